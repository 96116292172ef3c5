import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'

type Find<T> = (reading: Reading, journal: Journal, text: string) => T

/**
 * Remembers the answers of a function for as long as the journal object lives. Choosing an Echo asks about the same
 * sentence again for each word that it may share with another.
 */
export function keptForTexts<T>(find: Find<T>): Find<T> {
  const journals = new WeakMap<Journal, Map<Reading, Map<string, T>>>()
  return (reading, journal, text) => {
    const readings = journals.get(journal) ?? new Map<Reading, Map<string, T>>()
    journals.set(journal, readings)
    const texts = readings.get(reading) ?? new Map<string, T>()
    readings.set(reading, texts)
    const known = texts.get(text)
    if (known !== undefined) return known
    const found = find(reading, journal, text)
    texts.set(text, found)
    return found
  }
}
