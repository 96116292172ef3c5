import type { Entry } from '@soundings/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { firstWeekday } from '#web/lib/first-weekday.ts'
import { monthAndYear } from '#web/lib/format.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CalendarBar, type Step } from './calendar-bar.tsx'
import { monthOfDate, monthsLater, yearOfDate } from './calendar-days.ts'
import { periodQuery } from './calendar.queries.ts'
import { MonthView } from './month-view.tsx'
import { SPANS, useCalendarPlace, type CalendarPlace } from './use-calendar-place.ts'
import styles from './calendar.module.css'

const MONTHS_IN_YEAR = 12

/** Fetched separately, because the month view doesn't need the drawings of years. */
const YearView = lazyPart(() => import('./year-view.tsx').then((module) => module.YearView))
const YearsView = lazyPart(() => import('./years-view.tsx').then((module) => module.YearsView))

/** The journal as a month, a year or all years, for one rating at a time. The URL contains the current view. */
export function Calendar({
  today,
  aside,
  onRead,
}: {
  /** Today’s date where the person is. */
  today: string
  /** Content shown next to the month. */
  aside?: ReactNode
  onRead: (entry: Entry) => void
}) {
  const { place, to, go } = useCalendarPlace(today)
  const { span, rating, day } = place
  const begins = firstWeekday()
  const choose = (date: string) => go({ day: date })
  return (
    <div className={styles.calendar}>
      <CalendarBar
        title={titleOf(place)}
        {...stepsOf(place, today, choose)}
        rating={rating}
        onRating={(metric) => go({ rating: metric })}
        span={span}
        spans={useSpans(place)}
        linkTo={(one) => to({ span: one })}
      />
      {span === 'month' && (
        <MonthView
          day={day}
          metric={rating}
          today={today}
          firstWeekday={begins}
          aside={aside}
          onChoose={choose}
          onRead={onRead}
        />
      )}
      <Suspense fallback={<Spinner />}>
        {span === 'year' && (
          <YearView
            key={yearOfDate(day)}
            day={day}
            metric={rating}
            today={today}
            firstWeekday={begins}
            linkToDay={(date) => to({ span: 'month', day: date })}
            onChoose={choose}
            onRead={onRead}
          />
        )}
        {span === 'years' && (
          <YearsView
            metric={rating}
            today={today}
            firstWeekday={begins}
            linkToYear={(year) => to({ span: 'year', day: lastOfYear(year, today) })}
          />
        )}
      </Suspense>
    </div>
  )
}

/** All years are offered from the second year on. */
function useSpans({ span, day }: CalendarPlace): CalendarPlace['span'][] {
  const { data } = useQuery({
    ...periodQuery(useApi(), span === 'year' ? day.slice(0, 4) : monthOfDate(day)),
    enabled: span !== 'years',
  })
  const first = data?.first ?? null
  const isFirstYear = span !== 'years' && (first === null || yearOfDate(first) === yearOfDate(day))
  return SPANS.filter((one) => one !== 'years' || !isFirstYear)
}

function titleOf({ span, day }: CalendarPlace): string {
  if (span === 'month') return monthAndYear(day)
  return span === 'year' ? String(yearOfDate(day)) : 'All years'
}

/** The steps to the previous and the next month or year; null for a period that has not begun. */
function stepsOf(
  { span, day }: CalendarPlace,
  today: string,
  choose: (date: string) => void,
): { previous?: Step; next?: Step } {
  if (span === 'years') return {}
  const step = (months: number): Step => {
    const date = monthsLater(day, months)
    const begins = span === 'month' ? `${monthOfDate(date)}-01` : `${date.slice(0, 4)}-01-01`
    const name = span === 'month' ? monthAndYear(date) : String(yearOfDate(date))
    return { name, go: begins > today ? null : () => choose(date > today ? today : date) }
  }
  const months = span === 'month' ? 1 : MONTHS_IN_YEAR
  return { previous: step(-months), next: step(months) }
}

function lastOfYear(year: number, today: string): string {
  const last = `${String(year).padStart(4, '0')}-12-31`
  return last > today ? today : last
}
