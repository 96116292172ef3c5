import type { Recount } from './lines.ts'

/** The window of section 1.3 of the second edition. */
const PRESENCE_DAYS = 30

export const recountReturnGap: Recount = (receipt, journal) => {
  const [before, after] = receipt.entries.map((id) => journal.entries.find(({ entry }) => entry.id === id)?.entry)
  if (!before || !after) return null
  const between = journal.entries.some(({ entry }) => entry.day > before.day && entry.day < after.day)
  const emptyDays = after.day - before.day - 1
  return between ? null : { gap: emptyDays, span: emptyDays + 1, from: before.day, to: after.day }
}

export const recountPresence: Recount = (_, journal) => {
  const days = new Set<number>()
  for (const { entry } of journal.entries) if (entry.day > journal.today - PRESENCE_DAYS) days.add(entry.day)
  return days.size === 0 ? null : { days: days.size, from: Math.min(...days), to: Math.max(...days) }
}
