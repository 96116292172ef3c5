import type { Recount } from '../../finding/rule.ts'
import type { PresenceSlots } from './wording.ts'

/** Newest days in which days with an entry are counted (docs/spec/rules.md#safety). */
const DAYS = 30

export const recountPresence: Recount<PresenceSlots> = (_, journal) => {
  const days = new Set<number>()
  for (const { entry } of journal.entries) if (entry.day > journal.today - DAYS) days.add(entry.day)
  return days.size === 0 ? null : { days: days.size, from: Math.min(...days), to: Math.max(...days) }
}
