import { DARK_MOOD, type Level } from '../safety/index.ts'
import { BRIGHT_MOOD, BRIGHT_SENTIMENT } from './constants.ts'

/** The facts that decide whether an entry's words may be shown unasked. */
export type ReturningEntry = {
  /** 1-5, null when unrated. */
  mood: number | null
  level: Level
  /** Sentiment of the wording in (−1, 1), null when it is unknown. */
  sentiment: number | null
  /** True for a text in another language than English: its sentiment means nothing. */
  isForeign: boolean
}

/**
 * True for an entry whose words are not shown unless the person asks for them (docs/spec/rules.md#on-this-day). An
 * entry is dark unless everything that is known about it is bright.
 */
export function isDark({ mood, level, sentiment, isForeign }: ReturningEntry): boolean {
  if (level !== 'none' || (mood !== null && mood <= DARK_MOOD)) return true
  return isForeign ? (mood ?? 0) < BRIGHT_MOOD : (sentiment ?? -1) < BRIGHT_SENTIMENT
}
