import { atLeast } from '../../../safety/index.ts'
import { lemma, words } from '../../../text/index.ts'
import type { Journal } from '../../journal.ts'
import type { Reading } from '../../reading.ts'
import { carriedSlots, type Recount } from './lines.ts'

/** Newest entries that a thread runs through (design section A.2.8). */
const THREAD_WINDOW = 9

export const recountThread: Recount = (receipt, journal) => {
  const recent = journal.entries.slice(-THREAD_WINDOW)
  const holding = recent.filter(holds(receipt.slots['word']))
  if (recent.some(isDark)) return null
  return {
    word: shownWord(receipt.slots['word'], receipt.key),
    recent: holding.length,
    window: recent.length,
    latest: Math.max(...holding.map(({ entry }) => entry.day)),
    ...carriedSlots(receipt, journal),
  }
}

export const recountSurge: Recount = (receipt, journal) => {
  const [key = ''] = receipt.key.split('@')
  const window = Number(receipt.slots['window'])
  const recent = journal.entries.slice(-window)
  const earlier = journal.entries.slice(0, -window)
  if (recent.some(isDark)) return null
  const isHeld = holds(receipt.slots['word'])
  return {
    word: shownWord(receipt.slots['word'], key),
    recent: recent.filter(isHeld).length,
    window: recent.length,
    before: earlier.filter(isHeld).length,
    earlier: earlier.length,
    ...carriedSlots(receipt, journal),
  }
}

export const recountRhyme: Recount = (receipt, journal) => {
  const [from, to] = receipt.entries.map((id) => find(journal, id))
  if (!from || !to) return null
  const both = (word: unknown) => (holds(word)(from) && holds(word)(to) ? String(word) : '')
  const { first, second, third } = receipt.slots
  return {
    from: from.entry.day,
    to: to.entry.day,
    span: to.entry.day - from.entry.day,
    first: both(first),
    second: both(second),
    third: both(third),
  }
}

export const recountWordsVsRating: Recount = (receipt, journal) => {
  const reading = find(journal, receipt.entries[0])
  const mood = reading?.entry.mood
  if (!reading || mood === null || mood === undefined || isDark(reading)) return null
  const written = (word: unknown) => (holds(word)(reading) ? String(word) : '')
  const { first, second } = receipt.slots
  return { rating: mood, date: reading.entry.day, first: written(first), second: written(second) }
}

function find(journal: Journal, id: string | undefined): Reading | undefined {
  return journal.entries.find(({ entry }) => entry.id === id)
}

function isDark(reading: Reading): boolean {
  return atLeast(reading.scan().level, 'heavy')
}

/** True for an entry with this word among its words, or its possessive. */
function holds(word: unknown): (reading: Reading) => boolean {
  const sought = String(word).toLowerCase()
  return ({ entry }) => words(entry.content).some((own) => own === sought || own.split("'").includes(sought))
}

/** The shown word if it is a form of the counted one, else nothing. */
function shownWord(shown: unknown, key: string): string {
  return lemma(String(shown).toLowerCase()) === key ? String(shown) : ''
}
