import { dayOf } from '../print.ts'
import type { RawEntry, Said } from '../types.ts'
import { recountLine } from './lines.ts'
import { placesOf } from './words.ts'

const NO_MARKS: ReadonlySet<string> = new Set()
const FUNCTION_WORDS = new Set(
  'the and but for was has had did not you she her him his our out all one two who how why its are can got get'.split(
    ' ',
  ),
)
const ASKED: ReadonlySet<string> = new Set(['ask'])

/** Two lines of different days that share a word of three letters or more, in the order in which they were written. */
export function recountPair(
  said: Said,
  marks: ReadonlySet<string>,
  entries: readonly RawEntry[],
  told: number,
): string[] {
  const [quote, date, otherQuote, otherDate] = ['quote', 'date', 'otherquote', 'otherdate'].map(
    (r) => said.get(r) ?? '',
  )
  const wrong = [
    [quote, date],
    [otherQuote, otherDate],
  ].flatMap(([line = '', day = ''], i) =>
    recountLine(
      new Map([
        ['quote', line],
        ['date', day],
      ]),
      marks.has('ask') && !(i === 1 && marks.has('wrote')) ? ASKED : NO_MARKS,
      entries,
      told,
    ),
  )
  if (dayOf(date, told) === dayOf(otherDate, told)) wrong.push('Both lines are from one day.')
  const [words, others] = [quote, otherQuote].map((line) => (line ?? '').match(/\p{L}{3,}/gu) ?? [])
  // “L’atelier”: the word alone is in the other line's list.
  const later = new Set(others?.map((word) => word.toLowerCase()))
  const isIn = (word: string) => later.has(word.toLowerCase()) || placesOf(word, otherQuote ?? '').length > 0
  if (!words?.some((word) => !FUNCTION_WORDS.has(word.toLowerCase()) && isIn(word)))
    wrong.push('The lines share no word.')
  return wrong
}
