import type { Reading } from '../../echo/index.ts'
import { numberOf, numberText } from '../wording.ts'
import { periodName } from '../period.ts'
import type { LetterRule } from '../rule.ts'

/** Parts of the day, from one hour to the next. */
const PARTS = [
  { part: 'after midnight', from: 0, to: 5 },
  { part: 'in the morning', from: 5, to: 11 },
  { part: 'around midday', from: 11, to: 16 },
  { part: 'in the evening', from: 16, to: 21 },
  { part: 'late in the evening', from: 21, to: 24 },
] as const
/** Fewest entries of both periods, and the share of them in one part of the day. */
const MIN_ENTRIES = 6
const MIN_SHARE = 0.6
const SCORE = 0.45

/** The part of the day in which most entries were written, when it has changed. */
export const habit: LetterRule = {
  name: 'letter/habit',
  part: 'habit',
  like: 'time_of_day',
  most: () => 1,
  find({ own, previous }) {
    const [now, before] = [usualPart(own), usualPart(previous)]
    if (!now || !before || now.part === before.part) return []
    return [
      {
        values: { part: now.part, times: now.times, of: own.length, before: before.part },
        entries: own.filter(({ entry }) => partAt(entry.hour) === now.part).map(({ entry }) => entry.id),
        lines: [],
        quotes: [],
        score: SCORE,
        about: [],
        quarter: 0,
      },
    ]
  },
  wording: () => 'habit',
  shown: (values, period) => ({
    part: String(values['part']),
    earlier: String(values['before']),
    before: `the ${period.kind} before`,
    Before: `The ${period.kind} before`,
    times: `${numberText(numberOf(values, 'times'))} of ${numberText(numberOf(values, 'of'))} times`,
    period: periodName(period),
  }),
  recount({ receipt: { values } }, { own, previous }) {
    const timesIn = (readings: readonly Reading[], part: unknown) => {
      const hours = PARTS.find((known) => known.part === part)
      return hours ? readings.filter(({ entry: { hour } }) => hour >= hours.from && hour < hours.to).length : 0
    }
    const isMost = (readings: readonly Reading[], part: unknown) =>
      readings.length >= MIN_ENTRIES && timesIn(readings, part) >= MIN_SHARE * readings.length
    if (!isMost(own, values['part']) || !isMost(previous, values['before'])) return null
    return { ...values, times: timesIn(own, values['part']), of: own.length }
  },
}

function usualPart(readings: readonly Reading[]): { part: string; times: number } | null {
  // The hour of an imported entry is often the hour of the import.
  if (readings.length < MIN_ENTRIES || readings.some(({ entry }) => entry.historic)) return null
  const counts = new Map<string, number>()
  for (const { entry } of readings) counts.set(partAt(entry.hour), (counts.get(partAt(entry.hour)) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most && most[1] >= MIN_SHARE * readings.length ? { part: most[0], times: most[1] } : null
}

function partAt(hour: number): string {
  return PARTS.findLast(({ from }) => hour >= from)?.part ?? ''
}
