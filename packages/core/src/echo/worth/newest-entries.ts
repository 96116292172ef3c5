import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'

/**
 * The later line of a pair is from one of this many days, the last of which is the newest entry’s
 * (docs/spec/numbers.md#rules).
 */
const RECENT_DAYS = 7

/** The entries of the newest day, with which a line shown alone is compared. */
export function newestEntries({ quotable }: Journal): readonly Reading[] {
  return entriesOfDay(quotable, quotable.at(-1)?.entry.day)
}

/** The entries that the later line of a pair may be from: if today brings no new pair, an unused one may still come. */
export function recentEntries({ quotable }: Journal): readonly Reading[] {
  const last = quotable.at(-1)?.entry.day ?? 0
  return quotable.filter(({ entry }) => last - entry.day < RECENT_DAYS)
}

export function entriesOfDay(readings: readonly Reading[], day: number | undefined): readonly Reading[] {
  return readings.filter(({ entry }) => entry.day === day)
}
