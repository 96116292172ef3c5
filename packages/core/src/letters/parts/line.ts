import { standingLines, worthAlone } from '../../echo/index.ts'
import { clamp } from '../../statistics/index.ts'
import { LINE_SCORE, LINE_WORTH, OFFERED, PART_MAX } from '../constants.ts'
import { asLines, quarterOf, type LetterRule } from '../rule.ts'

/** The lines of a period that are best read alone. */
export const line: LetterRule = {
  name: 'letter/line',
  part: 'line',
  like: 'mirror',
  most: ({ kind }) => PART_MAX.line[kind],
  find({ own, journal, period }) {
    const best = standingLines(own, journal, { worth: worthAlone(journal), least: LINE_WORTH.least })
    const taken = new Map<number, number>()
    return best.flatMap(({ line: quoted, worth }) => {
      const quarter = quarterOf(period, quoted.reading.entry.day)
      const count = (taken.get(quarter) ?? 0) + 1
      taken.set(quarter, count)
      if (count > OFFERED.line) return []
      return [
        {
          values: {},
          entries: [quoted.reading.entry.id],
          ...asLines([quoted]),
          score: LINE_SCORE * clamp((worth - LINE_WORTH.least) / (LINE_WORTH.full - LINE_WORTH.least)),
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
