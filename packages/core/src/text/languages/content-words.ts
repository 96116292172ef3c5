import { CONTENT_WORD_MIN_LETTERS } from '../constants.ts'
import { FOREIGN_LANGUAGES, TEXT_LANGUAGES, type ForeignLanguage } from './index.ts'
import { elidedParts, withoutAccents, wordSet } from './word-parts.ts'

type Known = { stops: ReadonlySet<string>; verbs: ReadonlySet<string> }

const KNOWN = new Map<ForeignLanguage, Known>(
  FOREIGN_LANGUAGES.map((name) => {
    const { functionWords, stopWords, verbs } = TEXT_LANGUAGES[name]
    // “à” isn’t a verb, but “a” is.
    return [name, { stops: wordSet(functionWords, stopWords, verbs), verbs: new Set(verbs.trim().split(/\s+/)) }]
  }),
)

/** A word without its elision, if it can be the subject of a text in this language; null otherwise. */
export function foreignContentWord(word: string, language: ForeignLanguage): string | null {
  const key = elidedParts(word).at(-1) ?? word
  if (key.length < CONTENT_WORD_MIN_LETTERS || key.includes("'")) return null
  return KNOWN.get(language)?.stops.has(withoutAccents(key)) === false ? key : null
}

/** True when one of these words, in lower case, is one of the verbs of this language. */
export function hasKnownVerb(tokens: readonly string[], language: ForeignLanguage): boolean {
  const verbs = KNOWN.get(language)?.verbs
  return tokens.some((word) => verbs?.has(elidedParts(word).at(-1) ?? word) === true)
}
