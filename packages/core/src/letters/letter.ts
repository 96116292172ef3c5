import type { Quote, Receipt } from '../echo/index.ts'
import type { Period } from './period.ts'

/** The parts of a letter, in the order in which they are read. */
export const LETTER_PARTS = ['counts', 'line', 'subject', 'pattern', 'pair', 'new', 'fullest', 'question'] as const
export type LetterPart = (typeof LETTER_PARTS)[number]

/** The values of a sentence, by name: counts and days as numbers, words as the person wrote them. */
export type Values = Readonly<Record<string, number | string>>

/** How a sentence came about, and everything needed to count it again. */
export type LetterReceipt = {
  /** The part's rule, such as `letter/subject`. */
  rule: string
  /** The position of its wording among those of the rule, from 0. */
  wording: number
  values: Values
  /** Entries behind the sentence. */
  entries: readonly string[]
  /** Lines quoted with it, in the order of `lines`. */
  quotes: readonly Quote[]
  /** The receipt of the pattern that the sentence states; absent for all others. */
  pattern?: Receipt
}

/** One line of the person's own, and the entry and ordinal local day it is from. */
export type LetterLine = { text: string; entry: string; day: number }

/** A statement with the lines that go with it. */
export type LetterSentence = {
  part: LetterPart
  /** The quarter of a yearly letter that it belongs to, 1-4; 0 for the whole period. */
  quarter: number
  statement: string
  lines: readonly LetterLine[]
  receipt: LetterReceipt
}

/** A letter about a finished period. */
export type Letter = Period & {
  version: string
  /** Ordinal local day on which it was made: its dates are read from there. */
  day: number
  /** Time of the newest entry known when it was made, ms since the epoch. */
  asOf: number
  /** The counts first, then the findings. */
  sentences: readonly LetterSentence[]
}
