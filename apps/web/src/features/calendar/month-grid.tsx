import type { Metric } from '@soundings/core/entries'
import { WEEKDAYS } from '@soundings/core/time'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { levelTint } from '#web/chart/level-tint.ts'
import { MetricMark } from '#web/ui/marks.tsx'
import { PhotographMark } from '#web/ui/photograph-mark.tsx'
import { Sounding } from '#web/ui/sounding.tsx'
import { daysLater, daySentence, monthOfDate, monthsLater, rowOf, weeksOf, type CalendarDay } from './calendar-days.ts'
import channelStyles from '#web/ui/channel.module.css'
import { classes } from '#web/lib/classes.ts'
import styles from './month-grid.module.css'
import textStyles from '#web/ui/text.module.css'

/**
 * A month as a grid with one tab stop. Arrow keys move by day and week, Home and End to the ends of a week, Page Up and
 * Page Down by month; Enter chooses a day. Days after today can’t be reached.
 */
export function MonthGrid({
  label,
  days,
  metric,
  chosen,
  today,
  firstWeekday,
  busy,
  onChoose,
}: {
  label: string
  days: ReadonlyMap<string, CalendarDay>
  metric: Metric
  /** A day of the month that is shown. */
  chosen: string
  today: string
  firstWeekday: number
  busy: boolean
  onChoose: (date: string) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  /** The day reached with the keys, until another day is chosen. */
  const [moved, setMoved] = useState({ from: chosen, to: chosen })
  const stop = moved.from === chosen ? moved.to : chosen
  const isMoving = useRef(false)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [stop])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const wanted = dayAfterKey(event.key, stop, firstWeekday)
    if (wanted === null) return
    event.preventDefault()
    const to = wanted > today ? today : wanted
    if (to === stop) return
    isMoving.current = true
    if (monthOfDate(to) === monthOfDate(chosen)) setMoved({ from: chosen, to })
    else onChoose(to)
  }

  return (
    // The grid handles the keys, whichever cell has the focus.
    <div
      ref={grid}
      className={classes(styles.month, channelStyles[metric])}
      role="grid"
      aria-label={label}
      aria-busy={busy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.week} role="row">
        {WEEKDAYS.map((_, row) => {
          const name = WEEKDAYS[(row + firstWeekday) % 7] ?? ''
          return (
            <div key={name} className={styles.weekday} role="columnheader">
              <span className="sr">{name}</span>
              <span aria-hidden="true">
                {name.slice(0, 1)}
                <span className={styles.rest}>{name.slice(1, 3)}</span>
              </span>
            </div>
          )
        })}
      </div>
      {weeksOf(monthOfDate(chosen), firstWeekday).map((week) => (
        <div key={week.find((date) => date !== null)} className={styles.week} role="row">
          {week.map((date, row) => {
            if (date === null) return <div key={row} />
            const isAhead = date > today
            return (
              <div
                key={row}
                className={styles.cell}
                role="gridcell"
                aria-selected={date === chosen}
                aria-disabled={isAhead || undefined}
              >
                {isAhead ? (
                  <span className={classes(styles.day, styles.ahead)}>
                    <span className={styles.date}>{Number(date.slice(8))}</span>
                  </span>
                ) : (
                  <DayButton
                    date={date}
                    day={days.get(date)}
                    metric={metric}
                    today={today}
                    isStop={date === stop}
                    onChoose={onChoose}
                  />
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function DayButton({
  date,
  day,
  metric,
  today,
  isStop,
  onChoose,
}: {
  date: string
  day: CalendarDay | undefined
  metric: Metric
  today: string
  isStop: boolean
  onChoose: (date: string) => void
}) {
  const value = day?.[metric] ?? null
  const level = value === null ? null : Math.round(value)
  return (
    <button
      type="button"
      className={classes(
        styles.day,
        !day && styles.none,
        day && level === null && styles.unrated,
        date === today && styles.today,
      )}
      {...(level === null ? {} : { style: levelTint(level) })}
      tabIndex={isStop ? 0 : -1}
      aria-label={daySentence(date, day, metric, today)}
      aria-current={date === today ? 'date' : undefined}
      onClick={() => onChoose(date)}
    >
      <span className={styles.date}>{Number(date.slice(8))}</span>
      {day && day.photographs > 0 && <PhotographMark className={classes(styles.photograph, textStyles.mark)} />}
      {level !== null && (
        // The button's name says it in words.
        <span className={styles.value} aria-hidden="true">
          <MetricMark metric={metric} />
          {level}
        </span>
      )}
      {day && <Sounding words={day.words} className={styles.words} />}
    </button>
  )
}

/** The day that a key leads to; null for any other key. */
function dayAfterKey(key: string, day: string, firstWeekday: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1)
    case 'ArrowRight':
      return daysLater(day, 1)
    case 'ArrowUp':
      return daysLater(day, -7)
    case 'ArrowDown':
      return daysLater(day, 7)
    case 'Home':
      return daysLater(day, -rowOf(day, firstWeekday))
    case 'End':
      return daysLater(day, 6 - rowOf(day, firstWeekday))
    case 'PageUp':
      return monthsLater(day, -1)
    case 'PageDown':
      return monthsLater(day, 1)
    default:
      return null
  }
}
