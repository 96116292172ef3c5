import { auditEcho } from '../audit-echo/index.ts'
import { dateObjections, dayOf } from '../audit-echo/print.ts'
import { MIN_WORDS_BESIDE, recountLine } from '../audit-echo/recount/lines.ts'
import { recountPair } from '../audit-echo/recount/pairs.ts'
import type { RawEntry } from '../audit-echo/types.ts'
import { read } from './read.ts'
import { recount } from './recount.ts'
import type { RawLetter, Read } from './types.ts'

/**
 * Audits a finished letter sentence by sentence: reads its English as a user would and counts again from the raw entries
 * (docs/spec/rules.md#letters).
 * @param entries the engine’s input entries, in any order
 * @returns each sentence that is wrong, with the reason
 */
export function auditLetter(letter: RawLetter, entries: readonly RawEntry[]): string[] {
  const oldestFirst = entries.toSorted((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))
  return letter.sentences.flatMap((sentence) =>
    objectionsTo(sentence, letter, oldestFirst).map((objection) => `${sentence} [${objection}]`),
  )
}

function objectionsTo(sentence: string, letter: RawLetter, entries: readonly RawEntry[]): string[] {
  const said = read(sentence, letter)
  const lines = linesObjections(said, letter, entries)
  if (said.kind !== 'unread') return [...lines, ...recount(said, letter, entries)]
  // A sentence that no letter pattern reads must match an Echo pattern, shown on the last day of the period.
  const then = entries.filter(({ day }) => day <= letter.last)
  return [...lines, ...auditEcho(said.statement, then, { day: letter.last })]
}

/** Wrong claims about the lines of a sentence: their words, their dates, and that they are of the period. */
function linesObjections({ kind, lines }: Read, { first, last, day }: RawLetter, entries: readonly RawEntry[]) {
  const marks: ReadonlySet<string> = new Set(kind === 'asked' ? ['ask'] : [])
  const wrong = lines.flatMap(({ date, text }) => [
    ...dateObjections(date, day),
    ...recountLine(
      new Map(Object.entries({ quote: text, date })),
      marks,
      entries,
      day,
      lines.length > 1 ? MIN_WORDS_BESIDE : undefined,
    ),
  ])
  const newest = lines.at(-1)
  const written = newest && dayOf(newest.date, day)
  if (written !== undefined && written !== null && (written < first || written > last)) {
    wrong.push('The line is not from this period.')
  }
  const [one, other] = lines
  if (kind !== 'pair' || !one || !other) return wrong
  const pair = { quote: one.text, date: one.date, otherquote: other.text, otherdate: other.date }
  return [...wrong, ...recountPair(new Map(Object.entries(pair)), marks, entries, day)]
}
