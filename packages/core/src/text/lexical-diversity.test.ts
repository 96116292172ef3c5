import { expect, test } from 'vitest'
import { lexicalDiversity } from './index.ts'

const repeat = (types: number, times: number) =>
  Array.from({ length: types * times }, (_, i) => `w${String.fromCharCode(97 + (i % types))}`)

test('fifty different words have a diversity of 1', () => {
  const different = Array.from({ length: 50 }, (_, i) => `word${i}`)
  expect(lexicalDiversity(different)).toBeCloseTo(1, 12)
})

test('one word a hundred times is one type in a sample of 42', () => {
  expect(lexicalDiversity(repeat(1, 100))).toBeCloseTo(1 / 42, 12)
})

test('ten words ten times each match the binomial coefficients', () => {
  const choose = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (choose(n - 1n, k - 1n) * n) / k)
  const missed = Number((choose(90n, 42n) * 10n ** 15n) / choose(100n, 42n)) / 1e15
  expect(lexicalDiversity(repeat(10, 10))).toBeCloseTo((10 * (1 - missed)) / 42, 10)
})

test('a text of fewer than fifty words has none', () => {
  expect(lexicalDiversity(repeat(7, 7))).toBeNull()
})
