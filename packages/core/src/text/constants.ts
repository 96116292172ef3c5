/** Fewest letters of a content word (docs/spec/numbers.md#text). */
export const CONTENT_WORD_MIN_LETTERS = 3

/** Sample size of HD-D (McCarthy & Jarvis 2010), and the fewest words for which it is computed. */
export const HDD_DRAWS = 42
export const HDD_MIN_WORDS = 50

/**
 * A writer counts as English if their median entry has at least this share of English function words
 * (docs/spec/numbers.md#text).
 */
export const ENGLISH_MIN_SHARE = 0.12
/**
 * What a text needs for its language to be recognized: this many function words, this share of them, and this lead over
 * the next language. A text of at least `fromWords` words with a smaller share than `maxShare` is in another language.
 */
export const LANGUAGE = { minHits: 3, minShare: 0.15, lead: 1.6, other: { maxShare: 0.1, fromWords: 20 } }
/** How many of the newest entries decide the language of a journal. */
export const LANGUAGE_ENTRIES = 10

/**
 * Sentiment weights (docs/spec/numbers.md#text; the first two from Hutto & Gilbert 2014): the amount an intensifier
 * adds at distance 1, 2 and 3; the factor of a negation; the weights of a sentence before and after its last "but"; and
 * the terms that bring the scores of short and long texts toward 0.
 */
export const INTENSITY_STEP = 0.293
export const INTENSITY_BY_DISTANCE: readonly number[] = [1, 0.95, 0.9]
export const NEGATION_FACTOR = -0.74
export const BEFORE_BUT = 0.5
export const AFTER_BUT = 1.5
export const SENTIMENT_PRIOR = 2
export const SENTIMENT_PRIOR_PER_WORD = 0.05

/** Fewest characters of a line used as a title. */
export const TITLE_LINE_MIN = 3

/** Longest and shortest tag in characters (docs/spec/numbers.md#text). */
export const TAG_MAX_LENGTH = 24
export const HASHTAG_MIN_LENGTH = 2
export const AUTO_TAG_MIN_LENGTH = 3
/** An entry with this many hashtags gets no auto-tags. */
export const HASHTAGS_ENOUGH = 3
/** How many content words an entry needs for each number of auto-tags, longest first. */
export const AUTO_TAGS_BY_LENGTH: readonly (readonly [contentWords: number, tags: number])[] = [
  [60, 3],
  [25, 2],
  [0, 1],
]
