import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { sessionsQuery } from './sessions.queries.ts'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import rowStyles from '#web/ui/row.module.css'
import styles from './auth.module.css'
import textStyles from '#web/ui/text.module.css'

/** The browsers in which this person is signed in, with a button to sign out everywhere else. */
export function SessionList() {
  const { data, error, isPending, refetch } = useQuery(sessionsQuery(useApi()))
  const [asking, setAsking] = useState(false)
  if (isPending) return <p className={fieldStyles.hint}>Loading…</p>
  if (error) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load your sessions.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  const others = data.sessions.filter(({ current }) => !current).length
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b id="sessions-title">Sessions</b>
        <ul className={classes(styles.sessions, textStyles.meta)} aria-labelledby="sessions-title">
          {data.sessions.map((session, index) => (
            <li key={index}>
              Signed in on {dateTime(session.signed_in_at)}
              {session.current && ' (this browser)'}
            </li>
          ))}
        </ul>
      </div>
      {others > 0 && (
        <div className={rowStyles.actions}>
          <Button onClick={() => setAsking(true)}>Sign out everywhere else</Button>
        </div>
      )}
      {asking && <EndSessionsDialog others={others} onClose={() => setAsking(false)} />}
    </div>
  )
}
