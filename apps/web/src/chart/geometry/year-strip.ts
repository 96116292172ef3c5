import { dayOfDate, weekdayOf } from '@soundings/core/time'
import { contours } from './contours.ts'
import { tenth } from './geometry.ts'
import { smoothRing } from './smooth.ts'

/** One rated day of the year: its ordinal day and its mood, 1-5. */
export type StripDay = { day: number; mood: number }

/** The drawing of a year: tints and lines of the smoothed mood near rated days, and a mark below a period. */
export type YearStrip = {
  width: number
  height: number
  /** The area near rated days, and the days of the year: the drawing is cut to both. */
  limit: string
  days: string
  tints: readonly { level: 1 | 2 | 3 | 4 | 5; d: string }[]
  lines: readonly { isWhole: boolean; d: string }[]
  months: string
  /** The first letter of each month and its place. */
  labels: readonly { x: number; y: number; text: string }[]
  band: string
}

const WEEK = 7
const LETTERS = 'J F M A M J J A S O N D'.split(' ')
/** Spread of the surface in weeks and weekdays, and of the area in which it is drawn. */
const SURFACE = { x: 1.5, y: 1.25, reach: 3.2 }
const AREA = { x: 0.8, y: 1.3, reach: 3, limit: 0.45 }
/** Days beyond the top and the bottom of a week that still shape it. */
const BEYOND = { before: -4, after: 10 }
const CELL = 3
const TINTS = [
  { level: 2, from: 2.25 },
  { level: 3, from: 2.75 },
  { level: 4, from: 3.25 },
  { level: 5, from: 3.75 },
] as const
const LINES = [2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.25, 4.5]
/** Shifts the levels, because whole ratings would be exactly on one. */
const OFF_LEVEL = 0.004

/**
 * A year with a column for each week and Sunday at the top: the smoothed mood of rated days as five tints and lines.
 */
export function yearStrip(
  { year, days, from, to }: { year: number; days: readonly StripDay[]; from: number; to: number },
  { width, row, padding }: { width: number; row: number; padding: { top: number; bottom: number } },
): YearStrip {
  const first = dayOfDate(year, 1, 1) ?? 0
  const last = dayOfDate(year, 12, 31) ?? 0
  const offset = weekdayOf(first)
  const placeOf = (day: number) => ({
    week: Math.floor((day - first + offset) / WEEK),
    weekday: (day - first + offset) % WEEK,
  })
  const column = width / (placeOf(last).week + 1)
  const height = padding.top + row * WEEK + padding.bottom
  const left = (week: number) => week * column
  const top = (weekday: number) => padding.top + weekday * row
  const points = days.flatMap(({ day, mood }) => {
    const { week, weekday } = placeOf(day)
    // A Saturday is next to the Sunday of the week after.
    return [
      { week, weekday, mood },
      { week: week + 1, weekday: weekday - WEEK, mood },
      { week: week - 1, weekday: weekday + WEEK, mood },
    ].filter((point) => point.weekday > BEYOND.before && point.weekday < BEYOND.after)
  })
  const weights = (x: number, y: number, spread: { x: number; y: number; reach: number }) => {
    const [week, weekday] = [x / column - 0.5, (y - padding.top) / row - 0.5]
    let [sum, moods] = [0, 0]
    for (const point of points) {
      const dx = (point.week - week) / spread.x
      const dy = (point.weekday - weekday) / spread.y
      if (Math.abs(dx) > spread.reach || Math.abs(dy) > spread.reach) continue
      const weight = Math.exp(-(dx * dx + dy * dy) / 2)
      sum += weight
      moods += weight * point.mood
    }
    return { sum, mean: sum > 1e-6 ? moods / sum : 0 }
  }
  const pathAt = (field: (x: number, y: number) => number, level: number) =>
    (contours(field, width, height, CELL, [level])[0]?.rings ?? []).map((ring) => smoothRing(ring)).join('')
  const mood = (x: number, y: number) => weights(x, y, SURFACE).mean
  const limit = pathAt((x, y) => weights(x, y, AREA).sum, AREA.limit)
  const [begin, end] = [placeOf(from), placeOf(to)]
  return {
    width,
    height,
    limit,
    days: outlineOf(placeOf(first), placeOf(last), { left, top, column, row }),
    tints: [
      { level: 1, d: limit },
      ...TINTS.map((tint) => ({ level: tint.level, d: pathAt(mood, tint.from + OFF_LEVEL) })),
    ],
    lines: LINES.map((level) => ({ isWhole: Number.isInteger(level), d: pathAt(mood, level + OFF_LEVEL) })),
    months: monthLines(year, { placeOf, left, top }),
    labels: LETTERS.map((text, i) => ({
      x: tenth(left(placeOf(dayOfDate(year, i + 1, 1) ?? 0).week) + 2),
      y: padding.top - 8,
      text,
    })),
    band: `M${tenth(left(begin.week))} ${tenth(height - 1.5)}H${tenth(left(end.week + 1))}`,
  }
}

type Place = { week: number; weekday: number }
type Axes = { left: (week: number) => number; top: (weekday: number) => number }

/** Path data of the days of the year: whole weeks, except the first and the last. */
function outlineOf(first: Place, last: Place, { left, top, column, row }: Axes & { column: number; row: number }) {
  const box = (week: number, weeks: number, from: number, count: number) =>
    `M${tenth(left(week))} ${tenth(top(from))}h${tenth(weeks * column)}v${tenth(count * row)}h${tenth(-weeks * column)}z`
  return [
    box(first.week, 1, first.weekday, WEEK - first.weekday),
    box(first.week + 1, last.week - first.week - 1, 0, WEEK),
    box(last.week, 1, 0, last.weekday + 1),
  ].join('')
}

/** Path data of the stepped lines between months. */
function monthLines(year: number, { placeOf, left, top }: Axes & { placeOf: (day: number) => Place }): string {
  return Array.from({ length: 11 }, (_, i) => {
    const { week, weekday } = placeOf(dayOfDate(year, i + 2, 1) ?? 0)
    const [x, next] = [tenth(left(week)), tenth(left(week + 1))]
    if (weekday === 0) return `M${x} ${tenth(top(0))}V${tenth(top(WEEK))}`
    return `M${next} ${tenth(top(0))}V${tenth(top(weekday))}H${x}V${tenth(top(WEEK))}`
  }).join('')
}
