import type { LetterPart } from './letter.ts'
import type { LetterKind } from './period.ts'

/** The minimum for a letter and its maximum length (docs/spec/numbers.md#letters). */
export type LetterLimits = {
  /** The fewest entries that the period must have, and the fewest days that they span or fall on. */
  entries: number
  days: number
  /** The most words that the letter may have. */
  words: number
  /** The most findings that the letter may have. */
  findings: number
}

export const LIMITS: Readonly<Record<LetterKind, LetterLimits>> = {
  week: { entries: 3, days: 1, words: 160, findings: 4 },
  month: { entries: 8, days: 6, words: 320, findings: 7 },
  year: { entries: 60, days: 200, words: 800, findings: 14 },
}

/** The fewest findings that a letter has. */
export const FINDINGS_MIN = 2

/** The most findings of each part in one letter (docs/spec/numbers.md#letters). */
export const PART_MAX: Readonly<Record<LetterPart, Readonly<Record<LetterKind, number>>>> = {
  counts: { week: 1, month: 1, year: 1 },
  line: { week: 2, month: 3, year: 12 },
  subject: { week: 3, month: 3, year: 5 },
  pattern: { week: 1, month: 2, year: 2 },
  pair: { week: 1, month: 1, year: 4 },
  new: { week: 1, month: 2, year: 2 },
  fullest: { week: 1, month: 1, year: 1 },
  question: { week: 1, month: 1, year: 2 },
}

/**
 * The fewest entries that must have a subject, and the largest share of the entries that may have it: a word in every
 * entry says nothing.
 */
export const SUBJECT_ENTRIES_MIN: Readonly<Record<LetterKind, number>> = { week: 3, month: 3, year: 6 }
export const SUBJECT_SHARE_MAX = 0.8
/**
 * A subject is left out if one in this many of its entries is heavy, or if this share of its rated entries is low:
 * naming it would recall a bad time.
 */
export const HEAVY_ONE_IN = 5
export const LOW_SHARE = 0.5

/**
 * The fewest entries before the period, so that the first time means something, and the fewest entries with the word
 * after the first one.
 */
export const NEW_EARLIER_MIN = 8
export const NEW_MORE_MIN = 2

/** The number of most common words, which are never subjects (docs/spec/numbers.md#letters). */
export const COMMONEST = 600
/**
 * Parts of the score of a person, place or thing. `fullShare` of the entries, and `fullRise` times the share before the
 * period, count in full; `continuity` is added to the count of earlier entries (docs/spec/numbers.md#letters).
 */
export const SUBJECT_SCORE = {
  person: 0.4,
  thing: 0.3,
  share: 0.3,
  fullShare: 0.34,
  rise: 0.25,
  fullRise: 2,
  continuity: 0.5,
} as const
/**
 * Something new has this many times its score as a subject, because readers learn more from what is new than from how
 * often something came up.
 */
export const NEW_FACTOR = 1.1
/** A line worth less than `least` is left out; one worth `full` or more has the highest score of a line. */
export const LINE_WORTH = { least: 1.8, full: 3.2 } as const
export const LINE_SCORE = 0.95
/**
 * The score of a pair of full strength, and what each point of worth adds: the strongest pairs have the same strength,
 * and the better one should be chosen.
 */
export const PAIR_SCORE = { strength: 1.15, perPoint: 0.001 } as const
/** The lowest expected rating, by readers, of a pair in a letter. */
export const PAIR_WORTH_MIN = 3
/** Patterns rank below lines and people, because readers keep figures least often. */
export const PATTERN_SCORE = 0.55
export const QUESTION_SCORE = 0.6
export const FULLEST_SCORE = 0.5

/** The number of days between two searches for pairs. Each search considers the entries up to its day. */
export const PAIR_SEARCH_DAYS: Readonly<Record<LetterKind, number>> = { week: 7, month: 10, year: 21 }
/** The most findings to choose from: lines of a quarter or a shorter period, pairs of a search, and subjects. */
export const OFFERED = { line: 6, pair: 3, subject: 8 } as const

/** The lowest mean ratings that a letter may print. */
export const MEANS_MIN = { mean: 3, otherMean: 2.25 } as const

/** The limits of a line that is quoted with a statement, and of a question. */
export const CARRIED_LINE = { minWords: 5, maxWords: 22, maxLength: 120 } as const
export const QUESTION_LINE = { minWords: 6, maxWords: 22, maxLength: 120 } as const

/** Counts that differ by no more than this share are about the same. */
export const SAME_SHARE = 0.1

/** The largest share of quiet days in a period that has a letter. */
export const QUIET_SHARE_MAX = 0.5

/** The number of days after a period for which its letter waits for calmer days. */
export const WAITING_DAYS = 21

/** The most finished periods that are listed, by kind. */
export const LISTED_MAX: Readonly<Record<LetterKind, number>> = { week: 12, month: 24, year: 20 }

/** The most letters of one account: 27 years of all kinds. */
export const LETTERS_MAX = 2_000

/** How much a finding’s score drops when one about the same subject, or by the same rule, was already chosen. */
export const SIMILARITY = { subject: 1, rule: 0.5, weight: 0.5 } as const

/** The version of the rules that made a letter. */
export const LETTER_VERSION = 'letter-1.1'
