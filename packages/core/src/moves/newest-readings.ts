import { readingOf, type EchoEntry, type Reading } from '../echo/index.ts'
import type { Lexicon } from '../text/index.ts'
import { MOVES_ENTRIES_MAX } from './constants.ts'

/** The newest entries of a journal as they are read, oldest first. */
export function newestReadings(entries: readonly EchoEntry[], lexicon: Lexicon): Reading[] {
  return entries
    .toSorted((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))
    .slice(-MOVES_ENTRIES_MAX)
    .map((entry) => readingOf(entry, lexicon))
}
