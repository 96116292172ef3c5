import { expect, test } from 'vitest'
import { fnv1a, seededRandom } from './index.ts'

test('FNV-1a matches the published test vectors', () => {
  expect(fnv1a('')).toBe(0x811c9dc5)
  expect(fnv1a('a')).toBe(0xe40c292c)
  expect(fnv1a('foobar')).toBe(0xbf9cf968)
})

test('the same seed gives the same sequence and another seed a different one', () => {
  const take = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
  expect(take('mara')).toEqual(take('mara'))
  expect(take('mara')).not.toEqual(take('ines'))
})

// These are written out, because the test above compares the generator only with itself and would miss a change.
test('the numbers that a seed gives never change', () => {
  expect(Array.from({ length: 5 }, seededRandom('mara'))).toEqual([
    0.7841874200385064, 0.5860452824272215, 0.8127206319477409, 0.46922228904441, 0.44638426997698843,
  ])
})

test('numbers are spread over [0, 1)', () => {
  const random = seededRandom(7)
  const numbers = Array.from({ length: 10_000 }, random)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toBeCloseTo(0.5, 1)
})
