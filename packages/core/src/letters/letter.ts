import type { Quote, Receipt } from '../echo/index.ts'
import type { Period } from './period.ts'

/** The parts of a letter, in the order in which they are read. */
export const LETTER_PARTS = ['counts', 'line', 'subject', 'pattern', 'pair', 'new', 'fullest', 'question'] as const
export type LetterPart = (typeof LETTER_PARTS)[number]

/** The values of a sentence, by name: counts and days as numbers, words as the person wrote them. */
export type Values = Readonly<Record<string, number | string>>

/** The rule and wording of a sentence, and everything needed to count it again. */
export type LetterReceipt = {
  /** The part's rule, such as `letter/subject`. */
  rule: string
  /** The position of its wording among those of the rule, from 0. */
  wording: number
  values: Values
  /** The ids of the entries behind the sentence. */
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

/** A letter about a finished period, as it is stored. */
export type Letter = Period & {
  version: string
  /** The ordinal local day on which the letter was made. Its dates are written as seen from that day. */
  day: number
  /** The time of the newest entry when the letter was made, in ms since the epoch. */
  asOf: number
  /** The counts first, then the findings. */
  sentences: readonly LetterSentence[]
}
