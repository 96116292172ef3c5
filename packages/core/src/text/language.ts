import { ENGLISH_MIN_SHARE, LANGUAGE_ENTRIES } from './constants.ts'
import { ENGLISH_FUNCTION_WORDS } from './word-lists.ts'

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

/** Function words of other languages that English doesn't have, most frequent first. */
const OTHER_FUNCTION_WORDS: readonly ReadonlySet<string>[] = [
  'ich und nicht der das ist ein eine es mit auf für auch sich aber wir noch wie den dem zu von bin wenn mir mich',
  'el la de que y en los las se un una por con para su lo como pero más muy está mi yo es del al',
  'le la les de et je est pas que dans un une des pour il elle qui ne au du ce se plus avec sur mon ma',
  'il la di che e un una non per sono ho mi è con del della ma come si lo gli le anche più questo',
  'o a de que e do da em um uma não para com os as no na por mais eu meu minha mas foi estou',
].map(
  (list) =>
    new Set(list.split(' ').filter((word) => !['a', 'me', 'as', 'no', 'do', 'in', 'on', 'he', 'an'].includes(word))),
)

/** Smallest share of another language's function words in a foreign text; it must also exceed the English share. */
const FOREIGN_MIN_SHARE = 0.12

/** True when a text has more function words of another language than of English. `text` must be lower case. */
export function isForeign(text: readonly string[]): boolean {
  if (text.length === 0) return false
  const shares = OTHER_FUNCTION_WORDS.map((known) => text.filter((word) => known.has(word)).length / text.length)
  const other = Math.max(...shares)
  return other >= FOREIGN_MIN_SHARE && other > englishShare(text)
}
