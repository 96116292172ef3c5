import type { Recount } from './lines.ts'

/** Levels and windows of sections A.2.6 of the design and 1.3 of its second edition. */
const REBOUND_STRETCHES = 6
const LOW = 2
const OVER = 3
const PRESENCE_DAYS = 30

export const recountReturnGap: Recount = (receipt, journal) => {
  const [before, after] = receipt.entries.map((id) => journal.entries.find(({ entry }) => entry.id === id)?.entry)
  if (!before || !after) return null
  const between = journal.entries.some(({ entry }) => entry.day > before.day && entry.day < after.day)
  const emptyDays = after.day - before.day - 1
  return between ? null : { gap: emptyDays, span: emptyDays + 1, from: before.day, to: after.day }
}

export const recountRebound: Recount = (_, journal) => {
  const lengths: number[] = []
  let since: number | null = null
  for (const { day, means } of journal.days) {
    if (since === null && means.mood <= LOW) since = day
    else if (since !== null && means.mood >= OVER) {
      lengths.push(day - since)
      since = null
    }
  }
  const last = lengths.slice(-REBOUND_STRETCHES)
  return since === null ? { stretches: last.length, longest: Math.max(0, ...last) } : null
}

export const recountPresence: Recount = (_, journal) => {
  const days = new Set<number>()
  for (const { entry } of journal.entries) if (entry.day > journal.today - PRESENCE_DAYS) days.add(entry.day)
  return days.size === 0 ? null : { days: days.size, from: Math.min(...days), to: Math.max(...days) }
}
