import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_DAYS } from '../time/index.ts'

const MIB = 1_048_576

/** Saves of one entry within this time keep one earlier version: the text from before the first of them. */
export const VERSION_APART_MS = MINUTE_MS
/** A version is deleted this long after it was replaced. */
export const VERSION_KEPT_MS = 365 * DAY_MS

/** Up to this age since replacement, the latest version in each span of `every` ms is kept; 0 keeps all. */
export const VERSION_AGES: readonly { upTo: number; every: number }[] = [
  { upTo: DAY_MS, every: 0 },
  { upTo: WEEK_DAYS * DAY_MS, every: HOUR_MS },
  { upTo: 31 * DAY_MS, every: DAY_MS },
  { upTo: VERSION_KEPT_MS, every: WEEK_DAYS * DAY_MS },
]

/**
 * The most versions that are kept, and the most sealed bytes that they may take. Beyond these limits, the oldest are
 * deleted.
 */
export const VERSIONS_MAX = {
  entry: { count: 300, bytes: 16 * MIB },
  account: { count: 5_000, bytes: 256 * MIB },
} as const

/** The most inserted and deleted paragraphs and words that a comparison traces, and the most steps that it takes. */
export const PARAGRAPH_EDITS_MAX = 1_500
export const WORD_EDITS_MAX = 1_000
export const STEPS_MAX = 10_000_000
/** The most characters of two paragraphs that are compared word by word. */
export const WORDS_COMPARED_MAX = 200_000
/** Two paragraphs with this share of common words count as one that was changed. */
export const ALIKE = 0.3
/**
 * The same is true if this share of the shorter paragraph’s words is in the other, and it has at least this many words.
 */
export const WITHIN = 0.8
export const WITHIN_WORDS_MIN = 2
/** The most pairs of paragraphs that are compared within one difference. */
export const PAIRS_MAX = 10_000
