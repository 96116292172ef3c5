import { expect, test } from 'vitest'
import { weightedBenjaminiHochberg } from './index.ts'

const tests = (list: readonly number[], weights = list.map(() => 1)) => list.map((p, i) => ({ p, weight: weights[i]! }))

test('the example of Benjamini and Hochberg (1995) rejects four of fifteen', () => {
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ]
  const results = weightedBenjaminiHochberg(tests(p), 0.05)
  expect(results.filter(({ rejected }) => rejected)).toHaveLength(4)
  expect(results[3]).toEqual({ rejected: true, q: (0.0095 * 15) / 4 })
})

test('a larger p is rejected along with a smaller one ranked after it', () => {
  const results = weightedBenjaminiHochberg(tests([0.04, 0.03]), 0.05)
  expect(results.map(({ rejected }) => rejected)).toEqual([true, true])
  expect(results.map(({ q }) => q)).toEqual([0.04, 0.04])
})

test('weight shifts the level from one test to another', () => {
  const equal = weightedBenjaminiHochberg(tests([0.03, 0.9]), 0.05)
  const heavy = weightedBenjaminiHochberg(tests([0.03, 0.9], [3, 1]), 0.05)
  expect(equal[0]!.rejected).toBe(false)
  // p' = 0.03 · 4 / (2 · 3) = 0.02 ≤ 0.025
  expect(heavy[0]).toEqual({ rejected: true, q: 0.04 })
})

test('without tests there are no results', () => {
  expect(weightedBenjaminiHochberg([], 0.05)).toEqual([])
})
