import type { LetterKind } from './period.ts'

/** What a letter needs and how long it may become (docs/spec/numbers.md#letters). */
export type LetterLimits = {
  /** Fewest entries, and fewest days between or with them. */
  entries: number
  days: number
  /** Most words of the letter. */
  words: number
  /** Most findings. */
  findings: number
}

export const LIMITS: Readonly<Record<LetterKind, LetterLimits>> = {
  week: { entries: 3, days: 1, words: 160, findings: 4 },
  month: { entries: 8, days: 6, words: 320, findings: 7 },
  year: { entries: 60, days: 200, words: 800, findings: 14 },
}

/** With fewer findings there is no letter. */
export const FINDINGS_MIN = 2

/** Days after the end of a period in which its letter waits for calmer days. */
export const WAITING_DAYS = 21

/** The most finished periods that are listed, by kind. */
export const LISTED_MAX: Readonly<Record<LetterKind, number>> = { week: 12, month: 24, year: 20 }

/** The most letters of one account: 27 years of all kinds. */
export const LETTERS_MAX = 2_000

/** How much a finding’s score drops when one about the same subject, or by the same rule, was already chosen. */
export const SIMILARITY = { subject: 1, rule: 0.5, weight: 0.5 } as const

/** The version of the rules that made a letter. */
export const LETTER_VERSION = 'letter-1.0'
