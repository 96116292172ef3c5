import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'

/** Days in which the later line of a pair was written, with the newest one (docs/spec/numbers.md#rules). */
const RECENT_DAYS = 7

/** The entries of the newest day, which a line alone meets. */
export function newestEntries({ quotable }: Journal): readonly Reading[] {
  return entriesOfDay(quotable, quotable.at(-1)?.entry.day)
}

/** The entries that the later line of a pair may be from: an evening has at most one pair, and the next may have none. */
export function recentEntries({ quotable }: Journal): readonly Reading[] {
  const last = quotable.at(-1)?.entry.day ?? 0
  return quotable.filter(({ entry }) => last - entry.day < RECENT_DAYS)
}

export function entriesOfDay(readings: readonly Reading[], day: number | undefined): readonly Reading[] {
  return readings.filter(({ entry }) => entry.day === day)
}
