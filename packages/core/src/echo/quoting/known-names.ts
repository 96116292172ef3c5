import { STOP_WORDS } from '../../text/index.ts'
import { MONTHS, WEEKDAYS } from '../../time/index.ts'
import { ENTRIES_MAX } from '../engine/constants.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'

/** A capitalized word inside a sentence. */
const INSIDE = /(?<=[\p{Ll}\p{N},;] )\p{Lu}\p{Ll}+/gu
const DATES = new Set([...MONTHS, ...WEEKDAYS].map((name) => name.toLowerCase()))

/**
 * Names that the newest entries write with a capital inside a sentence, in lower case: with them, “Wren” is a name at
 * the start of a sentence too.
 */
export function knownNames(journal: Journal): ReadonlySet<string> {
  const names = kept.get(journal) ?? new Set(journal.quotable.slice(-ENTRIES_MAX).flatMap(namesIn))
  kept.set(journal, names)
  return names
}

const kept = new WeakMap<Journal, ReadonlySet<string>>()
/** So that the next Echo only searches new entries. */
const namesKept = new WeakMap<Reading, readonly string[]>()

function namesIn(reading: Reading): readonly string[] {
  const names =
    namesKept.get(reading) ??
    [...reading.entry.content.matchAll(INSIDE)]
      .map(([name]) => name.toLowerCase())
      .filter((name) => !STOP_WORDS.has(name) && !DATES.has(name))
  namesKept.set(reading, names)
  return names
}
