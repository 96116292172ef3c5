import type { Dated } from './types.ts'

/** The fewest bare numbers of one shape that count as days, and the share of their steps that must rise. */
const DAYS_MIN = 3
const RISING_SHARE = 0.8

/**
 * Drops bare numbers ("3.", "3") unless those of one shape behave like days under month headings: they follow a blank
 * line, rise under each heading, and outnumber the ordinals. Page numbers and numbered lists don't.
 * @param all includes the month headings
 */
export function withoutBareDays(days: readonly Dated[], all: readonly Dated[]): Dated[] {
  const shape = commonestShape(days)
  const hasMonths = all.some(({ candidate }) => candidate.written.form === 'month')
  const isDay = ({ candidate }: Dated) => candidate.shape === shape && candidate.isAfterBlank
  const areDays = hasMonths && isRising(all.filter((each) => each.candidate.written.form === 'month' || isDay(each)))
  return days.filter((each) => each.candidate.written.form !== 'bare-day' || (areDays && isDay(each)))
}

/** The most frequent shape of day numbers, or null when ordinals are as frequent. */
function commonestShape(days: readonly Dated[]): string | null {
  const counts = new Map<string, number>()
  let ordinals = 0
  for (const { candidate } of days) {
    if (candidate.written.form === 'day') ordinals++
    if (candidate.written.form !== 'bare-day' || !candidate.isAfterBlank) continue
    counts.set(candidate.shape, (counts.get(candidate.shape) ?? 0) + 1)
  }
  let [best, most]: [string | null, number] = [null, Math.max(ordinals, DAYS_MIN - 1)]
  for (const [shape, count] of counts) if (count > most) [best, most] = [shape, count]
  return best
}

function isRising(monthsAndDays: readonly Dated[]): boolean {
  let [rising, steps, last]: [number, number, number | null] = [0, 0, null]
  for (const { candidate } of monthsAndDays) {
    const { day } = candidate.written
    if (last !== null && day !== null) {
      steps++
      if (day >= last) rising++
    }
    last = day
  }
  return rising >= steps * RISING_SHARE
}
