import type { Journal, QuotableLine, Quote, Reading, Receipt } from '../echo/index.ts'
import { isoDateOf } from '../time/index.ts'
import type { LetterLine, LetterPart, LetterSentence, Values } from './letter.ts'
import type { Period } from './period.ts'
import type { WordingName } from './wording.ts'

/** The input of a letter: a period, and the journal around it. */
export type View = {
  period: Period
  /** The whole journal as it is now; it decides which lines may be quoted. */
  journal: Journal
  /** The journal up to the last day of the period, in which patterns are tested. */
  past: Journal
  /** The entries of the period, of the one before it, and all before the period; oldest first. */
  own: readonly Reading[]
  previous: readonly Reading[]
  earlier: readonly Reading[]
}

/** A true statement about a period, for a letter. */
export type Found = {
  values: Values
  entries: readonly string[]
  lines: readonly LetterLine[]
  quotes: readonly Quote[]
  /** How much a reader would miss the finding, from about 0 to 1. */
  score: number
  /** The words that the finding is about; two findings that share one have the same subject. */
  about: readonly string[]
  quarter: number
  pattern?: Receipt
  /** A statement worded by the rule of a pattern. */
  statement?: string
}

/** A rule of letters: what it finds, how its values are printed, and how they are counted again. */
export type LetterRule = {
  name: string
  part: LetterPart
  /** The Echo rule that makes the same statement; a mark that stops that rule stops this one too. */
  like: string
  most: (period: Period) => number
  find: (view: View) => readonly Found[]
  wording: (values: Values) => WordingName
  /** The values in the form in which the letter prints them. */
  shown: (values: Values, period: Period, today: number) => Readonly<Record<string, string>>
  /** The values, recounted from the entries by code other than `find`; null when they no longer follow. */
  recount: (sentence: LetterSentence, view: View) => Values | null
}

/** Converts quotable lines to the lines and quotes of a finding. */
export function asLines(lines: readonly QuotableLine[]): Pick<Found, 'lines' | 'quotes'> {
  return {
    lines: lines.map(({ text, reading }) => ({ text, entry: reading.entry.id, day: reading.entry.day })),
    quotes: lines.map(({ quote }) => quote),
  }
}

/** The quarter of the year that a day is in, 1-4; 0 in shorter periods. */
export function quarterOf({ kind }: Pick<Period, 'kind'>, day: number): number {
  if (kind !== 'year') return 0
  return Math.ceil(Number(isoDateOf(day).slice(MONTH, MONTH + 2)) / 3)
}

/** The position of the month in `2026-11-08`. */
const MONTH = 5
