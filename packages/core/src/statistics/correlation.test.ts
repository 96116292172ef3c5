import { expect, test } from 'vitest'
import { correlation, rankCorrelation, ranks, residuals } from './index.ts'

test('a line has correlation 1 or −1, a constant 0', () => {
  expect(correlation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 12)
  expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12)
  expect(correlation([1, 2, 3], [4, 4, 4])).toBe(0)
})

test('Anscombe’s first quartet has r = 0.816', () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  expect(correlation(x, y)).toBeCloseTo(0.81642, 5)
})

test('tied values share their rank, and a rising curve has the ranks of a line', () => {
  expect(ranks([30, 10, 20, 20])).toEqual([4, 1, 2.5, 2.5])
  expect(rankCorrelation([1, 2, 3, 4], [1, 8, 27, 64])).toBeCloseTo(1, 12)
})

test('residuals have the mean of the series and no correlation with the line', () => {
  const x = [0, 1, 2, 3, 4]
  const left = residuals([1, 4, 5, 8, 9], x)
  expect(correlation(left, x)).toBeCloseTo(0, 12)
  expect(left.reduce((sum, value) => sum + value, 0) / 5).toBeCloseTo(5.4, 12)
  expect(residuals([1, 2], [3, 3])).toEqual([1, 2])
})
