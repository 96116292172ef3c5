import { sentences, type Sentence } from './sentences.ts'
import { scanWords } from './word-scan.ts'
import { straightened, words } from './words.ts'

/** A text taken apart once, for all that is measured of it. */
export type TextParts = {
  readonly text: string
  /** What `words` finds. */
  readonly words: readonly string[]
  readonly sentences: readonly SentenceParts[]
}
/** A sentence with its words, and where in the text each begins: null where only a pattern finds them. */
export type SentenceParts = Sentence & { words: readonly string[]; starts: readonly number[] | null }

/** The parts of a text; parts stay what they are. */
export function partsOf(text: string | TextParts): TextParts {
  if (typeof text !== 'string') return text
  const scanned = scanWords(straightened(text))
  if (scanned === null) {
    const parts = sentences(text).map((sentence) => ({ ...sentence, words: words(sentence.text), starts: null }))
    return { text, words: words(text), sentences: parts }
  }
  // No sentence ends inside a word of simple letters, so each has the words that begin in it.
  let at = 0
  const parts = sentences(text).map(({ text: written, start, end }) => {
    const from = at
    while ((scanned.starts[at] ?? end) < end) at++
    if (from === at) return { text: written, start, end, words: NONE, starts: NONE }
    return { text: written, start, end, words: scanned.words.slice(from, at), starts: scanned.starts.slice(from, at) }
  })
  return { text, words: scanned.words, sentences: parts }
}

/** Of the many lines that hold no word; shared, so that they cost nothing. */
const NONE: readonly never[] = []
