import { linePairs, promisePairs, QUOTE_MIN_AGE_DAYS, strengthOf } from '../../echo/index.ts'
import { mentionsThing } from '../../text/index.ts'
import { PART_MAX } from '../constants.ts'
import { asLines, quarterOf, type LetterRule, type View } from '../rule.ts'
import { asOfDay } from '../view.ts'

/** The number of days between two searches for pairs. Each search sees the newest entries as of its day. */
const LOOK_DAYS = { week: 7, month: 10, year: 21 } as const
const OFFERED = 3
const WEIGHT = 1.15
/** Added for each point of worth: the strongest pairs have the same strength, and the better one should be chosen. */
const PER_POINT = 0.001
/** The lowest expected rating, by readers, of a pair in a letter. */
const LEAST_WORTH = 3

/** Two lines about one thing, the later one from this period. */
export const pair: LetterRule = {
  name: 'letter/pair',
  part: 'pair',
  like: 'pair/rhyme',
  most: ({ kind }) => PART_MAX.pair[kind],
  find(view) {
    const { period } = view
    const found = looks(view).flatMap((day) => {
      // That many days later, every line up to this day is old enough to be quoted.
      const journal = asOfDay(view.journal, day, day + QUOTE_MIN_AGE_DAYS)
      return [...promisePairs(journal), ...linePairs(journal)]
        .filter(({ to, worth }) => to.reading.entry.day >= period.first && worth >= LEAST_WORTH)
        .map(({ late, ...met }) => ({ ...met, worth: met.worth + late }))
        .toSorted((a, b) => b.worth - a.worth)
        .slice(0, OFFERED)
    })
    const seen = new Set<string>()
    return found.flatMap((met) => {
      const key = `${met.from.text} ${met.to.text}`
      if (seen.has(key)) return []
      seen.add(key)
      return [
        {
          values: { word: met.shared[0] },
          entries: [met.from.reading.entry.id, met.to.reading.entry.id],
          ...asLines([met.from, met.to]),
          score: WEIGHT * strengthOf(met.worth) + PER_POINT * met.worth,
          about: [met.shared[0]],
          quarter: quarterOf(period, met.to.reading.entry.day),
        },
      ]
    })
  },
  wording: () => 'pair',
  shown: () => ({}),
  recount({ receipt: { values }, lines: [earlier, later] }) {
    const { word } = values
    if (typeof word !== 'string' || !earlier || !later || earlier.day >= later.day) return null
    return mentionsThing(earlier.text, word) && mentionsThing(later.text, word) ? { word } : null
  },
}

function looks({ period: { kind, first, last } }: View): number[] {
  const days: number[] = []
  for (let day = last; day >= first; day -= LOOK_DAYS[kind]) days.push(day)
  return days.toReversed()
}
