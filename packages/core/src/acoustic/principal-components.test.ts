import { expect, test } from 'vitest'
import { principalComponents, scoresOn, shrunkCorrelation } from './principal-components.ts'

/** Values with mean 0 and sample deviation 1. */
function standardized(values: readonly number[]): number[] {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
  return values.map((value) => (value - mean) / deviation)
}

test('correlations are shrunk by n / (n + p), and the diagonal stays 1', () => {
  // r of 1, 2, 3 with 1, 3, 2 is 0.5; n = 3, p = 2
  const matrix = shrunkCorrelation([standardized([1, 2, 3]), standardized([1, 3, 2])])
  expect(matrix[0]![0]).toBe(1)
  expect(matrix[0]![1]).toBeCloseTo((0.5 * 3) / 5, 12)
  expect(matrix[1]![0]).toBe(matrix[0]![1])
})

test('three identical columns of six rows have a first value of 1 + 2·6/9 and equal loadings', () => {
  const column = standardized([1, 2, 2, 4, 5, 3])
  const { loadings, varianceRetained } = principalComponents([column, column, column])
  expect(varianceRetained).toBeCloseTo((1 + 2 * (6 / 9) + (1 - 6 / 9)) / 3, 12)
  for (const loading of loadings[0]!) expect(loading).toBeCloseTo(1 / Math.sqrt(3), 12)
})

test('three entries with seven features retain one half, whatever their values', () => {
  // Three centered rows span two dimensions: μ₁ + μ₂ = (3/10)·7 + 2·(7/10), of 7.
  const columns = Array.from({ length: 7 }, (_, k) => standardized([k % 3, (k * k) % 5, k + 4]))
  expect(principalComponents(columns).varianceRetained).toBeCloseTo(0.5, 12)
})

test('the largest loading of a component is positive', () => {
  const up = standardized([1, 2, 3, 4, 6])
  const down = up.map((value) => -value)
  const bent = standardized([1, 4, 2, 5, 3])
  for (const columns of [
    [up, down],
    [down, up, bent],
  ])
    for (const loading of principalComponents(columns).loadings) {
      const largest = loading.reduce((best, value) => (Math.abs(value) > Math.abs(best) + 1e-9 ? value : best))
      expect(largest).toBeGreaterThan(0)
    }
})

test('a single column retains everything, and so do no columns', () => {
  const column = standardized([1, 2, 4])
  expect(principalComponents([column])).toEqual({ loadings: [[1]], varianceRetained: 1 })
  expect(principalComponents([])).toEqual({ loadings: [], varianceRetained: 1 })
})

test('scores are the columns weighted with the loadings, row by row', () => {
  expect(
    scoresOn(
      [0.6, 0.8],
      [
        [1, -1, 0],
        [0, 1, 2],
      ],
    ),
  ).toEqual([0.6, 0.8 - 0.6, 1.6])
  expect(scoresOn([], [])).toEqual([])
})
