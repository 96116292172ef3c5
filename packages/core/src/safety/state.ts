import {
  DARK_ENTRIES,
  DARK_MOOD,
  DARK_SENTIMENT,
  HEAVY_MEAN_MOOD,
  HEAVY_RATED_ENTRIES,
  HEAVY_RATED_MIN,
  HEAVY_WORDING_DAYS,
  HEAVY_WORDING_MAX_MOOD,
  HOLD_DAYS,
  HOLD_ENTRIES,
} from './constants.ts'
import type { Scan } from './scan.ts'

/** One entry as the state machine sees it. */
export type SafetyEntry = {
  /** Ordinal local day. */
  day: number
  /** 1-5, null when unrated. */
  mood: number | null
  /** Sentiment of the wording in (−1, 1), null when it cannot be read. */
  sentiment: number | null
  scan: Scan
}

/** `open`: everything may be said; `heavy`: little, and plainly; `hold`: nothing is drawn from the entries. */
export type SafetyState = 'open' | 'heavy' | 'hold'

/**
 * The state of a journal (design section 2.2).
 * @param entries in order of time, oldest first
 * @param today ordinal local day now
 */
export function safetyState(entries: readonly SafetyEntry[], today: number): SafetyState {
  const newest = entries.slice(-HOLD_ENTRIES)
  const isHeld = (entry: SafetyEntry) => entry.scan.crisis.length > 0
  if (newest.some(isHeld) || entries.some((entry) => today - entry.day <= HOLD_DAYS && isHeld(entry))) return 'hold'

  const moods: { mood: number; sentiment: number | null }[] = []
  for (let i = entries.length - 1; i >= 0 && moods.length < HEAVY_RATED_ENTRIES; i--) {
    const entry = entries[i]
    if (entry && entry.mood !== null) moods.push({ mood: entry.mood, sentiment: entry.sentiment })
  }
  const mean = moods.reduce((sum, { mood }) => sum + mood, 0) / moods.length
  if (moods.length >= HEAVY_RATED_MIN && mean <= HEAVY_MEAN_MOOD) return 'heavy'

  const dark = moods.filter(
    ({ mood, sentiment }) => mood <= DARK_MOOD && sentiment !== null && sentiment <= DARK_SENTIMENT,
  )
  if (dark.length >= DARK_ENTRIES) return 'heavy'

  const isHeavy = (entry: SafetyEntry) =>
    today - entry.day <= HEAVY_WORDING_DAYS &&
    (entry.mood === null || entry.mood <= HEAVY_WORDING_MAX_MOOD) &&
    entry.scan.heavy
  return entries.some(isHeavy) ? 'heavy' : 'open'
}
