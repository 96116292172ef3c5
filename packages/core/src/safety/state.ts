import {
  DARK_ENTRIES,
  DARK_MOOD,
  DARK_SENTIMENT,
  DECIDING_DAYS,
  GENTLE_DAYS,
  GENTLE_DAYS_AFTER_QUIET,
  HOLD_DAYS,
  HOLD_LATER_ENTRIES,
  LIGHT_DAYS,
  LIGHT_LATER_ENTRIES,
  LIGHT_PAIR_DAYS,
  LOW_MEAN_MOOD,
  LOW_RATED_DAYS,
  LOW_RATED_ENTRIES,
  LOW_RATED_MIN,
  QUIET_DAYS_MAX,
} from './constants.ts'
import { atLeast, type Level } from './level.ts'

/** One entry as the state machine sees it. */
export type SafetyEntry = {
  /** Ordinal local day. */
  day: number
  /** 1-5, null when unrated. */
  mood: number | null
  /** Sentiment of the wording in (−1, 1), null when it cannot be read. */
  sentiment: number | null
  level: Level
}

/** `open`: everything may be said; `gentle`: little, and plainly; `quiet`: nothing is drawn from the entries. */
export type SafetyState = 'open' | 'gentle' | 'quiet'

/**
 * The state of a journal (echo-2 §1.3).
 * @param entries in order of time, oldest first; those of the last `DECIDING_DAYS` are enough
 * @param today ordinal local day now
 */
export function safetyState(entries: readonly SafetyEntry[], today: number): SafetyState {
  return stateOf(
    entries
      .filter(({ day }) => day <= today && today - day <= DECIDING_DAYS)
      .map(({ day, mood, sentiment, level }) => ({ day, mood, sentiment, level })),
    today,
  )
}

function stateOf(entries: readonly SafetyEntry[], today: number): SafetyState {
  if (hasHold(entries, today) || hasLight(entries, today)) return 'quiet'
  for (let day = today; day > today - GENTLE_DAYS; day--) {
    const until = entriesUntil(entries, day)
    if (until.some((entry) => entry.day === day && entry.level === 'heavy') || ratingsAreLow(until, day))
      return 'gentle'
  }
  for (let day = today - 1; day >= today - GENTLE_DAYS_AFTER_QUIET; day--) {
    if (hasHold(entriesUntil(entries, day), day)) return 'gentle'
  }
  return 'open'
}

/** True while a hold entry, or two light ones close together, still make the journal quiet. */
function hasHold(entries: readonly SafetyEntry[], today: number): boolean {
  let lastLight: number | null = null
  return entries.some((entry, i) => {
    if (!atLeast(entry.level, 'light')) return false
    const isSecondLight = lastLight !== null && entry.day - lastLight <= LIGHT_PAIR_DAYS
    if (entry.level === 'light') lastLight = entry.day
    if (entry.level !== 'hold' && !isSecondLight) return false
    const age = today - entry.day
    const isRecent = age <= HOLD_DAYS || laterEntries(entries, i) < HOLD_LATER_ENTRIES
    return isRecent && age <= QUIET_DAYS_MAX
  })
}

/** True while a single light entry still makes the journal quiet. */
function hasLight(entries: readonly SafetyEntry[], today: number): boolean {
  return entries.some(
    ({ level, day }, i) =>
      level === 'light' && today - day <= LIGHT_DAYS && laterEntries(entries, i) < LIGHT_LATER_ENTRIES,
  )
}

/** Entries after this one without a sign of their own. */
function laterEntries(entries: readonly SafetyEntry[], index: number): number {
  return entries.slice(index + 1).filter(({ level }) => !atLeast(level, 'light')).length
}

/** True when the newest ratings of the last days are as low as they go, or low beside dark words. */
function ratingsAreLow(entries: readonly SafetyEntry[], day: number): boolean {
  const rated = entries
    .flatMap((entry) =>
      entry.mood !== null && day - entry.day <= LOW_RATED_DAYS ? [{ ...entry, mood: entry.mood }] : [],
    )
    .slice(-LOW_RATED_ENTRIES)
  if (rated.length < LOW_RATED_MIN) return false
  if (rated.reduce((sum, { mood }) => sum + mood, 0) / rated.length <= LOW_MEAN_MOOD) return true
  const dark = rated.filter(({ mood, sentiment }) => mood <= DARK_MOOD && (sentiment ?? 0) <= DARK_SENTIMENT)
  return dark.length >= DARK_ENTRIES
}

function entriesUntil(entries: readonly SafetyEntry[], day: number): readonly SafetyEntry[] {
  return entries.filter((entry) => entry.day <= day)
}
