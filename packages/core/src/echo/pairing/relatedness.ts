import { contentLemma, type WordVectors } from '../../text/index.ts'
import { dot } from '../../statistics/index.ts'
import type { Reading } from '../journal/reading.ts'

/** How related two lines of a journal are: the cosine of their vectors, −1 to 1. */
export type Relatedness = (one: readonly string[], other: readonly string[]) => number

/** Weight of a word by its rank, a / (a + p) with p ≈ 0.1 / rank for the share of its uses (Arora, Liang and Ma 2017). */
const SMOOTHING = 1e-3
const SHARE_OF_FIRST = 0.1
/** The number of entries at which half of what they have in common is removed. */
const FEW_ENTRIES = 25
/** Rounds of the power iteration. Few are enough: the direction only serves to remove what all entries share. */
const ROUNDS = 12

/**
 * Relatedness within this journal. What all its entries have in common (their mean vector and its first principal
 * direction) is first removed from every line, so that only what is particular to a line counts.
 * @param rarity of a lemma among these entries
 */
export function relatednessIn(
  readings: readonly Reading[],
  vectors: WordVectors,
  rarity: (key: string) => number,
): Relatedness {
  const weight = (word: string, key: string) => {
    const share = SHARE_OF_FIRST / (vectors.rank(word) ?? 1)
    return (SMOOTHING / (SMOOTHING + share)) * rarity(key)
  }
  const raw = (tokens: Iterable<string>): Float64Array => {
    const sum = new Float64Array(vectors.dimensions)
    for (const word of tokens) {
      const key = contentLemma(word)
      if (key !== null) vectors.add(word, weight(word, key), sum)
    }
    return scaled(sum)
  }
  const entries = readings.map((reading) => raw(reading.frequencies().keys()))
  const center = new Float64Array(vectors.dimensions)
  // A few entries don't show yet what all of them have in common.
  const known = entries.length / (entries.length + FEW_ENTRIES)
  for (const vector of entries) addTo(center, vector, known / entries.length)
  const direction = firstDirection(entries.map((vector) => without(vector, center)))
  const own = (tokens: readonly string[]): Float64Array => {
    const vector = without(raw(tokens), center)
    addTo(vector, direction, -known * dot(vector, direction))
    return scaled(vector)
  }
  return (one, other) => dot(own(one), own(other))
}

/** The direction in which these vectors differ most, by power iteration; of length 1, or 0 when they are all alike. */
function firstDirection(vectors: readonly Float64Array[]): Float64Array {
  let direction = scaled(Float64Array.from(vectors[0] ?? []))
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(direction.length)
    for (const vector of vectors) addTo(next, vector, dot(vector, direction))
    direction = scaled(next)
  }
  return direction
}

function without(vector: Float64Array, other: Float64Array): Float64Array {
  const difference = Float64Array.from(vector)
  addTo(difference, other, -1)
  return difference
}

function addTo(sum: Float64Array, vector: Float64Array, factor: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + factor * (vector[at] ?? 0)
}

/** Scaled to length 1; 0 stays 0. */
function scaled(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map((value) => value / length)
}
