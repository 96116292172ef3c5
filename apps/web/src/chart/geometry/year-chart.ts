import { contours } from './contours.ts'
import { tenth, type Point } from './geometry.ts'
import { smoothRing } from './smooth.ts'
import { ROWS, yearLayout, type YearCell } from './year-layout.ts'
import { yearSurface } from './year-surface.ts'

/** A day with entries: the mean of one rating, 1-5 or null when unrated, and its words. */
export type YearDay = { value: number | null; words: number }

export type YearChartInput = {
  year: number
  /** The day that begins a week, 0 = Sunday. */
  firstWeekday: number
  days: ReadonlyMap<string, YearDay>
  /** The last day that is drawn. If it is in this year, it has a mark. */
  today: string
  /** In px. */
  width: number
  /** Height of a row in px, or of a week when upright. */
  pitch: number
  /** Weeks run down instead of across, for narrow screens. */
  upright: boolean
  /** Null for a chart with numerals. */
  strip: Strip | null
}

/** A small drawing without numerals: with the first letter of each month above it, and a mark below one period. */
export type Strip = { hasMonths: boolean; period: { from: string; to: string } | null }

/** The mark of one day: a numeral for its rating, bold if `long`; or a circle, larger if it has an unrated entry. */
type Mark = { date: string; x: number; y: number; numeral: string | null; long: boolean; written: boolean }
type Label = { x: number; y: number; text: string; middle: boolean }

/** A year as paths and positions, in px. */
export type YearChart = {
  width: number
  height: number
  /** The area of all days until today, and its part near days with entries. */
  sounded: string
  limit: string
  /** Areas above a level, the lowest first; each covers part of the one before. */
  tints: { level: 2 | 3 | 4 | 5; d: string }[]
  lines: { level: number; d: string }[]
  months: string
  labels: Label[]
  marks: Mark[]
  /** The position of each day, including those after today. */
  places: ReadonlyMap<string, Point>
  /** The mark below the weeks of a period, empty without one. */
  period: string
  today: { x: number; y: number; r: number } | null
}

const MARGINS = { left: 26, leftUpright: 40, top: 26, right: 2, bottom: 8 }
const STRIP_MARGINS = { bare: 2, months: 20, period: 8 }
/** Px from the lower edge of a strip to the middle of the mark below a period. */
const PERIOD_ABOVE = 1.5
/** The level of support below which nothing is drawn. */
const SUPPORT_MIN = 0.45
const LINE_LEVELS = [2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.25, 4.5] as const
/** The level at which each tint begins. The tint of level 1 is drawn below all of them. */
const TINTS = [
  { level: 2, from: 2.25 },
  { level: 3, from: 2.75 },
  { level: 4, from: 3.25 },
  { level: 5, from: 3.75 },
] as const
/** Shifts the levels slightly: many ratings are exactly at a level, where a contour would run through whole areas. */
const NUDGE = 0.004
const CELLS_PER_DAY = 3
const CELL_MIN = 3
/** Cell size in px. Strips have no numerals to fit around, and a page has many strips. */
const STRIP_CELL = 4
/** A day with at least this many words has a bold numeral. */
export const LONG_DAY_WORDS = 100
const STRIP_TODAY_R = 2.6
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const LABEL_GAP = 14

/** The size of a day and the start of the first one, in px. */
type Frame = { left: number; top: number; across: number; down: number; upright: boolean }

/**
 * A year of ratings as a hydrographic chart: each rating is a sounding, and tints and lines of equal rating show a
 * surface smoothed over nearby days. Nothing is drawn far from rated days.
 */
export function yearChart(input: YearChartInput): YearChart {
  const { width, pitch, upright, strip, days, today } = input
  const cells = yearLayout(input.year, input.firstWeekday)
  const weeks = (cells.at(-1)?.week ?? 0) + 1
  const { left, top, right, bottom } = marginsOf(input)
  const across = (width - left - right) / (upright ? ROWS : weeks)
  const frame: Frame = { left, top, across, down: pitch, upright }
  const height = top + pitch * (upright ? weeks : ROWS) + bottom

  const past = cells.filter(({ date }) => date <= today)
  const rated = past.flatMap(({ date, week, row }) => {
    const value = days.get(date)?.value ?? null
    return value === null ? [] : [{ week, row, value }]
  })
  const surface = yearSurface(rated)
  const cell = strip ? STRIP_CELL : Math.max(CELL_MIN, Math.min(frame.across, pitch) / CELLS_PER_DAY)
  const over = (read: (week: number, row: number) => number) => (x: number, y: number) => read(...placeAt(frame, x, y))
  const area = (levels: readonly number[], read: (week: number, row: number) => number) =>
    contours(over(read), width, height, cell, levels).map(({ level, rings }) => ({
      level,
      d: rings.map((ring) => smoothRing(ring)).join(''),
    }))
  const [limit] = area([SUPPORT_MIN], surface.support)
  const lines = limit
    ? area(
        LINE_LEVELS.map((level) => level + NUDGE),
        surface.level,
      ).map(({ level, d }) => ({ level: Math.round(level * 4) / 4, d }))
    : []
  const now = cells.find(({ date }) => date === today)
  return {
    width,
    height,
    sounded: outline(past, frame),
    limit: limit?.d ?? '',
    tints: TINTS.flatMap(({ level, from }) => {
      const line = lines.find((one) => one.level === from)
      return line ? [{ level, d: line.d }] : []
    }),
    lines,
    months: monthLines(cells, frame, width - right, height - bottom),
    labels: strip
      ? letters(cells, strip, frame)
      : [...monthLabels(cells, frame), ...weekdayLabels(input.firstWeekday, frame)],
    marks: strip ? [] : past.map((one) => markOf(one, days.get(one.date), frame)),
    places: new Map(cells.map((one) => [one.date, middle(one, frame)])),
    period: strip?.period ? periodMark(cells, strip.period, frame, height) : '',
    today: now ? todayRing(middle(now, frame), strip ? STRIP_TODAY_R : Math.min(frame.across, pitch) * 0.48) : null,
  }
}

function marginsOf({ strip, upright }: YearChartInput): { left: number; top: number; right: number; bottom: number } {
  if (!strip) return { ...MARGINS, left: upright ? MARGINS.leftUpright : MARGINS.left }
  const { bare, months, period } = STRIP_MARGINS
  return { left: 0, top: strip.hasMonths ? months : bare, right: 0, bottom: strip.period ? period : bare }
}

/** The center of a day in px. */
function middle({ week, row }: YearCell, { left, top, across, down, upright }: Frame): Point {
  const [x, y] = upright ? [row, week] : [week, row]
  return [tenth(left + (x + 0.5) * across), tenth(top + (y + 0.5) * down)]
}

/** The week and the weekday at a point in px: the inverse of `middle`, with fractions between days. */
function placeAt({ left, top, across, down, upright }: Frame, x: number, y: number): [week: number, row: number] {
  const along = (x - left) / across - 0.5
  const below = (y - top) / down - 0.5
  return upright ? [below, along] : [along, below]
}

/** Path data of the days of each week as one rectangle. */
function outline(cells: readonly YearCell[], { left, top, across, down, upright }: Frame): string {
  const weeks = new Map<number, { from: number; to: number }>()
  for (const { week, row } of cells) weeks.set(week, { from: weeks.get(week)?.from ?? row, to: row })
  return [...weeks]
    .map(([week, { from, to }]) => {
      const days = to - from + 1
      const [x, y] = upright ? [from, week] : [week, from]
      const width = tenth(across * (upright ? days : 1) + 0.6)
      const height = tenth(down * (upright ? 1 : days) + 0.6)
      return `M${tenth(left + x * across - 0.3)} ${tenth(top + y * down - 0.3)}h${width}v${height}h${-width}z`
    })
    .join('')
}

/** Path data of the stepped lines between months. */
function monthLines(cells: readonly YearCell[], frame: Frame, right: number, bottom: number): string {
  const { left, top, across, down, upright } = frame
  return firstDays(cells)
    .slice(1)
    .map(({ week, row }) => {
      if (upright) {
        const [x, y] = [tenth(left + row * across), tenth(top + week * down)]
        return row === 0 ? `M${left} ${y}H${tenth(right)}` : `M${left} ${tenth(y + down)}H${x}V${y}H${tenth(right)}`
      }
      const [x, y] = [tenth(left + week * across), tenth(top + row * down)]
      return row === 0 ? `M${x} ${top}V${tenth(bottom)}` : `M${tenth(x + across)} ${top}V${y}H${x}V${tenth(bottom)}`
    })
    .join('')
}

function firstDays(cells: readonly YearCell[]): YearCell[] {
  return cells.filter(({ date }) => date.endsWith('-01'))
}

/** The name of each month, at the first week that is entirely in it. */
function monthLabels(cells: readonly YearCell[], { left, top, across, down, upright }: Frame): Label[] {
  return firstDays(cells).map(({ month, week, row }) => {
    const at = row === 0 ? week : week + 1
    const text = MONTHS[month] ?? ''
    return upright
      ? { x: 0, y: tenth(top + (at + 0.5) * down), text, middle: false }
      : { x: tenth(left + at * across + 2), y: top - LABEL_GAP, text, middle: false }
  })
}

function letters(cells: readonly YearCell[], { hasMonths }: Strip, frame: Frame): Label[] {
  return hasMonths ? monthLabels(cells, frame).map((label) => ({ ...label, text: label.text.slice(0, 1) })) : []
}

/** Path data of a line below all weeks with a day of the period. */
function periodMark(
  cells: readonly YearCell[],
  period: { from: string; to: string },
  { left, across }: Frame,
  height: number,
): string {
  const weeks = cells.flatMap(({ date, week }) => (date >= period.from && date <= period.to ? [week] : []))
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (first === undefined || last === undefined) return ''
  return `M${tenth(left + first * across)} ${tenth(height - PERIOD_ABOVE)}H${tenth(left + (last + 1) * across)}`
}

function weekdayLabels(firstWeekday: number, { left, top, across, down, upright }: Frame): Label[] {
  return WEEKDAYS.map((_, row) => {
    const text = WEEKDAYS[(row + firstWeekday) % ROWS] ?? ''
    return upright
      ? { x: tenth(left + (row + 0.5) * across), y: top - LABEL_GAP, text, middle: true }
      : { x: 6, y: tenth(top + (row + 0.5) * down), text, middle: true }
  })
}

function markOf(cell: YearCell, day: YearDay | undefined, frame: Frame): Mark {
  const [x, y] = middle(cell, frame)
  const value = day?.value ?? null
  return {
    date: cell.date,
    x,
    y,
    numeral: value === null ? null : String(Math.round(value)),
    long: (day?.words ?? 0) >= LONG_DAY_WORDS,
    written: day !== undefined,
  }
}

function todayRing([x, y]: Point, r: number) {
  return { x, y, r: tenth(r) }
}
