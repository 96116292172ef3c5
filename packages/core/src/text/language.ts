import { ENGLISH_MIN_SHARE, LANGUAGE, LANGUAGE_ENTRIES } from './constants.ts'
import { FOREIGN_LANGUAGES, TEXT_LANGUAGES, type ForeignLanguage } from './languages/index.ts'
import { OTHER_FUNCTION_WORDS } from './languages/other.ts'
import { elidedParts, withoutAccents, wordSet } from './languages/word-parts.ts'
import { ENGLISH_FUNCTION_WORDS, MORE_ENGLISH_FUNCTION_WORDS } from './word-lists.ts'

/** The language of a text: English, another one whose words are known, or any other. */
export type Language = 'en' | ForeignLanguage | 'other'

/** Share of English function words, 0-1; 0 without words. */
export function englishShare(text: readonly string[]): number {
  return text.length === 0 ? 0 : text.filter((word) => ENGLISH_FUNCTION_WORDS.has(word)).length / text.length
}

/** True when the median share over the newest ten texts (oldest first in `shares`) is high enough for English. */
export function isEnglish(shares: readonly number[]): boolean {
  const newest = shares.slice(-LANGUAGE_ENTRIES).toSorted((a, b) => a - b)
  const middle = (newest.length - 1) / 2
  const median = ((newest[Math.floor(middle)] ?? 0) + (newest[Math.ceil(middle)] ?? 0)) / 2
  return median >= ENGLISH_MIN_SHARE
}

const ROWS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  ['en', new Set([...ENGLISH_FUNCTION_WORDS, ...MORE_ENGLISH_FUNCTION_WORDS])],
  ...FOREIGN_LANGUAGES.map((name) => [name, wordSet(TEXT_LANGUAGES[name].functionWords)] as const),
  ...OTHER_FUNCTION_WORDS.map((list) => ['other', wordSet(list)] as const),
]

/** A language that has a function word, as an index of `ROWS`, and how much the word counts for it. */
type Share = { row: number; points: number }

const SHARES: ReadonlyMap<string, readonly Share[]> = sharesByWord()

/** Computed once, because saving an entry looks up each of its words. */
function sharesByWord(): Map<string, Share[]> {
  const rowsOf = new Map<string, number[]>()
  for (const [row, [, known]] of ROWS.entries()) {
    for (const word of known) rowsOf.set(word, [...(rowsOf.get(word) ?? []), row])
  }
  const isOther = (row: number) => ROWS[row]?.[0] === 'other'
  const shares = new Map<string, Share[]>()
  for (const [word, rows] of rowsOf) {
    const known = rows.filter((row) => !isOther(row)).length
    // A word that English shares with Dutch counts in full for English.
    shares.set(
      word,
      rows.map((row) => ({ row, points: 1 / (isOther(row) ? rows.length : known) })),
    )
  }
  return shares
}

/** Looks a word up as it is written first: the listed words and most others have no accents. */
function sharesOf(word: string): readonly Share[] {
  return SHARES.get(word) ?? SHARES.get(withoutAccents(word)) ?? NONE
}

const NONE: readonly Share[] = []

/**
 * The language with the largest share of function words in a text; a word of several languages counts less for each.
 * Null for a text that is too short to tell, and for one in which two languages are equally likely.
 * @param text words in lower case
 */
export function languageOf(text: readonly string[]): Language | null {
  const points = new Float64Array(ROWS.length)
  const found = new Uint32Array(ROWS.length)
  const count = (word: string) => {
    for (const share of sharesOf(word)) {
      points[share.row] = (points[share.row] ?? 0) + share.points
      found[share.row] = (found[share.row] ?? 0) + 1
    }
  }
  for (const word of text) {
    if (word.includes("'")) elidedParts(word).forEach(count)
    else count(word)
  }
  const [best = 0, ...others] = [...points.keys()].toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0))
  const [own, hits] = [points[best] ?? 0, found[best] ?? 0]
  const { minHits, minShare, lead, other } = LANGUAGE
  if (text.length >= other.fromWords && hits < other.maxShare * text.length) return 'other'
  if (hits < minHits || hits < minShare * text.length) return null
  const name = ROWS[best]?.[0] ?? null
  // Closely related languages don't make each other less likely.
  const rival = others.find((row) => ROWS[row]?.[0] !== name) ?? best
  return own >= lead * (points[rival] ?? 0) ? name : null
}

/** True when a text is in a known language other than English. */
export function isForeignLanguage(language: Language | null): language is ForeignLanguage {
  return language !== null && language !== 'en' && language !== 'other'
}

/** True when a text is recognizably in one of the other known languages. `text` must be lower case. */
export function isForeign(text: readonly string[]): boolean {
  return isForeignLanguage(languageOf(text))
}

/** The language of a journal that is not in English, or `several` if it mixes them. */
export type JournalLanguage = Exclude<Language, 'en'> | 'several'

/**
 * The language of more than half of the newest ten texts, when it isn't English: `several` when only all the others
 * together are more than half. Null for a journal in English, or in a language that can’t be told.
 * @param languages oldest first
 */
export function journalLanguage(languages: readonly (Language | null)[]): JournalLanguage | null {
  const newest = languages.slice(-LANGUAGE_ENTRIES)
  const others = newest.filter((language) => language !== null && language !== 'en')
  if (others.length * 2 <= newest.length) return null
  const main = others.find((language) => others.filter((other) => other === language).length * 2 > newest.length)
  return main ?? 'several'
}
