import { RESONANCE_FIELDS_MAX, RESONANCE_MIN_COSINE, RESONANCE_MIN_SHARED } from './constants.ts'
import type { WaveReading } from './reading.ts'
import { thousandth } from './rounded.ts'

/** Two entries that share rare words: how many, but never which. */
export type ResonanceField = {
  /** Ids of the earlier and of the later entry. */
  from: string
  to: string
  /** 0.16-1 */
  strength: number
  shared: number
}

/** Added to the count of entries with a word, so that a word in every entry weighs almost nothing. */
const COMMON_WORD_PRIOR = 0.5
/** A cosine of 0.5 gives full strength. */
const STRENGTH_PER_COSINE = 2

/**
 * The pairs in `shown` whose TF-IDF vectors have a cosine of at least 0.08 and share at least two words, strongest
 * first, at most 16. A word weighs (1 + ln tf) · ln((n + 1) / (df + 0.5)), over `all` n entries; strength = 2·cosine.
 */
export function resonanceFields(shown: readonly WaveReading[], all: readonly WaveReading[]): ResonanceField[] {
  const documents = new Map<string, number>()
  for (const { frequencies } of all)
    for (const word of frequencies.keys()) documents.set(word, (documents.get(word) ?? 0) + 1)
  const vectors = shown.map(({ id, frequencies }) => ({ id, weights: unitWeights(frequencies, documents, all.length) }))
  const pairs = vectors.flatMap((one, i) =>
    vectors.slice(i + 1).map((other) => ({ from: one.id, to: other.id, ...likeness(one.weights, other.weights) })),
  )
  return pairs
    .filter(({ cosine, shared }) => cosine >= RESONANCE_MIN_COSINE && shared >= RESONANCE_MIN_SHARED)
    .map(({ from, to, cosine, shared }) => ({
      from,
      to,
      strength: thousandth(Math.min(1, STRENGTH_PER_COSINE * cosine)),
      shared,
    }))
    .toSorted((a, b) => b.strength - a.strength || (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1))
    .slice(0, RESONANCE_FIELDS_MAX)
}

type Weights = ReadonlyMap<string, number>

function unitWeights(frequencies: Weights, documents: Weights, n: number): Weights {
  const weights = new Map<string, number>()
  let squares = 0
  for (const [word, count] of frequencies) {
    const rarity = Math.log((n + 1) / ((documents.get(word) ?? 0) + COMMON_WORD_PRIOR))
    const weight = (1 + Math.log(count)) * rarity
    weights.set(word, weight)
    squares += weight * weight
  }
  const length = Math.sqrt(squares)
  return new Map([...weights].map(([word, weight]) => [word, weight / length]))
}

function likeness(one: Weights, other: Weights): { cosine: number; shared: number } {
  let cosine = 0
  let shared = 0
  for (const [word, weight] of one) {
    const match = other.get(word)
    if (match === undefined) continue
    cosine += weight * match
    shared++
  }
  return { cosine, shared }
}
