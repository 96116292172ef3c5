import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eigenpairs } from './jacobi.ts'

const aNumber = fc.double({ min: -3, max: 3, noNaN: true })
const aSymmetricMatrix = fc
  .integer({ min: 1, max: 7 })
  .chain((n) =>
    fc
      .array(fc.array(aNumber, { minLength: n, maxLength: n }), { minLength: n, maxLength: n })
      .map((rows) => rows.map((row, i) => row.map((value, j) => (i <= j ? value : rows[j]![i]!)))),
  )

test('a two by two matrix matches the closed form m ± √(d² + b²)', () => {
  // [[5, 2], [2, 1]]: m = 3, d = 2, b = 2
  const pairs = eigenpairs([
    [5, 2],
    [2, 1],
  ])
  expect(pairs[0]!.value).toBeCloseTo(3 + Math.sqrt(8), 12)
  expect(pairs[1]!.value).toBeCloseTo(3 - Math.sqrt(8), 12)
  expect(pairs[0]!.vector[1]! / pairs[0]!.vector[0]!).toBeCloseTo(Math.SQRT2 - 1, 12)
})

test('the second difference of a string of three has eigenvalues 2 ± √2 and 2', () => {
  const values = eigenpairs([
    [2, -1, 0],
    [-1, 2, -1],
    [0, -1, 2],
  ]).map(({ value }) => value)
  for (const [i, value] of [2 + Math.SQRT2, 2, 2 - Math.SQRT2].entries()) expect(values[i]).toBeCloseTo(value, 12)
})

test('equal correlations ρ among p columns have eigenvalues 1 + (p − 1)ρ and 1 − ρ', () => {
  const rho = 0.4
  const matrix = Array.from({ length: 6 }, (_, i) => Array.from({ length: 6 }, (_column, j) => (i === j ? 1 : rho)))
  const values = eigenpairs(matrix).map(({ value }) => value)
  expect(values[0]).toBeCloseTo(1 + 5 * rho, 12)
  for (const value of values.slice(1)) expect(value).toBeCloseTo(1 - rho, 12)
})

test('a diagonal matrix gives its own values, largest first', () => {
  const pairs = eigenpairs([
    [1, 0],
    [0, 4],
  ])
  expect(pairs).toEqual([
    { value: 4, vector: [0, 1] },
    { value: 1, vector: [1, 0] },
  ])
  expect(eigenpairs([])).toEqual([])
})

test('vectors are orthonormal, values descend, and together they reproduce the matrix', () => {
  fc.assert(
    fc.property(aSymmetricMatrix, (matrix) => {
      const pairs = eigenpairs(matrix)
      for (const [i, one] of pairs.entries()) {
        if (i > 0) expect(one.value).toBeLessThanOrEqual(pairs[i - 1]!.value)
        for (const [j, other] of pairs.entries()) {
          const product = one.vector.reduce((sum, value, k) => sum + value * other.vector[k]!, 0)
          expect(product).toBeCloseTo(i === j ? 1 : 0, 9)
        }
      }
      for (const [i, row] of matrix.entries())
        for (const [j, element] of row.entries()) {
          const made = pairs.reduce((sum, { value, vector }) => sum + value * vector[i]! * vector[j]!, 0)
          expect(made).toBeCloseTo(element, 6)
        }
    }),
  )
})
