import {
  collapsed,
  contentLemma,
  hasFiniteVerb,
  isForeignLanguage,
  languageOf,
  lemma,
  STOP_WORDS,
  straightened,
  words,
  type ForeignLanguage,
} from '../../text/index.ts'
import { MONTHS, WEEKDAYS } from '../../time/index.ts'
import { quotingIn } from '../word-lists/languages/index.ts'
import { isPersonWord } from '../word-lists/person-words.ts'
import { isVerbatim, type Slots } from '../wording/slots.ts'

/** Slots with a word or a tag that an Echo is about. Every other verbatim slot holds a line. */
const SUBJECT_SLOTS = ['word', 'first', 'second', 'third', 'tag'] as const
const IS_SUBJECT_SLOT: ReadonlySet<string> = new Set(SUBJECT_SLOTS)
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu
const CALENDAR = new Set([...WEEKDAYS, ...MONTHS, 'English', 'Christmas', 'Easter'])

/** The words and tags that an Echo is about, as it shows them. */
export function subjectsOf(slots: Slots): string[] {
  return SUBJECT_SLOTS.flatMap((name) => {
    const value = slots[name]
    if (value === undefined) return []
    return [name === 'tag' ? `#${value}` : value]
  })
}

/** The writer’s own lines that an Echo quotes. */
export function linesOf(slots: Slots): string[] {
  return Object.entries(slots).flatMap(([name, value]) =>
    typeof value === 'string' && isVerbatim(name) && !IS_SUBJECT_SLOT.has(name) ? [value] : [],
  )
}

/** A key under which the forms of a word, a name or a tag are one subject: “Harbors” and “#harbor” are “harbor”. */
export function subjectKey(text: string): string {
  const tokens = straightened(text.toLowerCase()).match(TOKEN) ?? []
  return tokens.map(lemma).join(' ')
}

/** True when a text contains a subject, in any of its forms. */
export function isAbout(text: string, key: string): boolean {
  return key !== '' && ` ${subjectKey(text)} `.includes(` ${key} `)
}

/** A line as it is compared: without case, and with single spaces. */
export function lineKey(line: string): string {
  return collapsed(line).toLowerCase()
}

/** A person or thing that a line names and that the reader can ask never to see again. */
export type NamedInLine = { kind: 'person' | 'name' | 'word'; text: string }

/**
 * The people and names in a line, each once. Any word has a capital at the start of a sentence, so a name there counts
 * only when a verb or “’s” follows, and its kind is `word`.
 */
export function namedIn(line: string): NamedInLine[] {
  const found = new Map<string, NamedInLine>()
  const language = languageOf(words(line))
  if (isForeignLanguage(language)) return namedInForeign(line, language)
  const tokens = [...line.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)]
  for (const [i, { 0: token, index }] of tokens.entries()) {
    const text = token.replace(/['’]s$/u, '')
    const word = text.toLowerCase()
    const isFirst = i === 0 || /[.?!:]["”’)]*\s*$/u.test(line.slice(0, index))
    const next = tokens[i + 1]?.[0]
    const kind = isPersonWord(word) ? 'person' : kindOf(text, word, isFirst, token !== text || isVerb(next))
    const key = subjectKey(text)
    if (kind && !found.has(key)) found.set(key, { kind, text })
  }
  return [...found.values()]
}

/** The people, and the capitalized words inside the line, which are names or, in German, nouns. */
function namedInForeign(line: string, language: ForeignLanguage): NamedInLine[] {
  const found = new Map<string, NamedInLine>()
  for (const { 0: text, index } of line.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = text.toLowerCase()
    const isInside = index > 0 && !/[.?!:]["”’)]*\s*$/u.test(line.slice(0, index))
    const isPerson = quotingIn(language).people([word])
    const isCapital = isInside && /^\p{Lu}\p{Ll}/u.test(text) && contentLemma(word, language) !== null
    if (isPerson) found.set(subjectKey(text), { kind: 'person', text })
    else if (isCapital) found.set(subjectKey(text), { kind: language === 'de' ? 'word' : 'name', text })
  }
  return [...found.values()]
}

function kindOf(text: string, word: string, isFirst: boolean, acts: boolean): NamedInLine['kind'] | null {
  if (!/^\p{Lu}\p{Ll}/u.test(text) || CALENDAR.has(text) || STOP_WORDS.has(word)) return null
  if (!isFirst) return 'name'
  return acts && !/(?:ing|ed|ly)$/u.test(word) ? 'word' : null
}

function isVerb(word: string | undefined): boolean {
  return word !== undefined && hasFiniteVerb([straightened(word.toLowerCase())])
}
