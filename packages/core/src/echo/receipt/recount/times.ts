import { median } from '../../../statistics/index.ts'
import type { Recount } from './lines.ts'

/** Windows and levels of sections A.2.4 to A.2.6 of the design. */
const RITUAL_WINDOW = { entries: 14, days: 30, hours: 2 }
const REBOUND_STRETCHES = 6
const LOW = 2
const OVER = 3

export const recountReturnGap: Recount = (receipt, journal) => {
  const [before, after] = receipt.entries.map((id) => journal.entries.find(({ entry }) => entry.id === id)?.entry)
  if (!before || !after) return null
  const between = journal.entries.some(({ entry }) => entry.day > before.day && entry.day < after.day)
  const emptyDays = after.day - before.day - 1
  return between ? null : { gap: emptyDays, span: emptyDays + 1, from: before.day, to: after.day }
}

export const recountRitual: Recount = (receipt, journal) => {
  const start = Number(receipt.slots['start'])
  const recent = journal.entries
    .filter(({ entry }) => !entry.historic && entry.day >= journal.today - RITUAL_WINDOW.days)
    .filter((reading) => reading.scan().crisis.length === 0)
    .slice(-RITUAL_WINDOW.entries)
  const hours = Array.from({ length: RITUAL_WINDOW.hours }, (_, i) => (start + i) % 24)
  return {
    times: recent.filter(({ entry }) => hours.includes(entry.hour)).length,
    entries: recent.length,
    start,
    end: (start + RITUAL_WINDOW.hours) % 24,
  }
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
  return { stretches: last.length, middle: median(last), longest: Math.max(0, ...last) }
}
