import { carryOver, clamp, gaps, mean, standardDeviation } from '../statistics/index.ts'
import { DIFFERENCE_MAX, ROUNDING_DEVIATION } from './constants.ts'

/** A difference of means with its 95% interval, in rating steps. */
export type Interval = { difference: number; low: number; high: number }

/** 97.5% quantile of the normal distribution. */
const NORMAL_QUANTILE = 1.959963984540054

/**
 * Mean of the days that have a mark minus mean of the others, with a 95% interval. For independent days it is Welch's;
 * a carry-over φ from day to day adds the covariances φ^|t_i − t_j| and leaves fewer degrees of freedom.
 * @param days local day of each value, ascending
 */
export function differenceInterval(
  values: readonly number[],
  has: readonly boolean[],
  days: readonly number[],
): Interval {
  const inside = values.filter((_, i) => has[i])
  const outside = values.filter((_, i) => !has[i])
  const [own, other] = [mean(inside), mean(outside)]
  const difference = own - other
  const gapDays = gaps(days)
  const phi = carryOver(
    values.map((value, i) => value - (has[i] ? own : other)),
    gapDays,
  )
  const weightInside = spread(inside) / inside.length
  const weightOutside = -spread(outside) / outside.length
  const weights = has.map((mark) => (mark ? weightInside : weightOutside))
  const error = Math.sqrt(Math.max(0, varianceOf(weights, gapDays, phi)))
  const margin = studentQuantile(freedom(inside, outside, phi)) * error
  const limited = (value: number) => clamp(value, -DIFFERENCE_MAX, DIFFERENCE_MAX)
  return { difference, low: limited(difference - margin), high: limited(difference + margin) }
}

function spread(values: readonly number[]): number {
  return Math.max(standardDeviation(values), ROUNDING_DEVIATION)
}

/** Σ w_i w_j φ^|t_i − t_j|, summed from each value to the earlier ones. */
function varianceOf(weights: readonly number[], gapDays: readonly number[], phi: number): number {
  let sum = 0
  let carried = 0
  for (const [i, weight] of weights.entries()) {
    carried = i === 0 ? 0 : phi ** (gapDays[i] ?? 1) * (carried + (weights[i - 1] ?? 0))
    sum += weight * (weight + 2 * carried)
  }
  return sum
}

/** Welch and Satterthwaite's degrees of freedom, times the share of independent days, (1 − φ)/(1 + φ). */
function freedom(inside: readonly number[], outside: readonly number[], phi: number): number {
  const parts = [inside, outside].map((group) => ({ n: group.length, part: spread(group) ** 2 / group.length }))
  const sum = parts.reduce((total, { part }) => total + part, 0)
  const degrees = sum ** 2 / parts.reduce((total, { part, n }) => total + part ** 2 / (n - 1), 0)
  return Math.max(MIN_FREEDOM, (degrees * (1 - phi)) / (1 + phi))
}

/** The fewest degrees of freedom for which the expansion of the quantile is exact enough. */
const MIN_FREEDOM = 3

/** 97.5% quantile of Student's t, by the expansion of Abramowitz & Stegun 26.7.5. */
export function studentQuantile(degrees: number): number {
  const x = NORMAL_QUANTILE
  const terms = [
    (x ** 3 + x) / 4,
    (5 * x ** 5 + 16 * x ** 3 + 3 * x) / 96,
    (3 * x ** 7 + 19 * x ** 5 + 17 * x ** 3 - 15 * x) / 384,
    (79 * x ** 9 + 776 * x ** 7 + 1482 * x ** 5 - 1920 * x ** 3 - 945 * x) / 92_160,
  ]
  return terms.reduce((sum, term, i) => sum + term / degrees ** (i + 1), x)
}
