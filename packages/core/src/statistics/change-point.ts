import type { Random } from '../random/index.ts'
import { clamp, mean, standardDeviation } from './descriptive.ts'
import { monteCarloP } from './permutation.ts'
import { carryOver, gaps } from './whitening.ts'

/** Fewest values on each side of a change. */
const MIN_SIDE = 5
/** A series with a smaller standard deviation is not tested. */
const MIN_DEVIATION = 0.15
/**
 * The largest carry-over of a series that is tested: above it, a change of level and a slow drift can't be
 * distinguished.
 */
const MAX_TESTABLE_CARRY_OVER = 0.35
/**
 * Added to the carry-over of the residuals, which the fitted change makes too small, and the largest carry-over used.
 */
const CARRY_OVER_MARGIN = 0.2
const MAX_NULL_CARRY_OVER = 0.85
const TINY = 1e-9

export type ChangePoint = {
  /** Index of the series with the largest change. */
  series: number
  /** First index of the new level. */
  split: number
  /** Largest two-sample |t| over all splits. */
  t: number
  phi: number
  /** p over all splits and series. */
  p: number
}

type Fit = { series: number; split: number; t: number; phi: number; innovations: Float64Array }

/**
 * Finds one change of level: the largest two-sample |t| over splits at least five values from either end. An AR(1)
 * sieve bootstrap of the residuals around the best split, with φ = φ̂ + 0.2, gives the null distribution
 * (docs/spec/rules.md#patterns). Null when no series can be tested.
 */
export function changePoint(
  series: readonly (readonly number[])[],
  days: readonly number[],
  random: Random,
): ChangePoint | null {
  const gapDays = gaps(days)
  const fits = series.flatMap((values, index) => fitOf(values, index, gapDays))
  const [first] = fits
  if (!first || days.length < 2 * MIN_SIDE) return null
  const best = fits.reduce((top, fit) => (fit.t > top.t ? fit : top), first)
  const n = days.length
  const simulated = new Float64Array(n)
  const rows = new Uint32Array(n)
  const p = monteCarloP(best.t, () => {
    for (let i = 0; i < n; i++) rows[i] = Math.floor(random() * (n - 1))
    let largest = 0
    for (const fit of fits) {
      for (let i = 0; i < n; i++) {
        const shock = fit.innovations[rows[i] ?? 0] ?? 0
        const carried = fit.phi ** (gapDays[i] ?? 1)
        simulated[i] = i === 0 ? shock : carried * (simulated[i - 1] ?? 0) + Math.sqrt(1 - carried * carried) * shock
      }
      largest = Math.max(largest, bestSplit(simulated).t)
    }
    return largest
  })
  return { series: best.series, split: best.split, t: best.t, phi: best.phi, p }
}

function fitOf(values: readonly number[], series: number, gapDays: readonly number[]): Fit[] {
  if (values.length < 2 * MIN_SIDE || standardDeviation(values) < MIN_DEVIATION) return []
  const { split, t } = bestSplit(values)
  const before = mean(values.slice(0, split))
  const since = mean(values.slice(split))
  const residuals = values.map((value, i) => value - (i < split ? before : since))
  const measured = carryOver(residuals, gapDays)
  if (measured > MAX_TESTABLE_CARRY_OVER) return []
  const phi = clamp(measured + CARRY_OVER_MARGIN, 0, MAX_NULL_CARRY_OVER)
  const shocks = residuals.slice(1).map((residual, i) => {
    const carried = phi ** (gapDays[i + 1] ?? 1)
    return (residual - carried * (residuals[i] ?? 0)) / Math.sqrt(1 - carried * carried)
  })
  const center = mean(shocks)
  return [{ series, split, t, phi, innovations: Float64Array.from(shocks, (shock) => shock - center) }]
}

/** The split with the largest two-sample |t|, found in one pass over running sums. */
function bestSplit(values: ArrayLike<number>): { split: number; t: number } {
  const n = values.length
  let total = 0
  let square = 0
  for (let i = 0; i < n; i++) {
    total += values[i] ?? 0
    square += (values[i] ?? 0) ** 2
  }
  let before = 0
  for (let i = 0; i < MIN_SIDE; i++) before += values[i] ?? 0
  let best = { split: MIN_SIDE, t: 0 }
  for (let split = MIN_SIDE; split <= n - MIN_SIDE; split++) {
    const [left, right] = [before / split, (total - before) / (n - split)]
    const within = Math.max(TINY, (square - split * left * left - (n - split) * right * right) / (n - 2))
    const t = (Math.abs(left - right) * Math.sqrt((split * (n - split)) / n)) / Math.sqrt(within)
    if (t > best.t) best = { split, t }
    before += values[split] ?? 0
  }
  return best
}
