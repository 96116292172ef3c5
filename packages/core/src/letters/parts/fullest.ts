import { MONTHS } from '../../time/index.ts'
import { FULLEST_SCORE, PART_MAX } from '../constants.ts'
import { days, numberOf } from '../wording.ts'
import { dateOf, periodName } from '../period.ts'
import type { LetterRule } from '../rule.ts'

/** The month of a year with the most days that have an entry. */
export const fullest: LetterRule = {
  name: 'letter/fullest',
  part: 'fullest',
  like: 'presence',
  most: ({ kind }) => PART_MAX.fullest[kind],
  find({ own, period }) {
    if (period.kind !== 'year') return []
    const byMonth = new Map<number, Set<number>>()
    for (const { entry } of own) {
      const { month } = dateOf(entry.day)
      byMonth.set(month, (byMonth.get(month) ?? new Set()).add(entry.day))
    }
    const [most, next] = [...byMonth].toSorted(([, a], [, b]) => b.size - a.size)
    if (!most || !next || most[1].size === next[1].size) return []
    const [month, written] = most
    return [
      {
        values: { month, days: written.size },
        entries: own.filter(({ entry }) => written.has(entry.day)).map(({ entry }) => entry.id),
        lines: [],
        quotes: [],
        score: FULLEST_SCORE,
        about: [],
        quarter: 0,
      },
    ]
  },
  wording: () => 'fullest',
  shown: (values, period) => ({
    month: MONTHS[numberOf(values, 'month') - 1] ?? '',
    days: days(numberOf(values, 'days')),
    period: periodName(period),
  }),
  recount({ receipt: { values } }, { own }) {
    const written = [...new Set(own.map(({ entry }) => entry.day))].map((day) => dateOf(day).month)
    const inMonth = (month: number) => written.filter((other) => other === month).length
    const most = inMonth(numberOf(values, 'month'))
    const isAhead = MONTHS.every((_, i) => i + 1 === values['month'] || inMonth(i + 1) < most)
    return isAhead ? { month: values['month'] ?? 0, days: most } : null
  },
}
