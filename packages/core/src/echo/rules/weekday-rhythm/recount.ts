import { WEEKDAYS } from '../../../time/index.ts'
import type { Recount } from '../../finding/rule.ts'
import { carriedSlots } from '../../recounting/lines.ts'
import { recountedMeans } from '../../recounting/means.ts'
import type { WeekdaySlots } from './wording.ts'

export const recountWeekday: Recount<WeekdaySlots> = (receipt, journal) => {
  const { weekday } = receipt.slots
  const isIn = ({ weekday: day }: { weekday: number }) =>
    weekday === 'weekends' ? day % 6 === 0 : `${WEEKDAYS[day]}s` === weekday
  const rows = journal.rated.map(({ reading, ratings }) => ({ isIn: isIn(reading.entry), ratings }))
  const counted = recountedMeans(rows, receipt)
  if (!counted || weekday === undefined) return null
  const inside = journal.days.filter(isIn).length
  const counts = receipt.slots.days === undefined ? {} : { days: inside, others: journal.days.length - inside }
  return { ...counted.means, weekday, ...counts, ...carriedSlots(receipt, journal) }
}
