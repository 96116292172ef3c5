import { atLeast } from '../../safety/index.ts'
import { lemma, words } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'

export function entryNamed(id: string | undefined, journal: Journal): Reading | undefined {
  return journal.entries.find(({ entry }) => entry.id === id)
}

export function isDark(reading: Reading): boolean {
  return atLeast(reading.scan().level, 'heavy')
}

/** True for an entry with this word among its words, or its possessive. */
export function hasWord(word: string): (reading: Reading) => boolean {
  const sought = word.toLowerCase()
  return ({ entry }) => words(entry.content).some((own) => own === sought || own.split("'").includes(sought))
}

/** True when a receipt's key is the lemma of this word, followed by `suffix`. */
export function isFormOf(word: string, key: string, suffix = ''): boolean {
  return key === `${lemma(word.toLowerCase())}${suffix}`
}
