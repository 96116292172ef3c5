import { CONTENT_WORD_MIN_LETTERS } from './constants.ts'
import { foreignContentWord } from './languages/content-words.ts'
import type { Language } from './language.ts'
import { STOP_WORDS } from './word-lists.ts'
import { scanWords } from './word-scan.ts'

/** Words in lower case with straight apostrophes: `[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*`, in order. */
export function words(text: string): string[] {
  return scanWords(straightened(text))?.words ?? straightened(text.toLowerCase()).match(WORD) ?? []
}

const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu

/** The text with curly apostrophes made straight; every character keeps its position. */
export function straightened(text: string): string {
  return text.replaceAll('’', "'").replaceAll('ʼ', "'")
}

/** Matches "potatoes" and "heroes", but not "shoes", "canoes" or "oboes". */
const OES_PLURAL = /(?<!\b(?:sh|can|ob|horsesh))oes$/u
/** Words without a singular. */
const PLURAL_ONLY: ReadonlySet<string> = new Set([
  'clothes',
  'trousers',
  'scissors',
  'pyjamas',
  'thanks',
  'stairs',
  'upstairs',
  'downstairs',
])

/**
 * A key under which the forms of a word are counted together, without possessive and plural endings. It may not be a
 * word; only forms that occur in the text are ever shown.
 */
export function lemma(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word
  if (bare.length <= 4 || !bare.endsWith('s') || PLURAL_ONLY.has(bare)) return bare
  if (bare.endsWith('ies')) return `${bare.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/u.test(bare) || OES_PLURAL.test(bare)) return bare.slice(0, -2)
  return /(?:ss|us|is)$/u.test(bare) ? bare : bare.slice(0, -1)
}

/** True for words that can be the subject of a text: three letters or more, no stop word, no contraction. */
export function isContentWord(word: string, language: Language | null = 'en'): boolean {
  return contentLemma(word, language) !== null
}

/**
 * The lemma of a content word, null for any other. In other languages it is the word as written, without an elision:
 * “eau” for “l'eau”.
 * @param language of the text; one without word lists is read like English
 */
export function contentLemma(word: string, language: Language | null = 'en'): string | null {
  if (language !== null && language !== 'en' && language !== 'other') return foreignContentWord(word, language)
  if (word.length < CONTENT_WORD_MIN_LETTERS || STOP_WORDS.has(word) || word.includes("'")) return null
  const key = lemma(word)
  return STOP_WORDS.has(key) ? null : key
}

/**
 * Number of occurrences of each content word, by lemma, in order of first appearance.
 * @param counts occurrences of each word, if already known
 */
export function contentFrequencies(
  text: readonly string[],
  counts: ReadonlyMap<string, number> = wordCounts(text),
  language: Language | null = 'en',
): Map<string, number> {
  const frequencies = new Map<string, number>()
  for (const [word, count] of counts) {
    const key = contentLemma(word, language)
    if (key === null) continue
    frequencies.set(key, (frequencies.get(key) ?? 0) + count)
  }
  return frequencies
}

/** Number of occurrences of each word, in order of first appearance. */
export function wordCounts(text: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
