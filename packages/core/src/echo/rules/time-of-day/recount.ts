import { PARTS_OF_DAY } from '../../constants.ts'
import type { Recount } from '../../finding/rule.ts'
import { carriedSlots } from '../../recounting/lines.ts'
import { recountedMeans } from '../../recounting/means.ts'
import type { TimeOfDaySlots } from './wording.ts'

export const recountTimeOfDay: Recount<TimeOfDaySlots> = (receipt, journal) => {
  const { part } = receipt.slots
  const rows = journal.rated.map(({ hour, ratings }) => ({
    isIn: PARTS_OF_DAY.findLast(({ from }) => hour >= from)?.name === part,
    ratings,
  }))
  const counted = recountedMeans(rows, receipt)
  if (!counted || part === undefined) return null
  const { inside, outside, means } = counted
  const counts = receipt.slots.entries === undefined ? {} : { entries: inside, others: outside }
  return { ...means, part, ...counts, ...carriedSlots(receipt, journal) }
}
