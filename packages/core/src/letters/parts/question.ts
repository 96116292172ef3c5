import { countNames, quotableLines } from '../../echo/index.ts'
import { words } from '../../text/index.ts'
import { PART_MAX, QUESTION_LINE, QUESTION_SCORE } from '../constants.ts'
import { asLines, quarterOf, type LetterRule } from '../rule.ts'

/** A question that the person asked. */
export const question: LetterRule = {
  name: 'letter/question',
  part: 'question',
  like: 'question',
  most: ({ kind }) => PART_MAX.question[kind],
  find: ({ own, journal, period }) =>
    quotableLines(own, journal, QUESTION_LINE)
      .filter(({ text }) => text.endsWith('?') && countNames(text) === 0 && !/[.!?]\s/u.test(text))
      .map((quoted) => ({
        values: {},
        entries: [quoted.reading.entry.id],
        ...asLines([quoted]),
        // A longer question is clearer on its own.
        score: QUESTION_SCORE + words(quoted.text).length / 1_000,
        about: [],
        quarter: quarterOf(period, quoted.reading.entry.day),
      })),
  wording: () => 'question',
  shown: () => ({}),
  recount: () => ({}),
}
