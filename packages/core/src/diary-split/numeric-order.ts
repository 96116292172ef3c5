import { dayOfDate, weekdayOf } from '../time/index.ts'
import type { CalendarDay, NumericOrder, WrittenDate } from './types.ts'
import { fullYear } from './century.ts'

type Dated = { written: WrittenDate }

export type InferredOrder = { order: NumericOrder | null; isCertain: boolean }

/** A weekday that fits only one order is stronger evidence than a step in time. */
const WEEKDAY_WEIGHT = 2
/** The order counts as certain when it has at least this share of the evidence. */
const CERTAIN_SHARE = 0.8

/** Month and day of a numeric date in `order`, or in the other order if only that is possible. */
export function inOrder(pair: readonly [number, number], order: NumericOrder | null): { month: number; day: number } {
  const [first, second] = pair
  const isDayFirst = first > 12 || (second <= 12 && order !== 'month-first')
  return isDayFirst ? { month: second, day: first } : { month: first, day: second }
}

/**
 * The order of day and month in numeric dates, inferred from the whole document: numbers above 12, weekdays that fit
 * only one order, and otherwise the order in which dates are closer together and not after `today`.
 */
export function inferOrder(candidates: readonly Dated[], today: CalendarDay): InferredOrder {
  const numeric = candidates.filter(({ written }) => written.pair !== null)
  if (numeric.length === 0) return { order: null, isCertain: true }
  let [dayFirst, monthFirst] = [0, 0]
  for (const { written } of numeric) {
    const [first, second] = written.pair ?? [1, 1]
    if (first > 12) dayFirst++
    else if (second > 12) monthFirst++
    else if (written.weekday !== null && written.year !== null && first !== second) {
      if (hasWeekday(written, 'day-first', today)) dayFirst += WEEKDAY_WEIGHT
      if (hasWeekday(written, 'month-first', today)) monthFirst += WEEKDAY_WEIGHT
    }
  }
  if (dayFirst !== monthFirst) {
    const most = Math.max(dayFirst, monthFirst)
    const order = dayFirst > monthFirst ? 'day-first' : 'month-first'
    return { order, isCertain: most >= (dayFirst + monthFirst) * CERTAIN_SHARE }
  }
  return fromSequence(numeric, today)
}

function hasWeekday(written: WrittenDate, order: NumericOrder, today: CalendarDay): boolean {
  const day = ordinalIn(written, order, today)
  return day !== null && weekdayOf(day) === written.weekday
}

function ordinalIn(written: WrittenDate, order: NumericOrder, today: CalendarDay): number | null {
  if (!written.pair) return null
  const { month, day } = inOrder(written.pair, order)
  return dayOfDate(fullYear(written, null, today) ?? today.year, month, day)
}

/** Diary entries are close in time, so the order with shorter steps between dates is more likely. */
function fromSequence(numeric: readonly Dated[], today: CalendarDay): InferredOrder {
  const last = dayOfDate(today.year, today.month, today.day) ?? 0
  const costs = (['day-first', 'month-first'] as const).map((order) => {
    let [previous, way, future]: [number | null, number, number] = [null, 0, 0]
    for (const { written } of numeric) {
      const day = ordinalIn(written, order, today)
      if (day === null) continue
      if (previous !== null) way += Math.abs(day - previous)
      if (written.year !== null && day > last) future++
      previous = day
    }
    return { way, future }
  })
  const [dayFirst, monthFirst] = costs
  const byFuture = (dayFirst?.future ?? 0) - (monthFirst?.future ?? 0)
  const byWay = (dayFirst?.way ?? 0) - (monthFirst?.way ?? 0)
  const isMonthFirst = byFuture === 0 ? byWay > 0 : byFuture > 0
  const isSame = numeric.every(({ written }) => written.pair?.[0] === written.pair?.[1])
  return { order: isMonthFirst ? 'month-first' : 'day-first', isCertain: isSame || byFuture !== 0 || byWay !== 0 }
}
