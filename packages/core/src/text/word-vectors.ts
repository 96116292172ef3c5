/**
 * Vectors of the most frequent English words. The cosine of two vectors says how related two words are: “bolt” and
 * “lock” more than “bolt” and “soup”.
 */
export type WordVectors = {
  dimensions: number
  /** Place of a word among the most frequent words, from 1; null for an unknown word. */
  rank: (word: string) => number | null
  /** Adds the vector of a word times a weight to a sum; an unknown word adds nothing. */
  add: (word: string, weight: number, sum: Float64Array) => void
}

const LINE_BREAK = 10

/**
 * Reads a table as packages/core/assets/build-word-vectors.ts writes it: a line of JSON with the number of words and
 * dimensions, one word a line, most frequent first, and one signed byte for each dimension of each word.
 */
export function readWordVectors(table: Uint8Array): WordVectors {
  let at = 0
  const line = (): string => {
    const end = table.indexOf(LINE_BREAK, at)
    const text = String.fromCharCode(...table.subarray(at, end))
    at = end + 1
    return text
  }
  const { words, dimensions } = JSON.parse(line()) as { words: number; dimensions: number }
  const index = new Map<string, number>()
  for (let i = 0; i < words; i++) index.set(line(), i)
  const values = Int8Array.from(table.subarray(at))
  return {
    dimensions,
    rank(word) {
      const i = index.get(word)
      return i === undefined ? null : i + 1
    },
    add(word, weight, sum) {
      const i = index.get(word)
      if (i === undefined) return
      for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] ?? 0) + weight * (values[i * dimensions + d] ?? 0)
    },
  }
}
