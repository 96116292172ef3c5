import type { Metric } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONG_DAY_WORDS } from '#web/chart/geometry/index.ts'
import { useApi } from '#web/lib/api-context.ts'
import { counted } from '#web/lib/format.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { daysByDate, factsOf, meanName, meanText, yearOfDate, type Facts } from './calendar-days.ts'
import { CalendarKey, LineKeys } from './calendar-key.tsx'
import { periodQuery } from './calendar.queries.ts'
import { DaysProblem } from './days-problem.tsx'
import { YearBox } from './year-box.tsx'
import { YearReading } from './year-reading.tsx'
import { YearTable } from './year-table.tsx'
import { classes } from '#web/lib/classes.ts'
import textStyles from '#web/ui/text.module.css'
import styles from './year-view.module.css'

/** From this many days on, figures are shown instead of the sentence. */
const FEW_DAYS = 14

/** A year as a chart, with a slider over its days, the entry of the selected day, and the same data as a table. */
export function YearView({
  day,
  metric,
  today,
  firstWeekday,
  linkToDay,
  onChoose,
  onRead,
}: {
  day: string
  metric: Metric
  today: string
  firstWeekday: number
  linkToDay: (date: string) => string
  onChoose: (date: string) => void
  onRead: (entry: Entry) => void
}) {
  const year = yearOfDate(day)
  const { data, error, refetch } = useQuery(periodQuery(useApi(), String(year).padStart(4, '0')))
  /** The day under the slider; it becomes the chosen day when the slider rests. */
  const [at, setAt] = useState({ from: day, date: day })
  const date = at.from === day ? at.date : day
  if (!data) return error ? <DaysProblem error={error} onRetry={() => void refetch()} /> : <Spinner />
  const days = daysByDate([data])
  const facts = factsOf([...days.values()])
  return (
    <>
      <YearFacts facts={facts} metric={metric} />
      <YearBox
        year={year}
        days={days}
        metric={metric}
        today={today}
        firstWeekday={firstWeekday}
        date={date}
        onMove={(next) => setAt({ from: day, date: next })}
        onRest={onChoose}
      />
      <YearReading date={date} chosen={day} day={days.get(date)} onRead={onRead} />
      <CalendarKey metric={metric}>
        <LineKeys metric={metric} />
        <span>
          <b aria-hidden="true">4</b>
          {LONG_DAY_WORDS} words or more
        </span>
      </CalendarKey>
      <YearTable year={year} days={days} linkTo={linkToDay} />
    </>
  )
}

function YearFacts({ facts, metric }: { facts: Facts; metric: Metric }) {
  if (facts.days === 0) return <p className={classes(textStyles.water, styles.few)}>Nothing written this year.</p>
  if (facts.days < FEW_DAYS) {
    return (
      <p className={classes(textStyles.water, styles.few)}>
        {counted(facts.days, 'day', 'days')} so far. Lines appear once your entries are closer together.
      </p>
    )
  }
  return (
    <p className={styles.facts}>
      <span>
        <b>{facts.days}</b>days written
      </span>
      <span>
        {facts[metric] !== null && <b>{meanText(facts[metric])}</b>}
        {meanName(facts[metric], metric)}
      </span>
      <span>
        <b>{facts.words.toLocaleString('en-US')}</b>words
      </span>
    </p>
  )
}
