import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { carryOver, correlation, gaps, whitened } from './index.ts'

function autoregressive(n: number, phi: number, seed: string): number[] {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const series = [normal()]
  for (let i = 1; i < n; i++) series.push(phi * series[i - 1]! + Math.sqrt(1 - phi * phi) * normal())
  return series
}
const daily = (n: number) => Array.from({ length: n }, (_, i) => i)

test('gaps are in days, half a day within the same day', () => {
  expect(gaps([5, 5, 6, 9])).toEqual([0, 0.5, 1, 3])
})

test('the carry-over of a long series is estimated correctly', () => {
  const days = daily(4000)
  expect(carryOver(autoregressive(4000, 0.5, 'a'), gaps(days))).toBeCloseTo(0.5, 1)
  expect(carryOver(autoregressive(4000, 0, 'b'), gaps(days))).toBeLessThan(0.05)
})

test('carry-over is 0 for few pairs, wide gaps and a constant, and at most 0.8', () => {
  expect(carryOver([1, 2, 3, 4, 5, 6], gaps(daily(6)))).toBe(0)
  expect(carryOver([1, 2, 3, 4, 5, 6, 7, 8], gaps([0, 5, 10, 15, 20, 25, 30, 35]))).toBe(0)
  expect(carryOver(Array(20).fill(3), gaps(daily(20)))).toBe(0)
  expect(carryOver(daily(50), gaps(daily(50)))).toBe(0.8)
})

test('whitening removes the carry-over and preserves the scale', () => {
  const gapDays = gaps(daily(4000))
  const white = [...whitened(autoregressive(4000, 0.6, 'c'), gapDays, 0.6)]
  expect(Math.abs(correlation(white.slice(1), white.slice(0, -1)))).toBeLessThan(0.05)
  expect(Math.hypot(...white) / Math.sqrt(4000)).toBeCloseTo(1, 1)
})

test('one step of whitening matches a calculation by hand', () => {
  // centered: −1, 1; (1 − 0.5·(−1)) / √(1 − 0.25)
  expect(whitened([2, 4], [0, 1], 0.5)[1]).toBeCloseTo(1.5 / Math.sqrt(0.75), 12)
  // two days apart: 0.5² = 0.25
  expect(whitened([2, 4], [0, 2], 0.5)[1]).toBeCloseTo(1.25 / Math.sqrt(1 - 0.0625), 12)
})
