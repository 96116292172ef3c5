import { atLeast, DARK_MOOD } from '../../../safety/index.ts'
import { collapsed } from '../../../text/index.ts'
import type { Journal } from '../../journal.ts'
import type { Reading } from '../../reading.ts'
import type { Receipt, Slots } from '../../types.ts'

/** What the slots of an Echo come to when they are counted again; null when its evidence is gone. */
export type Recount = (receipt: Receipt, journal: Journal) => Slots | null

/** Newest entries and days in which questions are counted (design section A.2.2), and the fewest of both. */
const QUESTION_WINDOW = { entries: 10, days: 14, least: 3, questions: 2 }
/** Entries that are looked back on: written 22 to 90 days before. */
const LOOK_BACK_DAYS = { least: 22, most: 90 }

export const recountMirror: Recount = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  return quoted && { quote: quoted.text, date: quoted.day }
}

export const recountLookBack: Recount = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  if (!quoted) return null
  const days = receipt.day - quoted.day
  if (days < LOOK_BACK_DAYS.least || days > LOOK_BACK_DAYS.most) return null
  return { quote: quoted.text, date: quoted.day, days }
}

export const recountQuestion: Recount = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  if (!quoted?.text.endsWith('?')) return null
  const { entries, days, least, questions } = QUESTION_WINDOW
  const texts = journal.entries.filter(({ entry }) => entry.day >= journal.today - days).slice(-entries)
  const count = texts.reduce((sum, { entry }) => sum + entry.content.split(/\?+/u).length - 1, 0)
  const isCounted = receipt.slots['questions'] !== undefined
  if (isCounted && (texts.length < least || count < questions)) return null
  return { quote: quoted.text, date: quoted.day, ...(isCounted ? { questions: count, entries: texts.length } : {}) }
}

/** Quote and date of a line that a claim carries along; nothing where it carries none. */
export function carriedSlots(receipt: Receipt, journal: Journal): Slots {
  const quoted = quotedLine(receipt, journal)
  return quoted ? { quote: quoted.text, date: quoted.day } : {}
}

/** The first quote as it is printed from its entry now, and the day of that entry; null for one that may not be quoted. */
export function quotedLine(receipt: Receipt, journal: Journal): { text: string; day: number } | null {
  const [quote] = receipt.quotes
  const reading = journal.entries.find(({ entry }) => entry.id === quote?.entry)
  if (!quote || !reading || atLeast(reading.scan().level, 'heavy')) return null
  if (reading.entry.mood !== null && reading.entry.mood <= DARK_MOOD) return null
  return { text: printed(reading, quote, journal), day: reading.entry.day }
}

/** Lines of verse are printed with a slash between them, anything else with its white space collapsed. */
function printed(reading: Reading, { start, end }: { start: number; end: number }, journal: Journal): string {
  const verse = reading
    .units(journal.style)
    .find((unit) => unit.kind === 'verse' && unit.start === start && unit.end === end)
  return verse?.text ?? collapsed(reading.entry.content.slice(start, end))
}
