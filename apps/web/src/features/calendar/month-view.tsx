import type { Entry } from '@soundings/contract/entries'
import type { Metric } from '@soundings/core/entries'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { monthAndYear } from '#web/lib/format.ts'
import { Sounding } from '#web/ui/sounding.tsx'
import { daysByDate, monthOfDate, type CalendarDay } from './calendar-days.ts'
import { CalendarKey } from './calendar-key.tsx'
import { periodQuery } from './calendar.queries.ts'
import { DayReading } from './day-reading.tsx'
import { DaysProblem } from './days-problem.tsx'
import { MonthGrid } from './month-grid.tsx'
import styles from './month-view.module.css'

const NO_DAYS: ReadonlyMap<string, CalendarDay> = new Map()

/** The month of a day, next to the day’s entries. */
export function MonthView({
  day,
  metric,
  today,
  firstWeekday,
  aside,
  onChoose,
  onRead,
}: {
  day: string
  metric: Metric
  today: string
  firstWeekday: number
  /** Content shown below the chosen day. */
  aside?: ReactNode
  onChoose: (date: string) => void
  onRead: (entry: Entry) => void
}) {
  const { data, error, refetch } = useQuery(periodQuery(useApi(), monthOfDate(day)))
  const days = data ? daysByDate([data]) : NO_DAYS
  return (
    <div className={styles.layout}>
      <div>
        {error && !data && <DaysProblem error={error} onRetry={() => void refetch()} />}
        <MonthGrid
          label={monthAndYear(day)}
          days={days}
          metric={metric}
          chosen={day}
          today={today}
          firstWeekday={firstWeekday}
          busy={!data && !error}
          onChoose={onChoose}
        />
        <CalendarKey metric={metric}>
          <span className={styles.wordsKey}>
            <Sounding words={111} className={styles.words} />
            words, 111
          </span>
        </CalendarKey>
      </div>
      <aside aria-label="The chosen day">
        {data && <DayReading key={day} date={day} day={days.get(day)} onRead={onRead} />}
        {aside}
      </aside>
    </div>
  )
}
