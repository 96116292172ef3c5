import { atLeast, DARK_MOOD } from '../../safety/index.ts'
import { collapsed } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { Receipt } from '../finding/receipt.ts'
import type { Slots } from '../wording/slots.ts'

/** Quote and date of the line that a pattern or word Echo shows; nothing for one without a line. */
export function carriedSlots(receipt: Receipt, journal: Journal): Pick<Slots, 'quote' | 'date'> {
  const quoted = quotedLine(receipt, journal)
  return quoted ? { quote: quoted.text, date: quoted.day } : {}
}

/**
 * A quote (by default the first) in its printed form, and the day of its entry. Null if it may not be quoted now.
 */
export function quotedLine(receipt: Receipt, journal: Journal, index = 0): { text: string; day: number } | null {
  const quote = receipt.quotes[index]
  const reading = journal.entries.find(({ entry }) => entry.id === quote?.entry)
  if (!quote || !reading || atLeast(reading.scan().level, 'heavy')) return null
  if (reading.entry.mood !== null && reading.entry.mood <= DARK_MOOD) return null
  return { text: printed(reading, quote, journal), day: reading.entry.day }
}

/** Prints lines of verse with a slash between them, and any other text with its white space collapsed. */
function printed(reading: Reading, { start, end }: { start: number; end: number }, journal: Journal): string {
  const verse = reading
    .units(journal.style)
    .find((unit) => unit.kind === 'verse' && unit.start === start && unit.end === end)
  return verse?.text ?? collapsed(reading.entry.content.slice(start, end))
}
