import { syllable } from 'syllable'
import { sentences } from '../../src/text/index.ts'

const WORD = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu

/**
 * Flesch reading ease: 206.835 − 1.015 · words per sentence − 84.6 · syllables per word (Flesch 1948). Higher is
 * easier; 60 to 70 is plain English. A number in digits counts as one word of at least one syllable.
 */
export function readingEase(text: string): number {
  const words = text.match(WORD) ?? []
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  const perSentence = words.length / Math.max(1, sentences(text).length)
  return 206.835 - 1.015 * perSentence - (84.6 * syllables) / Math.max(1, words.length)
}
