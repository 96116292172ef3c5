/**
 * The lowest worth of a line that an Echo may quote. It is highest on the day after an Echo and falls a little with each
 * day without one. On a day without an entry, a line has nothing new to go with: readers of four journals rated 69 quotes
 * of such days 2.7 on average, and 139 others 3.0. The first Echo may quote any line: a new journal has few, and its
 * writer is waiting for it.
 */
export const LEAST_WORTH = { nextDay: 3, perDay: 0.1, last: 2.7, ever: 1.8, withoutEntry: 0.2 } as const

/**
 * The worth that a quote needs now.
 * @param days since the last Echo; null before the first one
 * @param isWritten whether today has an entry
 */
export function leastWorth(days: number | null, isWritten: boolean): number {
  const { nextDay, perDay, last, ever, withoutEntry } = LEAST_WORTH
  if (days === null) return ever
  return Math.max(last, nextDay - perDay * (days - 1)) + (isWritten ? 0 : withoutEntry)
}
