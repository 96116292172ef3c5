import {
  AFTER_BUT,
  BEFORE_BUT,
  INTENSITY_BY_DISTANCE,
  INTENSITY_STEP,
  NEGATION_FACTOR,
  SENTIMENT_PRIOR,
  SENTIMENT_PRIOR_PER_WORD,
} from './constants.ts'
import type { Lexicon } from './lexicon.ts'
import { partsOf, type TextParts } from './text-parts.ts'
import { DAMPENERS, INTENSIFIERS, NEGATIONS } from './word-lists.ts'
import { words } from './words.ts'

/** A lexicon word in a sentence: its valence after intensity, negation and "but". */
export type ValencedWord = { word: string; valence: number }

/** The lexicon words of one sentence with their valence in that sentence (docs/spec/rules.md#text). */
export function valencedWords(sentence: readonly string[], lexicon: Lexicon): ValencedWord[] {
  const lastBut = sentence.lastIndexOf('but')
  const found: ValencedWord[] = []
  for (let i = 0; i < sentence.length; i++) {
    const word = sentence[i] ?? ''
    const own = lexicon.get(word)
    if (own === undefined) continue
    const next = sentence[i + 1]
    if (word === 'no' && next !== undefined && lexicon.has(next)) continue
    let valence = own
    let isNegated = false
    for (let distance = 0; distance < INTENSITY_BY_DISTANCE.length && distance < i; distance++) {
      const other = sentence[i - 1 - distance] ?? ''
      const step = Math.sign(own) * INTENSITY_STEP * (INTENSITY_BY_DISTANCE[distance] ?? 0)
      if (INTENSIFIERS.has(other)) valence += step
      else if (DAMPENERS.has(other)) valence -= step
      isNegated ||= NEGATIONS.has(other)
    }
    if (isNegated) valence *= NEGATION_FACTOR
    if (lastBut > 0) valence *= i < lastBut ? BEFORE_BUT : AFTER_BUT
    found.push({ word, valence })
  }
  return found
}

/** Sentiment of one sentence or a part of it: (P − N) / (P + N + 2 + 0.05·words), in (−1, 1). */
export function sentenceValence(sentence: string, lexicon: Lexicon): number {
  const tokens = words(sentence)
  return balance(valencedWords(tokens, lexicon), tokens.length)
}

/**
 * Sentiment of a text: positive and negative valences are added separately over its sentences, then (P − N) / (P + N +
 * 2 + 0.05·words), in (−1, 1); 0 without words. It describes the wording, not the person.
 */
export function sentiment(text: string | TextParts, lexicon: Lexicon): number {
  const found: ValencedWord[] = []
  let count = 0
  for (const sentence of partsOf(text).sentences) {
    count += sentence.words.length
    // Added one at a time: a sentence can have more of them than a function call allows arguments.
    for (const valenced of valencedWords(sentence.words, lexicon)) found.push(valenced)
  }
  return balance(found, count)
}

function balance(found: readonly ValencedWord[], count: number): number {
  let positive = 0
  let negative = 0
  for (const { valence } of found) {
    if (valence > 0) positive += valence
    else negative -= valence
  }
  return (positive - negative) / (positive + negative + SENTIMENT_PRIOR + SENTIMENT_PRIOR_PER_WORD * count)
}
