import type { Metric } from '@soundings/core/entries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { YearStrip } from '#web/chart/year-strip.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { counted } from '#web/lib/format.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import {
  daysByDate,
  factsOf,
  meanName,
  meanText,
  STRIP_ROW,
  yearDays,
  yearOfDate,
  type CalendarDay,
} from './calendar-days.ts'
import { CalendarKey, LineKeys } from './calendar-key.tsx'
import { allDaysQuery } from './calendar.queries.ts'
import { DaysProblem } from './days-problem.tsx'
import channelStyles from '#web/ui/channel.module.css'
import { classes } from '#web/lib/classes.ts'
import emptyStyles from '#web/ui/empty.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './years-view.module.css'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Every year with entries as a strip, newest first; each row is one link to its year. */
export function YearsView({
  metric,
  today,
  firstWeekday,
  linkToYear,
}: {
  metric: Metric
  today: string
  firstWeekday: number
  linkToYear: (year: number) => string
}) {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    allDaysQuery(useApi()),
  )
  const years = useMemo(() => (data ? byYear(daysByDate(data.pages)) : []), [data])
  if (!data) return error ? <DaysProblem error={error} onRetry={() => void refetch()} /> : <Spinner />
  if (years.length === 0) {
    return (
      <div className={emptyStyles.empty} role="status">
        <p className={textStyles.water}>No entries yet. Your first one starts the first year.</p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>
          {MONTHS.map((month) => (
            <span key={month}>
              {month.slice(0, 1)}
              <i>{month.slice(1)}</i>
            </span>
          ))}
        </span>
      </div>
      <ol className={classes(styles.years, channelStyles[metric])}>
        {years.map(([year, days]) => (
          <YearRow
            key={year}
            year={year}
            days={days}
            metric={metric}
            today={today}
            firstWeekday={firstWeekday}
            to={linkToYear(year)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier years
        </Button>
      )}
      <CalendarKey metric={metric}>
        <LineKeys metric={metric} />
      </CalendarKey>
    </>
  )
}

function YearRow({
  year,
  days,
  metric,
  today,
  firstWeekday,
  to,
}: {
  year: number
  days: ReadonlyMap<string, CalendarDay>
  metric: Metric
  today: string
  firstWeekday: number
  to: string
}) {
  const facts = useMemo(() => factsOf([...days.values()]), [days])
  const rated = useMemo(() => yearDays(days, metric), [days, metric])
  const mean = facts[metric]
  const name = meanName(mean, metric)
  const counts = `${counted(facts.days, 'day', 'days')}, ${counted(facts.words, 'word', 'words')}`
  const spoken = mean === null ? name : `${METRIC_NAMES[metric].toLowerCase()} ${meanText(mean)} on average`
  const words = facts.words.toLocaleString('en-US')
  return (
    <li>
      <b>{year}</b>
      <div className={styles.strip}>
        <YearStrip year={year} firstWeekday={firstWeekday} days={rated} today={today} row={STRIP_ROW} />
      </div>
      <span className={styles.figures}>
        <span>
          {mean !== null && <strong>{meanText(mean)} </strong>}
          {name}
        </span>
        <span>
          <strong>{facts.days}</strong> {facts.days === 1 ? 'day' : 'days'}
        </span>
        <span className={styles.words}>
          <strong>{words}</strong> {facts.words === 1 ? 'word' : 'words'}
        </span>
      </span>
      <Link to={to} aria-label={`${year}: ${spoken}, ${counts}. Open the year.`} />
    </li>
  )
}

/** The days of each year, newest year first. */
function byYear(days: ReadonlyMap<string, CalendarDay>): [number, ReadonlyMap<string, CalendarDay>][] {
  const years = new Map<number, Map<string, CalendarDay>>()
  for (const [date, day] of days) {
    const year = yearOfDate(date)
    years.set(year, (years.get(year) ?? new Map<string, CalendarDay>()).set(date, day))
  }
  return [...years].toSorted(([a], [b]) => b - a)
}
