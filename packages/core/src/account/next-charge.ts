import { dayOfDate, daysInMonth, isoDateOf } from '../time/index.ts'

/**
 * The day of the next monthly charge: the same day of the month as the plan's start, or the last day of a month that is
 * too short. A charge due today counts as taken.
 * @param since ordinal local day on which the plan began
 * @param today ordinal local day
 * @returns ordinal local day after `today`
 */
export function nextChargeDay(since: number, today: number): number {
  const [year = 1970, month = 1, day = 1] = isoDateOf(since).split('-').map(Number)
  const [thisYear = year, thisMonth = month] = isoDateOf(Math.max(since, today)).split('-').map(Number)
  let months = (thisYear - year) * 12 + (thisMonth - month)
  for (;;) {
    const next = sameDayMonthsLater({ year, month, day }, months)
    if (next > today && months > 0) return next
    months++
  }
}

function sameDayMonthsLater(from: { year: number; month: number; day: number }, months: number): number {
  const count = from.year * 12 + from.month - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return dayOfDate(year, month, Math.min(from.day, daysInMonth(year, month))) ?? 0
}
