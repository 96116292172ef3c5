import { Matrix, solve } from 'ml-matrix'
import { FEATURES } from '../../src/echo/worth/features.ts'
import { weighed, type Weights } from '../../src/echo/worth/worth.ts'
import { correlation, mean, standardDeviation } from '../../src/statistics/index.ts'
import type { Rated } from './rated.ts'

/** The penalty of the squared weights (Hoerl and Kennard 1970, ridge regression). */
const PENALTY = 20
const DECIMALS = 3

/** The constant and the weights that predict these ratings best, by ridge regression on standardized features. */
export function train(rated: readonly Rated[]): Weights {
  const columns = FEATURES.map((name) => rated.map(({ features }) => features[name]))
  const scales = columns.map((column) => ({ center: mean(column), spread: standardDeviation(column) || 1 }))
  const level = mean(rated.map(({ rating }) => rating))
  const standardized = columns.map((column, i) => {
    const { center, spread } = scales[i] ?? { center: 0, spread: 1 }
    return column.map((value) => (value - center) / spread)
  })
  const x = new Matrix(standardized).transpose()
  const y = Matrix.columnVector(rated.map(({ rating }) => rating - level))
  const normal = x.transpose().mmul(x).add(Matrix.eye(FEATURES.length).mul(PENALTY))
  const solved = solve(normal, x.transpose().mmul(y)).to1DArray()
  const weights = FEATURES.map((name, i) => [name, rounded((solved[i] ?? 0) / (scales[i]?.spread ?? 1))] as const)
  const centers = weights.reduce((sum, [, weight], i) => sum + weight * (scales[i]?.center ?? 0), 0)
  return { base: rounded(level - centers), weights: Object.fromEntries(weights) as Weights['weights'] }
}

/** The correlation of the ratings with what weights from all other journals predict, over all lines of each kind. */
export function leftOut(rated: readonly Rated[]): { lines: number; pairs: number } {
  const names = [...new Set(rated.map(({ journal }) => journal))]
  const predicted = names.flatMap((name) => {
    const weights = train(rated.filter(({ journal }) => journal !== name))
    const own = rated.filter(({ journal }) => journal === name)
    return own.map((one) => ({ ...one, predicted: weighed(one.features, weights) }))
  })
  const found = (pairs: boolean) => {
    const kind = predicted.filter(({ isPair }) => isPair === pairs)
    return correlation(
      kind.map((one) => one.predicted),
      kind.map(({ rating }) => rating),
    )
  }
  return { lines: found(false), pairs: found(true) }
}

function rounded(value: number): number {
  return Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS
}
