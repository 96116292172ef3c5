import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'

/**
 * The entries of the newest day, which the later line of a pair is from: readers kept a pair that had the other half of
 * today's story, and found one about an earlier day worse than nothing.
 */
export function newestEntries({ quotable }: Journal): readonly Reading[] {
  const last = quotable.at(-1)
  return quotable.filter(({ entry }) => entry.day === last?.entry.day)
}
