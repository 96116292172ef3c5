import { isForeign, words } from '../../text/index.ts'

/** The number of characters that are read to detect a text’s language. */
const SAMPLE = 4_000

/**
 * Attributes that mark the language of a text as unknown; none for English, the language of the rest of the book. Text
 * marked with the wrong language is read aloud unintelligibly and hyphenated wrongly.
 */
export function languageOf(content: string): string {
  const sample = content.slice(0, SAMPLE)
  const letters = sample.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  const isEnglish = latin * 2 >= letters.length && !isForeign(words(sample.toLowerCase()))
  return isEnglish ? '' : ' lang="" xml:lang=""'
}
