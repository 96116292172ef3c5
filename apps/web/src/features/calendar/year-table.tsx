import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { METRICS } from '@soundings/core/entries'
import { MONTHS } from '@soundings/core/time'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { weekdayAndDay } from '#web/lib/format.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { factsOf, meanText, monthOfDate, type CalendarDay, type Facts } from './calendar-days.ts'
import controlStyles from '#web/ui/controls.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './year-table.module.css'

/** The chart’s whole content as a table: the year by month and, on request, every day with a link. */
export function YearTable({
  year,
  days,
  linkTo,
}: {
  year: number
  days: ReadonlyMap<string, CalendarDay>
  linkTo: (date: string) => string
}) {
  const [isOpen, setOpen] = useState(false)
  const [showsDays, setShowsDays] = useState(false)
  const dates = [...days.keys()].toSorted()
  const months = MONTHS.flatMap((name, index) => {
    const month = `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`
    const own = dates.filter((date) => monthOfDate(date) === month).flatMap((date) => days.get(date) ?? [])
    return own.length === 0 ? [] : [{ name, facts: factsOf(own) }]
  })
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <CaretRightIcon className={textStyles.icon} aria-hidden="true" />
        Read the year as a table
      </summary>
      {isOpen && (
        <div className={styles.scroll}>
          <div className={styles.switch}>
            {showsDays ? `Each day of ${year}.` : `${year} by month, averaged over the days you wrote.`}{' '}
            <button type="button" className={controlStyles.linkButton} onClick={() => setShowsDays(!showsDays)}>
              {showsDays ? 'By month' : 'By day'}
            </button>
          </div>
          {showsDays ? (
            <Rows caption={`Each day of ${year}`} first="Day" countName="Entries">
              {dates.map((date) => {
                const day = days.get(date)
                return (
                  day && (
                    <Row key={date} count={day.entries} facts={day}>
                      <Link to={linkTo(date)}>{weekdayAndDay(date)}</Link>
                    </Row>
                  )
                )
              })}
            </Rows>
          ) : (
            <Rows caption={`${year} by month`} first="Month" countName="Days">
              {months.map(({ name, facts }) => (
                <Row key={name} count={facts.days} facts={facts}>
                  {name}
                </Row>
              ))}
            </Rows>
          )}
        </div>
      )}
    </details>
  )
}

function Rows({
  caption,
  first,
  countName,
  children,
}: {
  caption: string
  first: string
  countName: string
  children: ReactNode
}) {
  return (
    <table>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{countName}</th>
          {METRICS.map((metric) => (
            <th key={metric} scope="col">
              {METRIC_NAMES[metric]}
            </th>
          ))}
          <th scope="col">Words</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Row({
  count,
  facts,
  children,
}: {
  count: number
  facts: Pick<Facts, 'words' | (typeof METRICS)[number]>
  children: ReactNode
}) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{count}</td>
      {METRICS.map((metric) => (
        <td key={metric}>{meanText(facts[metric])}</td>
      ))}
      <td>{facts.words.toLocaleString('en-US')}</td>
    </tr>
  )
}
