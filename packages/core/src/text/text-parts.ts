import { languageOf, type Language } from './language.ts'
import { sentences, type Sentence } from './sentences.ts'
import { scanWords } from './word-scan.ts'
import { straightened, words } from './words.ts'

/** A text split once into parts that all measurements share. */
export type TextParts = {
  readonly text: string
  /** The result of `words`. */
  readonly words: readonly string[]
  readonly sentences: readonly SentenceParts[]
  readonly language: Language | null
}
/**
 * A sentence with its words and their positions in the text; `starts` is null for a text that `scanWords` can't read.
 */
export type SentenceParts = Sentence & { words: readonly string[]; starts: readonly number[] | null }

/** The parts of a text; parts are returned unchanged. */
export function partsOf(text: string | TextParts): TextParts {
  if (typeof text !== 'string') return text
  const scanned = scanWords(straightened(text))
  if (scanned === null) {
    const parts = sentences(text).map((sentence) => ({ ...sentence, words: words(sentence.text), starts: null }))
    const all = words(text)
    return { text, words: all, sentences: parts, language: languageOf(all) }
  }
  // No sentence ends inside a word of simple letters, so each sentence has the words that begin in it.
  let at = 0
  const parts = sentences(text).map(({ text: written, start, end }) => {
    const from = at
    while ((scanned.starts[at] ?? end) < end) at++
    if (from === at) return { text: written, start, end, words: NONE, starts: NONE }
    return { text: written, start, end, words: scanned.words.slice(from, at), starts: scanned.starts.slice(from, at) }
  })
  return { text, words: scanned.words, sentences: parts, language: languageOf(scanned.words) }
}

/** Shared by the many lines without a word, to save memory. */
const NONE: readonly never[] = []
