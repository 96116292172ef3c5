import { expect, test } from 'vitest'
import { clamp, cohensD, mean, median, standardDeviation } from './index.ts'

test('mean, median and deviation of a small sample', () => {
  const sample = [2, 4, 4, 4, 5, 5, 7, 9]
  expect(mean(sample)).toBe(5)
  expect(median(sample)).toBe(4.5)
  expect(median([9, 1, 5])).toBe(5)
  expect(standardDeviation(sample)).toBeCloseTo(Math.sqrt(32 / 7), 12)
})

test('an empty sample has no spread', () => {
  expect([mean([]), median([]), standardDeviation([]), standardDeviation([4])]).toEqual([0, 0, 0, 0])
})

test("Cohen's d is the difference in pooled standard deviations", () => {
  expect(cohensD([3, 4, 5], [1, 2, 3])).toBeCloseTo(2, 12)
  expect(cohensD([3, 3], [3, 3])).toBe(0)
})

test('clamp limits a value to its range', () => {
  expect([clamp(-1), clamp(0.4), clamp(7, 1, 5)]).toEqual([0, 0.4, 5])
})
