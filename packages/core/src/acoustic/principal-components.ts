import { COMPONENTS } from './constants.ts'
import { dot } from './dot.ts'
import { eigenpairs } from './jacobi.ts'

export type PrincipalComponents = {
  /** Unit vectors of the first two components: a loading for each column. */
  loadings: number[][]
  /** (μ₁ + μ₂) / p, 0-1; 1 without columns. */
  varianceRetained: number
}

/** Tolerance for rounding when two loadings are equally large. */
const ROUNDING = 1e-9

/**
 * Principal components of the correlation of z-scored columns, shrunk as R_λ = (1 − λ)R + λI with λ = p / (n + p), so
 * that three entries can't explain everything. The sign of an eigenvector is arbitrary: its largest loading, the first
 * among equals, is made positive.
 */
export function principalComponents(columns: readonly (readonly number[])[]): PrincipalComponents {
  if (columns.length === 0) return { loadings: [], varianceRetained: 1 }
  const leading = eigenpairs(shrunkCorrelation(columns)).slice(0, COMPONENTS)
  return {
    loadings: leading.map(({ vector }) => withSign(vector)),
    varianceRetained: leading.reduce((sum, { value }) => sum + value, 0) / columns.length,
  }
}

/** Correlations Σ z_i z_j / (n − 1), those off the diagonal times n / (n + p). */
export function shrunkCorrelation(columns: readonly (readonly number[])[]): number[][] {
  const n = columns[0]?.length ?? 0
  const shrinkage = n / (n + columns.length)
  return columns.map((a, i) => columns.map((b, j) => (i === j ? 1 : (shrinkage * dot(a, b)) / (n - 1))))
}

/** The score of each row on one component. */
export function scoresOn(loadings: readonly number[], columns: readonly (readonly number[])[]): number[] {
  const rows = columns[0]?.length ?? 0
  return Array.from({ length: rows }, (_, row) =>
    dot(
      loadings,
      columns.map((column) => column[row] ?? 0),
    ),
  )
}

function withSign(vector: readonly number[]): number[] {
  const largest = vector.reduce((best, loading) => (Math.abs(loading) > Math.abs(best) + ROUNDING ? loading : best), 0)
  return largest < 0 ? vector.map((loading) => -loading) : [...vector]
}
