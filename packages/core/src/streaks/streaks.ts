import { HOUR_MS } from '../time/index.ts'
import { DATE_LINE_HOURS, STREAK_MESSAGES, STREAK_STAR_DAYS } from './constants.ts'

/** The fields of an entry that streaks use. */
export type StreakEntry = {
  /** Time of writing, ms since the epoch. */
  time: number
  /** Ordinal local day, set when the entry was saved. */
  day: number
  /** Minutes east of UTC when the entry was saved. */
  utcOffset: number
}

export type Streaks = { current: number; longest: number }

/**
 * Streaks of consecutive local days with an entry. `current` lasts until the end of the day after its last entry. Days
 * are the ordinals stored with each entry, so days of 23 and 25 hours need no special case. A traveler crossing the
 * date line eastward skips a calendar day without missing one: two entries with different offsets, at most 36 hours
 * apart, whose days differ by 2, count as consecutive (docs/spec/rules.md#streaks).
 * @param today ordinal local day now; later entries are ignored
 */
export function streaks(entries: readonly StreakEntry[], today: number): Streaks {
  const ordered = entries.filter((entry) => entry.day <= today).toSorted((a, b) => a.time - b.time)
  const days = [...new Set(ordered.map((entry) => entry.day))].toSorted((a, b) => a - b)
  const skipped = skippedDays(ordered)
  let run = 0
  let longest = 0
  let previous = Number.NEGATIVE_INFINITY
  for (const day of days) {
    const follows = day - previous === 1 || (day - previous === 2 && skipped.has(day - 1))
    run = follows ? run + 1 : 1
    longest = Math.max(longest, run)
    previous = day
  }
  return { current: today - previous <= 1 ? run : 0, longest }
}

/** Calendar days that a traveler skipped at the date line. */
function skippedDays(ordered: readonly StreakEntry[]): Set<number> {
  const skipped = new Set<number>()
  for (const [i, entry] of ordered.entries()) {
    const before = ordered[i - 1]
    if (!before || before.utcOffset === entry.utcOffset || entry.day - before.day !== 2) continue
    if (entry.time - before.time <= DATE_LINE_HOURS * HOUR_MS) skipped.add(entry.day - 1)
  }
  return skipped
}

/** The streak star: two consecutive days or more. */
export function hasStreakStar(days: number): boolean {
  return days >= STREAK_STAR_DAYS
}

/** The message for a streak of `days`, or null without a streak. */
export function streakMessage(days: number): string | null {
  return STREAK_MESSAGES.find(([from]) => days >= from)?.[1] ?? null
}
