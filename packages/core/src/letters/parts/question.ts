import { countNames, quotableLines } from '../../echo/index.ts'
import { words } from '../../text/index.ts'
import { asLines, quarterOf, type LetterRule } from '../rule.ts'

const LIMITS = { minWords: 6, maxWords: 22, maxLength: 120 }
const SCORE = 0.6

/** A question that the person asked. */
export const question: LetterRule = {
  name: 'letter/question',
  part: 'question',
  like: 'question',
  most: ({ kind }) => (kind === 'year' ? 2 : 1),
  find: ({ own, journal, period }) =>
    quotableLines(own, journal, LIMITS)
      .filter(({ text }) => text.endsWith('?') && countNames(text) === 0 && !/[.!?]\s/u.test(text))
      .map((quoted) => ({
        values: {},
        entries: [quoted.reading.entry.id],
        ...asLines([quoted]),
        // A longer question is clearer alone.
        score: SCORE + words(quoted.text).length / 1_000,
        about: [],
        quarter: quarterOf(period, quoted.reading.entry.day),
      })),
  wording: () => 'question',
  shown: () => ({}),
  recount: () => ({}),
}
