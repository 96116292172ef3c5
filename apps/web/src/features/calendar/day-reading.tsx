import type { Entry } from '@soundings/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { clockOf, weekdayAndDay } from '#web/lib/format.ts'
import { dayInEntries, writeFor } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { RatingReadouts } from '#web/ui/rating-readout.tsx'
import type { CalendarDay } from './calendar-days.ts'
import { dayEntriesQuery, ENTRIES_READ } from './calendar.queries.ts'
import { classes } from '#web/lib/classes.ts'
import textStyles from '#web/ui/text.module.css'
import styles from './day-reading.module.css'

/** The chosen day next to the month: its entries, or a way to write one. */
export function DayReading({
  date,
  day,
  onRead,
}: {
  date: string
  /** Undefined on a day without entries. */
  day: CalendarDay | undefined
  onRead: (entry: Entry) => void
}) {
  return (
    <section className={styles.reading} aria-live="polite" aria-labelledby="chosen-day">
      <h3 id="chosen-day">{weekdayAndDay(date)}</h3>
      {day ? <DayEntries date={date} entries={day.entries} onRead={onRead} /> : <EmptyDay date={date} />}
    </section>
  )
}

/** A day without entries offers to write one. */
function EmptyDay({ date }: { date: string }) {
  return (
    <>
      <p className={classes(textStyles.water, styles.empty)}>Nothing written.</p>
      <Link className={buttonClass()} to={writeFor(date)}>
        Write for this day
      </Link>
    </>
  )
}

function DayEntries({ date, entries, onRead }: { date: string; entries: number; onRead: (entry: Entry) => void }) {
  const { data, error, refetch } = useQuery(dayEntriesQuery(useApi(), date))
  if (!data) {
    return error ? (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load this day.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    ) : (
      <p className={textStyles.meta}>Loading…</p>
    )
  }
  return (
    <>
      {data.toReversed().map((entry) => (
        <article key={entry.id} className={styles.entry}>
          {entries > 1 && <h4>{clockOf(entry.local_time)}</h4>}
          <div className={styles.ratings}>
            <RatingReadouts ratings={entry} />
          </div>
          <p dir="auto" className={classes(styles.clip, entry.damaged && textStyles.water)}>
            {entry.content}
          </p>
          <Button onClick={() => onRead(entry)} aria-haspopup="dialog">
            Read entry
            {entries > 1 && <span className="sr"> of {clockOf(entry.local_time)}</span>}
          </Button>
        </article>
      ))}
      {entries > ENTRIES_READ && (
        <Link className={buttonClass({ look: 'ghost' })} to={dayInEntries(date)}>
          Show all {entries} entries
        </Link>
      )}
    </>
  )
}
