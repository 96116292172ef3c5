import { atLeast } from '../../safety/index.ts'
import { lemma, STOP_WORDS, words } from '../../text/index.ts'
import { ENTRIES_MAX } from '../constants.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import { isPersonWord } from '../word-lists/person-words.ts'

/** A heavy entry about a person no longer counts once this many later entries mention them. */
const LATER_ENTRIES = 5
/** Words for the same person. */
const SAME = [
  'mum mom mam mama mummy mommy mother',
  'dad daddy papa father',
  'gran granny grandma nan nana grandmother',
  'grandad granddad grandpa grandfather',
].map((forms) => forms.split(' '))
const NAMES = /\p{Lu}\p{Ll}+/gu

/**
 * True for a line that names someone who is in grief or danger in one of the latest entries about them: “Mum laughed”
 * must not come back in the weeks after her death.
 */
export function namesSomeoneSore(line: string, journal: Journal): boolean {
  const sore = soreKept.get(journal) ?? soreNames(journal)
  soreKept.set(journal, sore)
  return sore.size > 0 && peopleIn(line, words(line)).some((name) => sore.has(name))
}

const soreKept = new WeakMap<Journal, ReadonlySet<string>>()

function soreNames({ entries }: Journal): ReadonlySet<string> {
  const sore = new Set<string>()
  const times = new Map<string, number>()
  for (const reading of entries.slice(-ENTRIES_MAX).toReversed()) {
    const people = peopleOf(reading)
    const isHeavy = atLeast(reading.scan().level, 'heavy')
    for (const name of people) {
      const later = times.get(name) ?? 0
      if (isHeavy && later < LATER_ENTRIES) sore.add(name)
      times.set(name, later + 1)
    }
  }
  return sore
}

/** A cache, so that the next Echo only searches new entries for names. */
const peopleKept = new WeakMap<Reading, readonly string[]>()

function peopleOf(reading: Reading): readonly string[] {
  const people = peopleKept.get(reading) ?? peopleIn(reading.entry.content, reading.words())
  peopleKept.set(reading, people)
  return people
}

/** The names and family words of a text, in lower case, each once. */
function peopleIn(text: string, tokens: readonly string[]): string[] {
  const names = [...text.matchAll(NAMES)].map(([name]) => name.toLowerCase())
  const family = [...new Set(tokens)].filter(isPersonWord)
  return [...new Set([...names.filter((name) => !STOP_WORDS.has(name)), ...family].map(samePerson))]
}

function samePerson(word: string): string {
  const own = lemma(word)
  return SAME.find((forms) => forms.includes(own))?.[0] ?? own
}
