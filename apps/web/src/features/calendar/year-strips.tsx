import { useQueries } from '@tanstack/react-query'
import { YearStrip } from '#web/chart/year-strip.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { useAccountZone } from '#web/lib/account-zone.ts'
import { firstWeekday } from '#web/lib/first-weekday.ts'
import { classes } from '#web/lib/classes.ts'
import { useToday } from '#web/ui/use-today.ts'
import { daysByDate, STRIP_ROW, yearDays, yearOfDate } from './calendar-days.ts'
import { periodQuery } from './calendar.queries.ts'
import channelStyles from '#web/ui/channel.module.css'
import styles from './year-strips.module.css'

/** The most years that are drawn. */
const SHOWN = 3

/** The latest years of a span as strips. They are decorative, because the figures next to them say the same. */
export function YearStrips({ span }: { span: { first: string; last: string } }) {
  const api = useApi()
  const today = useToday(useAccountZone())
  const last = yearOfDate(span.last)
  const years = Array.from({ length: SHOWN }, (_, index) => last - index).filter(
    (year) => year >= yearOfDate(span.first),
  )
  const answers = useQueries({ queries: years.map((year) => periodQuery(api, String(year))) })
  return (
    <ul className={classes(styles.strips, channelStyles.mood)} aria-hidden="true">
      {years.map((year, index) => (
        <li key={year}>
          <b>{year}</b>
          <YearStrip
            year={year}
            firstWeekday={firstWeekday()}
            days={yearDays(daysByDate(answers[index]?.data ? [answers[index].data] : []), 'mood')}
            today={today}
            row={STRIP_ROW}
          />
        </li>
      ))}
    </ul>
  )
}
