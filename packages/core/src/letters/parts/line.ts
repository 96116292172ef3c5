import { standingLines } from '../../echo/index.ts'
import { clamp } from '../../statistics/index.ts'
import { asLines, quarterOf, type LetterRule } from '../rule.ts'

/** Lines offered for each stretch, and the score of a line from which it is worth as much as any finding. */
const OFFERED = 6
const FULL_SCORE = 4.4
const LEAST_SCORE = 2.4
/** Points that a line may lack of what it needs alone: in a letter it stands among others. */
const LENIENCE = 0.7
const WEIGHT = 0.95

/** The lines of a period that are best read alone. */
export const line: LetterRule = {
  name: 'letter/line',
  part: 'line',
  like: 'mirror',
  most: ({ kind }) => ({ week: 2, month: 3, year: 12 })[kind],
  find({ own, journal, period }) {
    const best = standingLines(own, journal, () => -LENIENCE)
    const taken = new Map<number, number>()
    return best.flatMap(({ line: quoted, score }) => {
      const quarter = quarterOf(period, quoted.reading.entry.day)
      const count = (taken.get(quarter) ?? 0) + 1
      taken.set(quarter, count)
      if (count > OFFERED) return []
      return [
        {
          values: {},
          entries: [quoted.reading.entry.id],
          ...asLines([quoted]),
          score: WEIGHT * clamp((score - LENIENCE - LEAST_SCORE) / (FULL_SCORE - LEAST_SCORE)),
          about: [],
          quarter,
        },
      ]
    })
  },
  wording: () => 'line',
  shown: () => ({}),
  recount: () => ({}),
}
