import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { sessionsQuery } from './sessions.queries.ts'

/** Where this person is signed in, and the way to end that everywhere else. */
export function SessionList() {
  const { data, error, isPending, refetch } = useQuery(sessionsQuery(useApi()))
  const [asking, setAsking] = useState(false)
  if (isPending) return <p className="hint">Loading…</p>
  if (error) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Your sessions could not be loaded.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  const others = data.sessions.filter(({ current }) => !current).length
  return (
    <div className="rowline">
      <div>
        <b id="sessions-title">Sessions</b>
        <ul className="sessions meta" aria-labelledby="sessions-title">
          {data.sessions.map((session, index) => (
            <li key={index}>
              Signed in on {dateTime(session.signed_in_at)}
              {session.current && ' (this browser)'}
            </li>
          ))}
        </ul>
      </div>
      {others > 0 && (
        <div className="acts">
          <Button onClick={() => setAsking(true)}>End other sessions</Button>
        </div>
      )}
      {asking && <EndSessionsDialog others={others} onClose={() => setAsking(false)} />}
    </div>
  )
}
