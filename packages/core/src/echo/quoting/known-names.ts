import { COMMON_WORDS, STOP_WORDS } from '../../text/index.ts'
import { MONTHS, WEEKDAYS } from '../../time/index.ts'
import { ENTRIES_MAX } from '../constants.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import { DETERMINERS, SPEAKS } from './leaning.ts'

/** A capitalized word inside a sentence. */
const INSIDE = /(?<=[\p{Ll}\p{N},;] )\p{Lu}\p{Ll}+/gu
const DATES = new Set([...MONTHS, ...WEEKDAYS].map((name) => name.toLowerCase()))

/** A lower-case word before a verb that only people do: “edie said”. */
const SPEAKER = new RegExp(
  String.raw`(?<=(\p{L}*)[^\p{L}]{0,3})(?<!\p{L})(\p{Ll}{3,}) (?:${[...SPEAKS].join('|')})(?!\p{L})`,
  'gu',
)
/** A lower-case word counts as a name if it precedes such a verb in this many entries: once may be a typo. */
const SPEAKING_ENTRIES = 2
const COMMON: ReadonlySet<string> = new Set(COMMON_WORDS)

/**
 * Names, in lower case, that the newest entries capitalize inside a sentence or, if nothing is capitalized, put before
 * a verb that only people do. With these names, “Wren” counts as a name at the start of a sentence, too.
 */
export function knownNames(journal: Journal): ReadonlySet<string> {
  const names = knownKept.get(journal) ?? new Set(namesOf(journal))
  knownKept.set(journal, names)
  return names
}

const knownKept = new WeakMap<Journal, ReadonlySet<string>>()
/** So that the next Echo only searches new entries. */
const namesKept = new WeakMap<Reading, readonly string[]>()
const speakersKept = new WeakMap<Reading, readonly string[]>()

function namesOf({ quotable, style }: Journal): string[] {
  const newest = quotable.slice(-ENTRIES_MAX)
  const names = newest.flatMap((reading) => keptFor(namesKept, reading, namesIn))
  if (!style.small) return names
  const speaking = Map.groupBy(
    newest.flatMap((reading) => keptFor(speakersKept, reading, speakersIn)),
    (name) => name,
  )
  return [...names, ...[...speaking].flatMap(([name, { length }]) => (length >= SPEAKING_ENTRIES ? name : []))]
}

function keptFor(known: WeakMap<Reading, readonly string[]>, reading: Reading, find: (text: string) => string[]) {
  const names = known.get(reading) ?? find(reading.entry.content)
  known.set(reading, names)
  return names
}

function namesIn(text: string): string[] {
  return [...text.matchAll(INSIDE)]
    .map(([name]) => name.toLowerCase())
    .filter((name) => !STOP_WORDS.has(name) && !DATES.has(name))
}

/** Lower-case words that a text uses like a person’s name, each once. */
function speakersIn(text: string): string[] {
  const found = [...text.matchAll(SPEAKER)].flatMap(([, before = '', name = '']) =>
    DETERMINERS.has(before) || STOP_WORDS.has(name) || COMMON.has(name) || SPEAKS.has(name) ? [] : name,
  )
  return [...new Set(found)]
}
