import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { permutationEntropy } from './permutation-entropy.ts'

test('the example of Bandt and Pompe, with one more value, has the expected entropy', () => {
  // 4, 7, 9, 10, 6, 11, 3 has the orders 2/5, 2/5, 1/5; with a 2 added, 2/6, 2/6, 1/6, 1/6.
  const entropy = (2 / 3) * Math.log(3) + (1 / 3) * Math.log(6)
  expect(permutationEntropy([4, 7, 9, 10, 6, 11, 3, 2])).toBeCloseTo(entropy / Math.log(6), 12)
})

test('a series that only rises or stays has one order, and noise has nearly all six equally often', () => {
  expect(permutationEntropy([1, 2, 2, 3, 4, 4, 5, 6])).toBe(0)
  expect(permutationEntropy(Array(10).fill(3))).toBe(0)
  expect(permutationEntropy(Array.from({ length: 3000 }, seededRandom('noise')))).toBeGreaterThan(0.999)
})

test('below eight values there is no entropy', () => {
  expect(permutationEntropy([1, 3, 2, 5, 4, 7, 6])).toBeNull()
})
