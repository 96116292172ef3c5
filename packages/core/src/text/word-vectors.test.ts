import { expect, test } from 'vitest'
import { VECTORS } from '../../testing/lexicon.ts'
import { readWordVectors } from './word-vectors.ts'

test('a table is read as it is written: words by rank, one signed byte for each dimension', () => {
  const head = new TextEncoder().encode('{"words":2,"dimensions":3}\nthe\nbolt\n')
  const vectors = readWordVectors(Uint8Array.from([...head, 1, 2, 3, 255, 10, 127]))
  expect([vectors.rank('the'), vectors.rank('bolt'), vectors.rank('soup')]).toEqual([1, 2, null])
  const sum = new Float64Array(3)
  vectors.add('bolt', 2, sum)
  vectors.add('soup', 9, sum)
  expect([...sum]).toEqual([-2, 20, 254])
})

test('in the table that ships, related words are closer than unrelated ones', () => {
  const vector = (word: string) => {
    const sum = new Float64Array(VECTORS.dimensions)
    VECTORS.add(word, 1, sum)
    return sum
  }
  const cosine = (one: string, other: string) => {
    const [a, b] = [vector(one), vector(other)]
    const dot = (x: Float64Array, y: Float64Array) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
    return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
  }
  for (const [one, near, far] of [
    ['bolt', 'lock', 'soup'],
    ['kitchen', 'stove', 'war'],
    ['boat', 'harbour', 'lease'],
  ] as const) {
    expect(cosine(one, near), one).toBeGreaterThan(cosine(one, far) + 0.2)
  }
})
