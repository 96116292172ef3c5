import { RATING_LABELS } from '../../../entries/index.ts'
import { lemma } from '../../../text/index.ts'
import type { Journal } from '../../journal.ts'
import type { Reading } from '../../reading.ts'
import type { Recount } from './lines.ts'

/** Newest entries that a thread runs through (design section A.2.8). */
const THREAD_WINDOW = 9

export const recountThread: Recount = (receipt, journal) => {
  const recent = journal.worded.slice(-THREAD_WINDOW)
  return {
    word: shownWord(receipt.slots['word'], receipt.key, recent),
    recent: holding(recent, receipt.key),
    window: recent.length,
  }
}

export const recountSurge: Recount = (receipt, journal) => {
  const [word = ''] = receipt.key.split('@')
  const window = Number(receipt.slots['window'])
  const recent = journal.worded.slice(-window)
  const earlier = journal.worded.slice(0, -window)
  return {
    word: shownWord(receipt.slots['word'], word, recent),
    recent: holding(recent, word),
    window: recent.length,
    before: holding(earlier, word),
    earlier: earlier.length,
  }
}

export const recountRhyme: Recount = (receipt, journal) => {
  const [from, to] = receipt.entries.map((id) => find(journal, id))
  if (!from || !to) return null
  const both = (word: unknown) =>
    from.words().some((w) => w === word) && to.words().some((w) => w === word) ? String(word) : ''
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
  if (!reading || mood === null || mood === undefined) return null
  const written = (word: unknown) => (reading.words().some((w) => w === word) ? String(word) : '')
  const { first, second, third } = receipt.slots
  return {
    rating: mood,
    label: RATING_LABELS.mood[mood - 1] ?? '',
    date: reading.entry.day,
    when: reading.entry.day,
    first: written(first),
    second: written(second),
    ...(third === undefined ? {} : { third: written(third) }),
  }
}

function find(journal: Journal, id: string | undefined): Reading | undefined {
  return journal.entries.find(({ entry }) => entry.id === id)
}

function holding(readings: readonly Reading[], key: string): number {
  return readings.filter((reading) => reading.words().some((word) => lemma(word) === key)).length
}

/** The shown word if it is a form of the counted one that stands in these entries, else nothing. */
function shownWord(shown: unknown, key: string, readings: readonly Reading[]): string {
  const word = String(shown)
  const isWritten = readings.some((reading) => reading.words().includes(word.toLowerCase()))
  return isWritten && lemma(word.toLowerCase()) === key ? word : ''
}
