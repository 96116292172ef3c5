import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { monteCarloP, PERMUTATIONS, shuffle } from './index.ts'

test('p is never 0: if no draw is as extreme, it is one in two thousand', () => {
  expect(monteCarloP(1, () => 0)).toBe(1 / (PERMUTATIONS + 1))
})

test('drawing stops once sixty draws were as extreme', () => {
  let draws = 0
  expect(monteCarloP(0, () => ++draws)).toBe(1)
  expect(draws).toBe(60)
})

test('p estimates the share of draws that are as extreme', () => {
  const random = seededRandom('p')
  expect(monteCarloP(0.95, random)).toBeCloseTo(0.05, 1)
})

test('a shuffle preserves all values and favors no position', () => {
  const random = seededRandom('places')
  const atFirst = [0, 0, 0, 0]
  for (let run = 0; run < 4000; run++) {
    const values = Uint32Array.from([0, 1, 2, 3])
    shuffle(values, random)
    expect(new Set(values)).toEqual(new Set([0, 1, 2, 3]))
    atFirst[values[0]!]!++
  }
  for (const count of atFirst) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
