import { CONTENT_WORD_MIN_LETTERS } from './constants.ts'
import { STOP_WORDS } from './word-lists.ts'
import { scanWords } from './word-scan.ts'

/** Words in lower case, apostrophes straightened: `[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*`, in order. */
export function words(text: string): string[] {
  return scanWords(straightened(text))?.words ?? straightened(text.toLowerCase()).match(WORD) ?? []
}

const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu

/** Text with curly apostrophes made straight; every character keeps its position. */
export function straightened(text: string): string {
  return text.replaceAll('’', "'").replaceAll('ʼ', "'")
}

/** Potatoes, heroes; not shoes, canoes, oboes. */
const OES_PLURAL = /(?<!\b(?:sh|can|ob|horsesh))oes$/u
/** Words that have no singular. */
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
 * A key under which the forms of a word are counted together: possessive and plural endings go. It need not be a
 * word itself; what is shown is always a form that was written.
 */
export function lemma(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word
  if (bare.length <= 4 || !bare.endsWith('s') || PLURAL_ONLY.has(bare)) return bare
  if (bare.endsWith('ies')) return `${bare.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/u.test(bare) || OES_PLURAL.test(bare)) return bare.slice(0, -2)
  return /(?:ss|us|is)$/u.test(bare) ? bare : bare.slice(0, -1)
}

/** True for words that can be what a text is about: three letters or more, no stop word, no contraction. */
export function isContentWord(word: string): boolean {
  return contentLemma(word) !== null
}

/** The lemma of a content word, null for any other. */
export function contentLemma(word: string): string | null {
  if (word.length < CONTENT_WORD_MIN_LETTERS || STOP_WORDS.has(word) || word.includes("'")) return null
  const key = lemma(word)
  return STOP_WORDS.has(key) ? null : key
}

/**
 * How often each content word occurs, by lemma, in order of first appearance.
 * @param counts how often each word occurs, where that is known
 */
export function contentFrequencies(
  text: readonly string[],
  counts: ReadonlyMap<string, number> = wordCounts(text),
): Map<string, number> {
  const frequencies = new Map<string, number>()
  for (const [word, count] of counts) {
    const key = contentLemma(word)
    if (key === null) continue
    frequencies.set(key, (frequencies.get(key) ?? 0) + count)
  }
  return frequencies
}

/** How often each word occurs, in order of first appearance. */
export function wordCounts(text: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
