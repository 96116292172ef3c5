import type { Echo } from '@soundings/contract/echoes'
import { Link, type To } from 'react-router'
import { answerLink } from '#web/lib/asked-question.ts'
import { longCalendarDate } from '#web/lib/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import styles from './echo-question.module.css'
import textStyles from '#web/ui/text.module.css'

/** A link to an entry, with the state of its place in the history. */
export type EntryLink = { to: To; state: unknown }

/** An Echo’s question, and links to the entries that answer it; renders nothing without either. */
export function EchoQuestion({
  echoId,
  asking: { question, answers, local_date },
  linkTo,
}: {
  echoId: string
  asking: Pick<Echo, 'question' | 'answers' | 'local_date'>
  linkTo: (entryId: string) => EntryLink
}) {
  if (question === null && answers.length === 0) return null
  return (
    <div className={styles.question}>
      {question !== null && (
        <>
          <p className={textStyles.water}>{question}</p>
          <Link className={buttonClass()} {...answerLink({ question, echo: echoId, asked_on: local_date })}>
            Write about it
          </Link>
        </>
      )}
      {answers.length > 0 && (
        <ul>
          {answers.map(({ entry_id, local_date: date }) => (
            <li key={entry_id}>
              <Link {...linkTo(entry_id)}>You answered this on {longCalendarDate(date)}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
