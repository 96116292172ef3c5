import { LANGUAGES } from './languages/index.ts'
import { lexiconOf, type Lexicon } from './lexicon.ts'

const NAMES = [...new Set(LANGUAGES.flatMap((language) => Object.keys(language.concepts)))]

/** Every language compiled for reading, in the order of `LANGUAGES`. */
export const LEXICONS: readonly Lexicon[] = LANGUAGES.map((language, i) => lexiconOf(language, i, NAMES))

/** For each word of any language’s list, one bit per language. */
export function bitsByWord(listOf: (lexicon: Lexicon) => Iterable<string>): ReadonlyMap<string, number> {
  const bits = new Map<string, number>()
  for (const lexicon of LEXICONS) {
    for (const word of listOf(lexicon)) bits.set(word, (bits.get(word) ?? 0) | (1 << lexicon.index))
  }
  return bits
}
