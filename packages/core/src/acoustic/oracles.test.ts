import fc from 'fast-check'
import { EigenvalueDecomposition, Matrix } from 'ml-matrix'
import { expect, test } from 'vitest'
import { eigenpairs } from './jacobi.ts'
import { principalComponents, shrunkCorrelation } from './principal-components.ts'

const aNumber = fc.double({ min: -3, max: 3, noNaN: true })
const rowsOf = (rows: number, columns: number) =>
  fc.array(fc.array(aNumber, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
const aSymmetricMatrix = fc
  .integer({ min: 2, max: 7 })
  .chain((n) =>
    rowsOf(n, n).map((rows) => rows.map((row, i) => row.map((value, j) => (i <= j ? value : rows[j]![i]!)))),
  )

/** Eigenvalues, largest first, and their vectors as ml-matrix finds them. */
function theirs(matrix: readonly (readonly number[])[]) {
  const found = new EigenvalueDecomposition(new Matrix(matrix.map((row) => [...row])), { assumeSymmetric: true })
  return found.realEigenvalues
    .map((value, i) => ({ value, vector: found.eigenvectorMatrix.getColumn(i) }))
    .toSorted((a, b) => b.value - a.value)
}

const alignment = (a: readonly number[], b: readonly number[]) =>
  Math.abs(a.reduce((sum, value, i) => sum + value * b[i]!, 0))

test('eigenvalues agree with ml-matrix', () => {
  fc.assert(
    fc.property(aSymmetricMatrix, (matrix) => {
      const expected = theirs(matrix)
      for (const [i, { value }] of eigenpairs(matrix).entries()) expect(value).toBeCloseTo(expected[i]!.value, 6)
    }),
  )
})

test('eigenvectors agree with ml-matrix up to their sign, where the values are apart', () => {
  fc.assert(
    fc.property(aSymmetricMatrix, (matrix) => {
      const expected = theirs(matrix)
      const gap = (i: number) =>
        Math.min(...expected.flatMap(({ value }, j) => (i === j ? [] : [Math.abs(value - expected[i]!.value)])))
      for (const [i, { vector }] of eigenpairs(matrix).entries())
        if (gap(i) > 0.01) expect(alignment(vector, expected[i]!.vector)).toBeCloseTo(1, 6)
    }),
  )
})

test('the first two components keep as much variance as the two largest values of ml-matrix', () => {
  const columns = fc.integer({ min: 2, max: 6 }).chain((width) => rowsOf(width, 12))
  fc.assert(
    fc.property(columns, (made) => {
      const expected = theirs(shrunkCorrelation(made))
      const share = (expected[0]!.value + expected[1]!.value) / made.length
      expect(principalComponents(made).varianceRetained).toBeCloseTo(share, 6)
    }),
  )
})
