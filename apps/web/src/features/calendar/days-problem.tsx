import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import styles from './days-problem.module.css'

/** The message if the days couldn’t be loaded, because an empty calendar would look like a journal without entries. */
export function DaysProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={styles.problem}>
      <Message kind="err">{sentenceOf(error, 'Couldn’t load your calendar.')}</Message>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
