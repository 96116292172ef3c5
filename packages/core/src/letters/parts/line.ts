import { standingLines, worthAlone } from '../../echo/index.ts'
import { clamp } from '../../statistics/index.ts'
import { PART_MAX } from '../constants.ts'
import { asLines, quarterOf, type LetterRule } from '../rule.ts'

/** The number of lines that are offered for each stretch of the period. */
const OFFERED = 6
/** A line worth less than `least` is left out; one worth more than `full` counts as much as the best finding. */
const WORTH = { least: 1.8, full: 3.2 }
const WEIGHT = 0.95

/** The lines of a period that are best read alone. */
export const line: LetterRule = {
  name: 'letter/line',
  part: 'line',
  like: 'mirror',
  most: ({ kind }) => PART_MAX.line[kind],
  find({ own, journal, period }) {
    const best = standingLines(own, journal, { worth: worthAlone(journal), least: WORTH.least })
    const taken = new Map<number, number>()
    return best.flatMap(({ line: quoted, worth }) => {
      const quarter = quarterOf(period, quoted.reading.entry.day)
      const count = (taken.get(quarter) ?? 0) + 1
      taken.set(quarter, count)
      if (count > OFFERED) return []
      return [
        {
          values: {},
          entries: [quoted.reading.entry.id],
          ...asLines([quoted]),
          score: WEIGHT * clamp((worth - WORTH.least) / (WORTH.full - WORTH.least)),
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
