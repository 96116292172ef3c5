import { ENGLISH_MIN_SHARE, LANGUAGE_ENTRIES } from './constants.ts'
import { ENGLISH_FUNCTION_WORDS } from './word-lists.ts'

/** Share of words that are English function words, 0-1; 0 without words. */
export function englishShare(text: readonly string[]): number {
  return text.length === 0 ? 0 : text.filter((word) => ENGLISH_FUNCTION_WORDS.has(word)).length / text.length
}

/** True when the median share over the newest ten texts (oldest first in `shares`) reaches that of English prose. */
export function isEnglish(shares: readonly number[]): boolean {
  const newest = shares.slice(-LANGUAGE_ENTRIES).toSorted((a, b) => a - b)
  const middle = (newest.length - 1) / 2
  const median = ((newest[Math.floor(middle)] ?? 0) + (newest[Math.ceil(middle)] ?? 0)) / 2
  return median >= ENGLISH_MIN_SHARE
}
