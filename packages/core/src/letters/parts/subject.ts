import type { QuotableLine } from '../../echo/index.ts'
import { words } from '../../text/index.ts'
import { OFFERED, PART_MAX } from '../constants.ts'
import { shareText, numberOf } from '../wording.ts'
import { asLines, type Found, type LetterRule, type View } from '../rule.ts'
import { linesNaming, namedIn } from './named.ts'

/** A person, a place or a thing, and how many entries name it. */
export const subject: LetterRule = {
  name: 'letter/subject',
  part: 'subject',
  like: 'recurring_word/thread',
  most: ({ kind }) => PART_MAX.subject[kind],
  find: (view) =>
    namedIn(view)
      .slice(0, OFFERED.subject)
      .flatMap(({ form, isPerson, holding, score }): Found[] => {
        const lines = linesNaming(form, holding, view.journal)
        // If no line with the word may be quoted, the word may be about something painful.
        if (lines.length === 0) return []
        return [
          {
            values: { word: form, times: holding.length, of: view.own.length, person: Number(isPerson) },
            entries: holding.map(({ entry }) => entry.id),
            ...asLines(shownOf(lines, view)),
            score,
            about: [form],
            quarter: 0,
          },
        ]
      }),
  // A person without a capital letter, such as “father”, gets the wording of a thing.
  wording: ({ person, word }) => (person === 1 && /^\p{Lu}/u.test(String(word)) ? 'person' : 'subject'),
  shown: (values) => ({
    word: String(values['word']),
    share: shareText(numberOf(values, 'times'), numberOf(values, 'of')),
  }),
  recount({ receipt: { values } }, { own }) {
    const form = String(values['word']).toLowerCase()
    const parts = words(form).length
    const times = own.filter(({ entry }) => hasWords(words(entry.content), words(form), parts)).length
    return times === 0 ? null : { ...values, times, of: own.length }
  },
}

/** The latest line; in a yearly letter also the first one, from another day. */
function shownOf(lines: readonly QuotableLine[], { period }: View): QuotableLine[] {
  const [first, last] = [lines[0], lines.at(-1)]
  const isTwo = period.kind === 'year' && first?.reading.entry.day !== last?.reading.entry.day
  return (isTwo ? [first, last] : [last]).filter((line) => line !== undefined)
}

/** True when the words follow each other in the text; a possessive counts. */
export function hasWords(text: readonly string[], sought: readonly string[], length: number): boolean {
  return text.some((_, at) => {
    const here = text.slice(at, at + length)
    return here.length === length && here.every((word, i) => word === sought[i] || word.split("'")[0] === sought[i])
  })
}
