/** Letters a word needs to be a content word (design section 1.2). */
export const CONTENT_WORD_MIN_LETTERS = 3

/** Draws of HD-D (McCarthy & Jarvis 2010), and the words below which it is not computed. */
export const HDD_DRAWS = 42
export const HDD_MIN_WORDS = 50

/** Share of English function words from which a writer's median entry counts as English (design section 1.2). */
export const ENGLISH_MIN_SHARE = 0.12
/** Newest entries that decide the language of a journal. */
export const LANGUAGE_ENTRIES = 10

/**
 * Sentiment weights (design section F.3; the first two from Hutto & Gilbert 2014): what an intensifier adds at
 * distance 1, 2 and 3, what a negation multiplies with, how a sentence is weighed before and after its last "but",
 * and what keeps the score of short and of long texts off the ends of the scale.
 */
export const INTENSITY_STEP = 0.293
export const INTENSITY_BY_DISTANCE: readonly number[] = [1, 0.95, 0.9]
export const NEGATION_FACTOR = -0.74
export const BEFORE_BUT = 0.5
export const AFTER_BUT = 1.5
export const SENTIMENT_PRIOR = 2
export const SENTIMENT_PRIOR_PER_WORD = 0.05

/** A title line has at least this many characters. */
export const TITLE_LINE_MIN = 3

/** Longest and shortest tags in characters (design section F.1). */
export const TAG_MAX_LENGTH = 24
export const HASHTAG_MIN_LENGTH = 2
export const AUTO_TAG_MIN_LENGTH = 3
/** Hashtags from which an entry gets no auto-tags. */
export const HASHTAGS_ENOUGH = 3
/** Content words and the auto-tags that so long an entry may get, longest first. */
export const AUTO_TAGS_BY_LENGTH: readonly (readonly [contentWords: number, tags: number])[] = [
  [60, 3],
  [25, 2],
  [0, 1],
]
