// The second measure of the safety scan: a small neural network over word vectors. If the classifier was not trained on
// the words of a sentence, the network judges the sentence by the meaning of similar words.
import { wordPlaces } from './thesaurus.ts'
import { bytesOf } from './model/base64.ts'
import { WORD_MEANINGS } from './model/word-meanings.ts'

export const MEANING_DIMENSIONS = 100
/** A value of a vector is a whole number from −7 to 7. */
export const MEANING_LEVELS = 7
/** Two values share a byte, after the byte of the word’s weight. */
const BYTES = 1 + MEANING_DIMENSIONS / 2
/** A text’s features: the weighted sum of its words’ vectors, and the highest and lowest value of each dimension. */
export const MEANING_FEATURES = 3 * MEANING_DIMENSIONS

/** Networks of one hidden layer, whose answers are averaged. */
export type MeaningModel = {
  hidden: number
  nets: readonly MeaningNet[]
}
export type MeaningNet = {
  /** `MEANING_FEATURES` weights for each hidden unit. */
  weights: Int8Array | Float32Array
  /** Multiplied with each weight. */
  scale: number
  bias: readonly number[]
  out: readonly number[]
  outBias: number
}

type Meanings = { weights: Uint8Array; values: Int8Array }

let meanings: Meanings | null = null

function readMeanings(): Meanings {
  const count = wordPlaces().size
  const bytes = bytesOf(WORD_MEANINGS, count * BYTES)
  const weights = new Uint8Array(count)
  const values = new Int8Array(count * MEANING_DIMENSIONS)
  for (let word = 0; word < count; word++) {
    weights[word] = bytes[word * BYTES] ?? 0
    for (let pair = 0; pair < MEANING_DIMENSIONS / 2; pair++) {
      const byte = bytes[word * BYTES + 1 + pair] ?? 0
      values[word * MEANING_DIMENSIONS + 2 * pair] = (byte >> 4) - MEANING_LEVELS - 1
      values[word * MEANING_DIMENSIONS + 2 * pair + 1] = (byte & 15) - MEANING_LEVELS - 1
    }
  }
  return { weights, values }
}

/**
 * The features of some words before their sum is divided: the sum of the squared weights, the weighted sum of the vectors,
 * and the highest and lowest values.
 */
export type Gathered = { squares: number; features: Float32Array }

export function gathered(words: Iterable<string>): Gathered {
  meanings ??= readMeanings()
  const { weights, values } = meanings
  const places = wordPlaces()
  const features = new Float32Array(MEANING_FEATURES)
  let squares = 0
  for (const word of words) {
    const place = places.get(word)
    if (place === undefined) continue
    const weight = weights[place] ?? 1
    const isFirst = squares === 0
    squares += weight * weight
    const from = place * MEANING_DIMENSIONS
    for (let d = 0; d < MEANING_DIMENSIONS; d++) {
      const value = values[from + d] ?? 0
      features[d] = (features[d] ?? 0) + weight * value
      const high = MEANING_DIMENSIONS + d
      const low = high + MEANING_DIMENSIONS
      if (isFirst || value > (features[high] ?? 0)) features[high] = value
      if (isFirst || value < (features[low] ?? 0)) features[low] = value
    }
  }
  return { squares, features }
}

/** The features of all sentences together; null when the table has none of their words. */
export function meaningFeatures(
  sentences: readonly Gathered[],
  into = new Float32Array(MEANING_FEATURES),
): Float32Array | null {
  into.fill(0)
  let squares = 0
  for (const one of sentences) {
    if (one.squares === 0) continue
    const isFirst = squares === 0
    squares += one.squares
    for (let d = 0; d < MEANING_DIMENSIONS; d++) into[d] = (into[d] ?? 0) + (one.features[d] ?? 0)
    for (let at = MEANING_DIMENSIONS; at < MEANING_FEATURES; at++) {
      const value = one.features[at] ?? 0
      const known = into[at] ?? 0
      const isFurther = at < 2 * MEANING_DIMENSIONS ? value > known : value < known
      if (isFirst || isFurther) into[at] = value
    }
  }
  if (squares === 0) return null
  const factor = 1 / Math.sqrt(squares)
  for (let d = 0; d < MEANING_DIMENSIONS; d++) into[d] = (into[d] ?? 0) * factor
  return into
}

const features = new Float32Array(MEANING_FEATURES)

/** Log odds that these sentences are grave; null when the table has none of their words. */
export function meaningOf(sentences: readonly Gathered[], model: MeaningModel): number | null {
  const found = meaningFeatures(sentences, features)
  if (!found) return null
  return model.nets.reduce((sum, net) => sum + answerOf(found, net, model.hidden), 0) / model.nets.length
}

function answerOf(input: Float32Array, { weights, scale, bias, out, outBias }: MeaningNet, hidden: number): number {
  let answer = outBias
  for (let unit = 0; unit < hidden; unit++) {
    const from = unit * MEANING_FEATURES
    let sum = 0
    for (let at = 0; at < MEANING_FEATURES; at++) sum += (input[at] ?? 0) * (weights[from + at] ?? 0)
    const active = sum * scale + (bias[unit] ?? 0)
    if (active > 0) answer += active * (out[unit] ?? 0)
  }
  return answer
}
