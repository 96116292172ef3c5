import type { Recount } from '../../finding/rule.ts'
import type { ReturnGapSlots } from './wording.ts'

export const recountReturnGap: Recount<ReturnGapSlots> = (receipt, journal) => {
  const [before, after] = receipt.entries.map((id) => journal.entries.find(({ entry }) => entry.id === id)?.entry)
  if (!before || !after) return null
  const between = journal.entries.some(({ entry }) => entry.day > before.day && entry.day < after.day)
  const emptyDays = after.day - before.day - 1
  return between ? null : { gap: emptyDays, span: emptyDays + 1, from: before.day, to: after.day }
}
