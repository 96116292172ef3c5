/**
 * What readers would at least give a quote: on the day after an Echo, less with every further day without one, and never
 * less than the last. The first Echo may quote any line: a new journal has few, and its writer waits.
 */
export const LEAST_WORTH = { nextDay: 2.8, perDay: 0.1, last: 2.5, ever: 1.8 } as const

/**
 * The worth that a quote needs now.
 * @param days since the last Echo; null before the first one
 */
export function leastWorth(days: number | null): number {
  const { nextDay, perDay, last, ever } = LEAST_WORTH
  return days === null ? ever : Math.max(last, nextDay - perDay * (days - 1))
}
