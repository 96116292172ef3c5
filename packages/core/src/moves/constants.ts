/** The spans that a person can choose, and their days. */
export const MOVES_SPANS = ['month', 'year', 'all'] as const
export type MovesSpan = (typeof MOVES_SPANS)[number]
export const SPAN_DAYS: Readonly<Record<MovesSpan, number>> = { month: 30, year: 365, all: Number.POSITIVE_INFINITY }

/** The number of days with a subject, and of days without it, that a shown pair needs (docs/spec/numbers.md#moves). */
export const MIN_DAYS = 8
/** Family-wise level of the test over all pairs: the share of journals without any relation that show a pair. */
export const LEVEL = 0.05
/** The most pairs that are shown. */
export const PAIRS_MAX = 12
/** How many subjects are tried in a journal with fewer rated days than this: those that divide the days most evenly. */
export const SUBJECTS_TRIED: readonly (readonly [belowDays: number, subjects: number])[] = [
  [42, 10],
  [85, 14],
  [Number.POSITIVE_INFINITY, 20],
]

/** The number of newest entries that are read. */
export const MOVES_ENTRIES_MAX = 2_000
/**
 * The most characters of these entries, about 700,000 words, and the most rated days that are compared. Older ones are
 * left out.
 */
export const MOVES_CHARACTERS_MAX = 4_000_000
export const DAYS_MAX = 1_095

/** The most subjects that are listed as waiting for more days, and the fewest days that one of them needs. */
export const WAITING_MAX = 4
export const WAITING_MIN_DAYS = 3

/** The most people that are offered for a search. */
export const PEOPLE_MAX = 50

/** A subject is listed only if none of this many newest entries that mention it is heavy. */
export const REST_ENTRIES = 5

/** A name needs this many entries, and a capital letter in this share of its uses inside sentences. */
export const NAME_MIN_ENTRIES = 2
export const NAME_CAPITAL_SHARE = 0.8
/** A name is a person if this share of its uses has a cue. */
export const PERSON_SHARE = 0.4
/** “He” or “she” within this many words after a name is a cue for a person. */
export const PRONOUN_WORDS = 8

/** A word such as “skipped” within this many words before an activity means that it did not take place. */
export const NOT_DONE_WORDS = 3

/** The largest difference that two ratings can have. */
export const DIFFERENCE_MAX = 4
/**
 * The standard deviation of rounding a rating to a whole step, 1/√12. The spread of a group is never taken as smaller.
 */
export const ROUNDING_DEVIATION = 1 / Math.sqrt(12)
