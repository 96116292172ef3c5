import type { Recount } from '../../finding/rule.ts'
import { carriedSlots } from '../../recounting/lines.ts'
import { recountedMeans } from '../../recounting/means.ts'
import type { TimeOfDaySlots } from './wording.ts'

/** First hour of each part of the day, latest first (docs/spec/numbers.md#rules). */
const PARTS: readonly (readonly [from: number, name: string])[] = [
  [21, 'late-evening'],
  [16, 'evening'],
  [11, 'midday'],
  [5, 'morning'],
  [0, 'after-midnight'],
]

export const recountTimeOfDay: Recount<TimeOfDaySlots> = (receipt, journal) => {
  const { part } = receipt.slots
  const rows = journal.rated.map(({ hour, ratings }) => ({
    isIn: PARTS.find(([from]) => hour >= from)?.[1] === part,
    ratings,
  }))
  const counted = recountedMeans(rows, receipt)
  if (!counted || part === undefined) return null
  const { inside, outside, means } = counted
  const counts = receipt.slots.entries === undefined ? {} : { entries: inside, others: outside }
  return { ...means, part, ...counts, ...carriedSlots(receipt, journal) }
}
