import type { Metric } from '@soundings/core/entries'
import { DAY_MS } from '@soundings/core/time'
import { useId, useMemo, useRef } from 'react'
import { customProperties } from '#web/chart/custom-properties.ts'
import { useSize } from '#web/chart/use-size.ts'
import { drawnYear, YearArt } from '#web/chart/year-art.tsx'
import { useNarrow } from '#web/ui/use-narrow.ts'
import { shortWeekday } from '#web/lib/format.ts'
import { daySentence, daysLater, monthsLater, ratingText, yearDays, type CalendarDay } from './calendar-days.ts'
import channelStyles from '#web/ui/channel.module.css'
import { classes } from '#web/lib/classes.ts'
import neatlineStyles from '#web/ui/neatline.module.css'
import styles from './year-box.module.css'

/** The height of a weekday and, on phones, of a week, in px. */
const PITCH = { wide: 34, narrow: 23 }
/** The space for the chart before its width is known. */
const ROOM = { wide: { width: 1128, height: 272 }, narrow: { width: 378, height: 1253 } }
/** Half the size of the frame around the selected day, in px. */
const FRAME = { x: 11, y: 12 }

/**
 * The chart of a year over one native slider: arrow keys move by a day, Page Up and Page Down by a month. On phones
 * weeks run downward, and the slider is within reach of the thumb.
 */
export function YearBox({
  year,
  days,
  metric,
  today,
  firstWeekday,
  date,
  onMove,
  onRest,
}: {
  year: number
  days: ReadonlyMap<string, CalendarDay>
  metric: Metric
  today: string
  firstWeekday: number
  /** The day at the slider's position. */
  date: string
  onMove: (date: string) => void
  /** Called when the slider is released. */
  onRest: (date: string) => void
}) {
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const size = useSize(svg)
  const upright = useNarrow()
  const width = size?.width ?? null
  const rated = useMemo(() => yearDays(days, metric), [days, metric])
  const drawing = useMemo(
    () =>
      width === null
        ? null
        : drawnYear({
            year,
            firstWeekday,
            days: rated,
            today,
            width,
            pitch: upright ? PITCH.narrow : PITCH.wide,
            upright,
            strip: null,
          }),
    [year, firstWeekday, rated, today, width, upright],
  )
  const first = `${date.slice(0, 4)}-01-01`
  const last = lastDay(date, today)
  const at = drawing?.places.get(date)
  const day = days.get(date)
  const length = ordinal(first, last)
  const value = ordinal(first, date)
  const move = (to: string) => onMove(to < first ? first : to > last ? last : to)
  return (
    <div className={classes(neatlineStyles.neatline, styles.box, channelStyles[metric])}>
      <div className={styles.inner}>
        <div className={styles.chart}>
          <YearArt drawing={drawing} size={upright ? ROOM.narrow : ROOM.wide} ref={svg}>
            {at && drawing && (
              <g className={styles.at}>
                <rect x={at[0] - FRAME.x} y={at[1] - FRAME.y} width={FRAME.x * 2} height={FRAME.y * 2} />
                {!upright && <path d={`M${at[0]} ${at[1] + FRAME.y}V${drawing.height}`} />}
              </g>
            )}
          </YearArt>
        </div>
        <div
          className={styles.line}
          style={customProperties({
            '--x': at ? `${at[0]}px` : '50%',
            '--part': length === 1 ? 0 : (value - 1) / (length - 1),
          })}
        >
          <output htmlFor={id} aria-hidden="true">
            {shortWeekday(date)}
            <b>{day ? ratingText(day, metric).split(',')[0] : 'Nothing written'}</b>
          </output>
          <i aria-hidden="true" />
          <input
            id={id}
            type="range"
            min={1}
            max={length}
            value={value}
            aria-label={`Day of ${year}`}
            aria-valuetext={daySentence(date, day, metric, today)}
            onChange={(event) => move(daysLater(first, event.target.valueAsNumber - 1))}
            onKeyDown={(event) => {
              const months = { PageUp: 1, PageDown: -1 }[event.key]
              if (months === undefined) return
              event.preventDefault()
              move(monthsLater(date, months))
            }}
            onKeyUp={() => onRest(date)}
            onPointerUp={() => onRest(date)}
          />
        </div>
      </div>
    </div>
  )
}

/** The last day of the year that is not in the future. */
function lastDay(date: string, today: string): string {
  const last = `${date.slice(0, 4)}-12-31`
  return last < today ? last : today
}

/** The number of days from `first` to `date`, both included. */
function ordinal(first: string, date: string): number {
  return (Date.parse(date) - Date.parse(first)) / DAY_MS + 1
}
