import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { counted, dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { sessionsQuery, useEndOtherSessions } from './sessions.queries.ts'

/** Where this person is signed in, and the way to end that everywhere else. */
export function SessionList() {
  const { data, error, isPending, refetch } = useQuery(sessionsQuery(useApi()))
  const end = useEndOtherSessions()
  const toast = useToast()
  if (isPending) return <p className="hint">Loading…</p>
  if (error) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Your sessions could not be loaded.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  const hasOthers = data.sessions.some(({ current }) => !current)
  const endOthers = () =>
    end.mutate(undefined, {
      onSuccess: ({ ended }) => toast(`${counted(ended, 'other session', 'other sessions')} ended.`),
    })
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
        {end.isError && <Message kind="err">{sentenceOf(end.error, 'The other sessions could not be ended.')}</Message>}
      </div>
      {hasOthers && (
        <div className="acts">
          <Button busy={end.isPending} onClick={endOthers}>
            End other sessions
          </Button>
        </div>
      )}
    </div>
  )
}
