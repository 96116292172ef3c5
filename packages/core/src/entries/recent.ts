/** Imported entries of the last 7 days are recent (docs/spec/numbers.md#imports). */
export const RECENT_DAYS = 7

/**
 * True for an imported entry’s day that is not yet history.
 * @param day ordinal local day
 * @param today ordinal local day
 */
export function isRecentDay(day: number, today: number): boolean {
  return today - day < RECENT_DAYS
}
