import type { Metric } from '@soundings/core/entries'
import { useMemo, useRef } from 'react'
import { useSize } from '#web/chart/use-size.ts'
import { useWorthDrawing } from '#web/chart/use-worth-drawing.ts'
import { drawnYear, YearArt } from '#web/chart/year-art.tsx'
import { yearDays, type CalendarDay } from './calendar-days.ts'

/** The height of a weekday in a strip, in px; it is smaller on narrow screens. */
const PITCH = { wide: 12, narrow: 8.64, below: 500 }
/** The space for a strip before its width is known. */
const ROOM = { width: 868, height: 88 }

/** A year as a strip, drawn when it comes near the window. */
export function YearStrip({
  year,
  days,
  metric,
  today,
  firstWeekday,
}: {
  year: number
  days: ReadonlyMap<string, CalendarDay>
  metric: Metric
  today: string
  firstWeekday: number
}) {
  const svg = useRef<SVGSVGElement>(null)
  const size = useSize(svg)
  const isWorthDrawing = useWorthDrawing(svg)
  const width = isWorthDrawing ? (size?.width ?? null) : null
  const drawing = useMemo(
    () =>
      width === null
        ? null
        : drawnYear({
            year,
            firstWeekday,
            days: yearDays(days, metric),
            today,
            width,
            pitch: width < PITCH.below ? PITCH.narrow : PITCH.wide,
            upright: false,
            strip: true,
          }),
    [year, firstWeekday, days, metric, today, width],
  )
  return <YearArt drawing={drawing} size={ROOM} ref={svg} />
}
