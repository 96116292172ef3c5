import { countWords } from '../../entries/index.ts'
import { PART_MAX } from '../constants.ts'
import { numberOf, days, entries, counted } from '../wording.ts'
import { periodName } from '../period.ts'
import type { LetterRule } from '../rule.ts'

/** How much was written: days, entries and words. */
export const counts: LetterRule = {
  name: 'letter/counts',
  part: 'counts',
  like: 'presence',
  most: ({ kind }) => PART_MAX.counts[kind],
  find: ({ own }) => [
    {
      values: {
        days: new Set(own.map(({ entry }) => entry.day)).size,
        entries: own.length,
        words: own.reduce((sum, { entry }) => sum + countWords(entry.content), 0),
      },
      entries: [],
      lines: [],
      quotes: [],
      score: 1,
      about: [],
      quarter: 0,
    },
  ],
  wording: () => 'counts',
  shown: (values, period) => ({
    days: days(numberOf(values, 'days')),
    entries: entries(numberOf(values, 'entries')),
    words: counted(numberOf(values, 'words'), 'word', 'words'),
    period: periodName(period),
  }),
  recount(_, { own }) {
    const written = new Map<number, number>()
    for (const { entry } of own) {
      const words = entry.content.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
      written.set(entry.day, (written.get(entry.day) ?? 0) + words)
    }
    if (written.size === 0) return null
    return { days: written.size, entries: own.length, words: [...written.values()].reduce((sum, n) => sum + n, 0) }
  },
}
