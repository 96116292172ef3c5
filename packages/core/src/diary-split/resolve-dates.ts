import { dayOfDate, weekdayOf } from '../time/index.ts'
import { calendarDay } from './calendar-day.ts'
import { stepsOf, type Step } from './months.ts'
import type { CalendarDay, Candidate, Direction, NumericOrder, ResolvedDate } from './types.ts'

/** A step back of up to this many days is an entry out of order; a longer one is a new year. */
const LATE_DAYS_MAX = 31
/** Costs, in days, of a longer step back and of a wrong weekday. */
const BACK_COST = 400
const WEEKDAY_COST = 200
const HALF_YEAR = 183
const LEAP_YEARS = 4
/** Years to go back when weekdays decide the year of a document without any year. */
const YEARS_BACK = 60
const SAMPLE = 400
const AGREE_SHARE = 0.75

/**
 * The date of each candidate, or null for impossible dates, day numbers without a month, and weekdays without a date
 * nearby. A missing year comes from the year heading above, or from the dates around it, allowing for New Year; if the
 * document has no year at all, it is the latest year that agrees with the weekdays and is not after `today`.
 */
export function resolveDates(
  candidates: readonly Candidate[],
  order: NumericOrder | null,
  today: CalendarDay,
): { dates: (ResolvedDate | null)[]; direction: Direction } {
  const steps = stepsOf(candidates, order, today)
  const direction = directionOf(steps)
  const years = yearsOf(steps, direction, today)
  const dates: (ResolvedDate | null)[] = candidates.map(() => null)
  for (const [position, step] of steps.entries()) {
    const year = years[position]
    const day = year === null || year === undefined ? null : dayOfDate(year, step.month, step.day)
    if (day !== null && year) dates[step.index] = { date: { year, month: step.month, day: step.day }, day }
  }
  fillWeekdays(candidates, dates, direction)
  return { dates, direction }
}

/** Uses steps whose two years are known; without any, steps of less than half a year between months and days. */
function directionOf(steps: readonly Step[]): Direction {
  let [sum, partial] = [0, 0]
  let [before, dated]: (Step | null)[] = [null, null]
  for (const step of steps) {
    if (!step.isLeading) continue
    if (before) {
      const way = (step.month - before.month) * 31 + step.day - before.day
      if (Math.abs(way) < HALF_YEAR) partial += Math.sign(way)
    }
    before = step
    const year = step.year ?? step.yearAbove
    if (year === null) continue
    if (dated) {
      sum += Math.sign(
        (year - (dated.year ?? dated.yearAbove ?? year)) * 372 + (step.month - dated.month) * 31 + step.day - dated.day,
      )
    }
    dated = step
  }
  return (sum === 0 ? partial : sum) < 0 ? -1 : 1
}

function yearsOf(steps: readonly Step[], direction: Direction, today: CalendarDay): (number | null)[] {
  const first = steps.findIndex(({ year, yearAbove }) => (year ?? yearAbove) !== null)
  const anchor = steps[first]
  if (!anchor) return forward(steps, guessedYear(steps, direction, today), direction)
  const years = forward(steps.slice(first), anchor.year ?? anchor.yearAbove ?? 0, direction)
  const before = steps.slice(0, first).toReversed()
  const chain = [{ ...anchor, year: years[0] ?? null }, ...before]
  const backward: Direction = direction === 1 ? -1 : 1
  return [
    ...forward(chain, years[0] ?? 0, backward)
      .slice(1)
      .toReversed(),
    ...years,
  ]
}

/** The years of a sequence of steps, of which the first is in `base` unless it has its own year. */
function forward(steps: readonly Step[], base: number, direction: Direction): number[] {
  let [lastYear, lastDay]: [number, number | null] = [base, null]
  return steps.map((step) => {
    const year =
      step.year ??
      step.yearAbove ??
      (lastDay === null ? firstYear(step, base) : nextYear(step, lastYear, lastDay, direction))
    const day = dayOfDate(year, step.month, step.day)
    if (step.isLeading && day !== null) [lastYear, lastDay] = [year, day]
    return year
  })
}

/** `base`, or for `29 February` the nearest leap year before it. */
function firstYear(step: Step, base: number): number {
  for (let year = base; year > base - 2 * LEAP_YEARS; year--) {
    if (dayOfDate(year, step.month, step.day) !== null) return year
  }
  return base
}

/** The year with the shortest step from the previous date, in the direction of the document. */
function nextYear(step: Step, lastYear: number, lastDay: number, direction: Direction): number {
  const reach = step.month === 2 && step.day === 29 ? LEAP_YEARS : 1
  let [best, bestCost] = [lastYear, Infinity]
  for (let year = lastYear - reach; year <= lastYear + reach; year++) {
    const day = dayOfDate(year, step.month, step.day)
    if (day === null) continue
    const way = (day - lastDay) * direction
    const late = way >= -LATE_DAYS_MAX ? -2 * way : BACK_COST - way
    const isOther = step.weekday !== null && weekdayOf(day) !== step.weekday
    const cost = (way >= 0 ? way : late) + (isOther ? WEEKDAY_COST : 0)
    if (cost < bestCost) [best, bestCost] = [year, cost]
  }
  return best
}

/** The year of the first step in a document without any year. */
function guessedYear(steps: readonly Step[], direction: Direction, today: CalendarDay): number {
  const now = dayOfDate(today.year, today.month, today.day) ?? 0
  const trial = forward(steps, today.year, direction)
  const span = Math.max(0, ...ends(trial)) - today.year
  const sample = steps.slice(0, SAMPLE)
  const weekdays = sample.filter(({ weekday }) => weekday !== null).length
  let latest: number | null = null
  for (let base = today.year - span; base > today.year - span - YEARS_BACK; base--) {
    const years = forward(steps.length > SAMPLE && latest !== null ? sample : steps, base, direction)
    if (latest === null && years.some((year, index) => isAfter(year, steps[index], now))) continue
    latest ??= base
    const agreeing = sample.filter(({ month, day, weekday }, index) => {
      const found = dayOfDate(years[index] ?? 0, month, day)
      return weekday !== null && found !== null && weekdayOf(found) === weekday
    }).length
    if (agreeing >= weekdays * AGREE_SHARE) return base
  }
  return latest ?? today.year
}

function ends(years: readonly number[]): number[] {
  return [years[0] ?? 0, years.at(-1) ?? 0]
}

function isAfter(year: number, step: Step | undefined, now: number): boolean {
  return step !== undefined && (dayOfDate(year, step.month, step.day) ?? 0) > now
}

/** A weekday alone gets the next such day after the date before it, or the last such day before the following date. */
function fillWeekdays(candidates: readonly Candidate[], dates: (ResolvedDate | null)[], direction: Direction): void {
  const walk = (order: readonly number[], step: Direction) => {
    let last: number | null = null
    for (const index of order) {
      const candidate = candidates[index]
      if (!candidate) continue
      const { form, weekday } = candidate.written
      if (form === 'weekday' && weekday !== null && last !== null && !dates[index]) {
        const above = candidates[index - 1]
        const isBeneath = above !== undefined && above.isWhole && above.bodyStart >= candidate.lineStart
        const ahead = ((((weekday - weekdayOf(last)) * step) % 7) + 7) % 7
        const day: number = last + (ahead || (isBeneath ? 0 : 7)) * step
        dates[index] = { date: calendarDay(day), day }
      }
      if (form === 'weekday' || candidate.strength !== 'weak') last = dates[index]?.day ?? last
    }
  }
  const indices = [...candidates.keys()]
  walk(indices, direction)
  walk(indices.toReversed(), direction === 1 ? -1 : 1)
}
