import type { Recount } from '../../finding/rule.ts'
import { recountedMeans } from '../../recounting/means.ts'
import type { TurningPointSlots } from './wording.ts'

export const recountTurningPoint: Recount<TurningPointSlots> = (receipt, journal) => {
  const { date } = receipt.slots
  if (date === undefined) return null
  const counted = recountedMeans(
    journal.rated.map(({ day, ratings }) => ({ isIn: day >= date, ratings })),
    receipt,
  )
  if (!counted) return null
  const since = journal.days.filter(({ day }) => day >= date).length
  const counts = receipt.slots.days === undefined ? {} : { days: since, others: journal.days.length - since }
  return { ...counted.means, date, ...counts }
}
