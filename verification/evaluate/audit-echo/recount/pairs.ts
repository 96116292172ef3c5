import { dayOf } from '../print.ts'
import type { RawEntry, Said } from '../types.ts'
import { MIN_WORDS_BESIDE, recountLine } from './lines.ts'
import { placesOf } from './words.ts'

const NO_MARKS: ReadonlySet<string> = new Set()
const FUNCTION_WORDS = new Set(
  'the and but for was has had did not you she her him his our out all one two who how why its are can got get'.split(
    ' ',
  ),
)
const ASKED: ReadonlySet<string> = new Set(['ask'])

/**
 * Wrong claims about lines of different days: they must be in the order in which they were written, and each must share
 * a word of three letters with the next.
 */
export function recountPair(
  said: Said,
  marks: ReadonlySet<string>,
  entries: readonly RawEntry[],
  told: number,
): string[] {
  const lines = ['', 'other', 'third'].flatMap((which) => {
    const [quote, date] = [said.get(`${which}quote`), said.get(`${which}date`)]
    return quote === undefined || date === undefined ? [] : [{ quote, date }]
  })
  const wrong = lines.flatMap(({ quote, date }, i) =>
    recountLine(
      new Map([
        ['quote', quote],
        ['date', date],
      ]),
      marks.has('ask') && !(i > 0 && marks.has('wrote')) ? ASKED : NO_MARKS,
      entries,
      told,
      lines.length > 1 ? MIN_WORDS_BESIDE : undefined,
    ),
  )
  for (const [i, { quote, date }] of lines.slice(1).entries()) {
    const before = lines[i] ?? { quote: '', date: '' }
    if ((dayOf(before.date, told) ?? 0) >= (dayOf(date, told) ?? 0)) wrong.push('A line is not from a later day.')
    if (!shareWord(before.quote, quote)) wrong.push('The lines share no word.')
  }
  return wrong
}

function shareWord(one: string, other: string): boolean {
  const others = new Set((other.match(/\p{L}{3,}/gu) ?? []).map((word) => singular(word.toLowerCase())))
  // “L’atelier”: the word alone is in the other line's list.
  const isIn = (word: string) => others.has(singular(word.toLowerCase())) || placesOf(word, other).length > 0
  return (one.match(/\p{L}{3,}/gu) ?? []).some((word) => !FUNCTION_WORDS.has(word.toLowerCase()) && isIn(word))
}

/** “goggles” and “goggle”, “berries” and “berry” are one word. */
function singular(word: string): string {
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=ss|x|ch|sh|o)es$/u, '')
    .replace(/(?<=[^su])s$/u, '')
}
