import { linePairs, promisePairs, QUOTE_MIN_AGE_DAYS, strengthOf } from '../../echo/index.ts'
import { mentionsThing } from '../../text/index.ts'
import { OFFERED, PAIR_SCORE, PAIR_SEARCH_DAYS, PAIR_WORTH_MIN, PART_MAX } from '../constants.ts'
import { asLines, quarterOf, type LetterRule, type View } from '../rule.ts'
import { asOfDay } from '../view.ts'

/** Two lines about one thing, the later one from this period. */
export const pair: LetterRule = {
  name: 'letter/pair',
  part: 'pair',
  like: 'pair/rhyme',
  most: ({ kind }) => PART_MAX.pair[kind],
  find(view) {
    const { period } = view
    const found = searchDays(view).flatMap((day) => {
      // That many days later, every line up to this day is old enough to be quoted.
      const journal = asOfDay(view.journal, day, day + QUOTE_MIN_AGE_DAYS)
      return [...promisePairs(journal), ...linePairs(journal)]
        .filter(({ to, worth }) => to.reading.entry.day >= period.first && worth >= PAIR_WORTH_MIN)
        .map(({ late, ...met }) => ({ ...met, worth: met.worth + late }))
        .toSorted((a, b) => b.worth - a.worth)
        .slice(0, OFFERED.pair)
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
          score: PAIR_SCORE.strength * strengthOf(met.worth) + PAIR_SCORE.perPoint * met.worth,
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

function searchDays({ period: { kind, first, last } }: View): number[] {
  const days: number[] = []
  for (let day = last; day >= first; day -= PAIR_SEARCH_DAYS[kind]) days.push(day)
  return days.toReversed()
}
