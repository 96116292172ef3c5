import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { changePoint } from './index.ts'

const days = (n: number) => Array.from({ length: n }, (_, i) => i)
function noise(n: number, seed: string): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: n }, () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))
}

test('a clear change of level is found at its day', () => {
  const level = noise(40, 'jump').map((value, i) => 0.5 * value + (i >= 24 ? 3 : 0))
  const found = changePoint([noise(40, 'flat'), level], days(40), seededRandom('s'))
  expect(found).toMatchObject({ series: 1, split: 24 })
  expect(found!.p).toBeLessThan(0.005)
})

test('the statistic is the two-sample t of the best split', () => {
  const values = [1, 2, 1, 2, 1, 4, 5, 4, 5, 4]
  // Means 1.4 and 4.4, pooled variance 0.3: t = 3 / √(0.3 · 2/5).
  expect(changePoint([values], days(10), seededRandom(1))?.t).toBeCloseTo(3 / Math.sqrt(0.12), 10)
})

test('noise rarely looks like a change of level', () => {
  const hits = Array.from({ length: 200 }, (_, run) =>
    changePoint([noise(30, `n${run}`)], days(30), seededRandom(run)),
  ).filter((found) => found !== null && found.p <= 0.05)
  expect(hits.length).toBeLessThanOrEqual(16)
})

test('a slow drift and a constant series are not tested', () => {
  const drift = days(60).map((day) => Math.sin(day / 10))
  expect(changePoint([drift], days(60), seededRandom(1))).toBeNull()
  expect(changePoint([Array(40).fill(3)], days(40), seededRandom(1))).toBeNull()
})
