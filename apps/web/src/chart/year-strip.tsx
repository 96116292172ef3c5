import { useMemo, useRef } from 'react'
import type { Strip, YearDay } from '#web/chart/geometry/index.ts'
import { useSize } from './use-size.ts'
import { useWorthDrawing } from './use-worth-drawing.ts'
import { drawnYear, YearArt } from './year-art.tsx'

/** The width in px below which the rows are lower, and their share of the usual height. */
const NARROW = { below: 500, share: 0.72 }
/** The space for a strip of 12 px a row before its width is known. */
const ROOM = { width: 868, height: 88 }
const BARE: Strip = { hasMonths: false, period: null }

/** A year as a strip in the color of the channel around it, drawn when it comes near the window. */
export function YearStrip({
  year,
  firstWeekday,
  days,
  today,
  row,
  strip = BARE,
}: {
  year: number
  /** The day that begins a week, 0 = Sunday. */
  firstWeekday: number
  days: ReadonlyMap<string, YearDay>
  /** The last day that is drawn. If it is in this year, it has a mark. */
  today: string
  /** Height of a weekday in px on wide screens. */
  row: number
  strip?: Strip
}) {
  const svg = useRef<SVGSVGElement>(null)
  const size = useSize(svg)
  const isWorthDrawing = useWorthDrawing(svg)
  const width = isWorthDrawing ? (size?.width ?? null) : null
  const drawing = useMemo(() => {
    if (width === null) return null
    const pitch = width < NARROW.below ? row * NARROW.share : row
    return drawnYear({ year, firstWeekday, days, today, width, pitch, upright: false, strip })
  }, [year, firstWeekday, days, today, width, row, strip])
  return <YearArt drawing={drawing} size={ROOM} ref={svg} />
}
