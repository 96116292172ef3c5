import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import type { AskedQuestion } from '#web/lib/asked-question.ts'
import { echoSnapshotsQuery } from '#web/lib/echo-snapshots.ts'
import { longCalendarDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './asked-above.module.css'
import textStyles from '#web/ui/text.module.css'

/** The question that the text answers, with a link to its Echo while that exists. It isn’t part of the text. */
export function AskedAbove({ asked, onDrop }: { asked: AskedQuestion; onDrop: () => void }) {
  const titleId = useId()
  const { data } = useQuery(echoSnapshotsQuery(useApi()))
  const echo = data?.snapshots.find(({ id }) => id === asked.echo)
  return (
    <section className={styles.above} aria-labelledby={titleId}>
      <h2 className={textStyles.meta} id={titleId}>
        A question from your Echo on {longCalendarDate(asked.asked_on)}
      </h2>
      {echo && (
        <blockquote dir="auto" className={textStyles.meta}>
          {echo.text}
        </blockquote>
      )}
      <p className={textStyles.water}>{asked.question}</p>
      <Button look="ghost" onClick={onDrop}>
        Write without it
      </Button>
    </section>
  )
}
