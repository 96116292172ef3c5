import {
  DARK_ENTRIES,
  DARK_MOOD,
  DARK_SENTIMENT,
  DECIDING_DAYS,
  GENTLE_DAYS,
  GENTLE_DAYS_AFTER_PAUSE,
  PAUSE_DAYS,
  PAUSE_LATER_ENTRIES,
  LIGHT_DAYS,
  LIGHT_LATER_ENTRIES,
  LIGHT_PAIR_DAYS,
  LOW_MEAN_MOOD,
  LOW_RATED_DAYS,
  LOW_RATED_ENTRIES,
  LOW_RATED_MIN,
  PAUSE_DAYS_MAX,
} from './constants.ts'
import { atLeast, type Level } from './level.ts'

/** The fields of an entry that the safety state uses. */
export type SafetyEntry = {
  /** Ordinal local day. */
  day: number
  /** 1-5, null when unrated. */
  mood: number | null
  /** Sentiment of the wording in (−1, 1), null when the language isn't supported. */
  sentiment: number | null
  level: Level
}

/** `open`: every Echo is allowed; `gentle`: few, and in plain words; `quiet`: Echos are paused. */
export type SafetyState = 'open' | 'gentle' | 'quiet'

/**
 * The safety state of a journal (docs/spec/rules.md#safety).
 * @param entries in order of time, oldest first; the entries of the last `DECIDING_DAYS` are enough
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
  if (isPaused(entries, today) || isPausedBriefly(entries, today)) return 'quiet'
  for (let day = today; day > today - GENTLE_DAYS; day--) {
    const until = entriesUntil(entries, day)
    if (until.some((entry) => entry.day === day && entry.level === 'heavy') || ratingsAreLow(until, day))
      return 'gentle'
  }
  for (let day = today - 1; day >= today - GENTLE_DAYS_AFTER_PAUSE; day--) {
    if (isPaused(entriesUntil(entries, day), day)) return 'gentle'
  }
  return 'open'
}

/** True while an entry of level `hold`, or two light ones close together, still pause Echos. */
function isPaused(entries: readonly SafetyEntry[], today: number): boolean {
  let lastLight: number | null = null
  return entries.some((entry, i) => {
    if (!atLeast(entry.level, 'light')) return false
    const isSecondLight = lastLight !== null && entry.day - lastLight <= LIGHT_PAIR_DAYS
    if (entry.level === 'light') lastLight = entry.day
    if (entry.level !== 'hold' && !isSecondLight) return false
    const age = today - entry.day
    const isRecent = age <= PAUSE_DAYS || laterEntries(entries, i) < PAUSE_LATER_ENTRIES
    return isRecent && age <= PAUSE_DAYS_MAX
  })
}

/** True while a single light entry still pauses Echos. */
function isPausedBriefly(entries: readonly SafetyEntry[], today: number): boolean {
  return entries.some(
    ({ level, day }, i) =>
      level === 'light' && today - day <= LIGHT_DAYS && laterEntries(entries, i) < LIGHT_LATER_ENTRIES,
  )
}

/** Number of entries after this one that are not light or hold themselves. */
function laterEntries(entries: readonly SafetyEntry[], index: number): number {
  return entries.slice(index + 1).filter(({ level }) => !atLeast(level, 'light')).length
}

/** True when the newest recent moods are very low, or low in entries with dark words. */
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
