import type { Entry } from '@soundings/contract/entries'
import { METRICS, type Metric } from '@soundings/core/entries'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { weekdayAndDay } from '#web/lib/format.ts'
import { dayInEntries, writeFor } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { RatingReadouts } from '#web/ui/rating-readout.tsx'
import type { CalendarDay } from './calendar-days.ts'
import { dayEntriesQuery } from './calendar.queries.ts'
import styles from './year-reading.module.css'

/** One line about the selected day. Its text is fetched when the slider rests. */
export function YearReading({
  date,
  chosen,
  day,
  onRead,
}: {
  date: string
  /** The day at which the slider rested last. */
  chosen: string
  /** Undefined on a day without entries. */
  day: CalendarDay | undefined
  onRead: (entry: Entry) => void
}) {
  const isResting = date === chosen
  const { data, error, refetch } = useQuery({
    ...dayEntriesQuery(useApi(), date),
    enabled: isResting && day !== undefined,
  })
  const entry = data?.at(-1)
  const line = error ? sentenceOf(error, 'Couldn’t load this day.') : (entry?.content ?? (isResting ? 'Loading…' : ''))
  return (
    <section className={styles.reading} aria-live="polite" aria-label="The chosen day">
      <h3>{weekdayAndDay(date)}</h3>
      <div>
        {day ? (
          <>
            <div className={styles.ratings}>
              <RatingReadouts ratings={rounded(day)} />
            </div>
            <p>{line}</p>
          </>
        ) : (
          <p>Nothing written.</p>
        )}
      </div>
      {!day ? (
        <Link className={buttonClass()} to={writeFor(date)}>
          Write for this day
        </Link>
      ) : day.entries > 1 ? (
        <Link className={buttonClass()} to={dayInEntries(date)}>
          Show {day.entries} entries
        </Link>
      ) : error ? (
        <Button onClick={() => void refetch()}>Try again</Button>
      ) : (
        <Button disabled={!entry} aria-haspopup="dialog" onClick={() => entry && onRead(entry)}>
          Read entry
        </Button>
      )}
    </section>
  )
}

function rounded(day: CalendarDay): Record<Metric, number | null> {
  const values = METRICS.map((metric) => [metric, day[metric] === null ? null : Math.round(day[metric])])
  return Object.fromEntries(values) as Record<Metric, number | null>
}
