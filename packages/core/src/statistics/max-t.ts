import type { Random } from '../random/index.ts'
import { dot } from './dot.ts'
import { monteCarloP, shuffle } from './permutation.ts'
import { carryOver, gaps, unit, whitened } from './whitening.ts'

export type MaxT = {
  /** Index of the outcome and of the covariate with the strongest correlation. */
  outcome: number
  covariate: number
  /** Their correlation after whitening. */
  r: number
  /** Carry-over per day removed from that outcome. */
  phi: number
  /** Family-wise p of that correlation over all pairs. */
  p: number
}

type Pair = { outcome: number; covariate: number; y: Float64Array; z: Float64Array; phi: number; r: number }

/**
 * maxT permutation test (Westfall & Young 1993) of every outcome against every covariate, whitened with the carry-over
 * of the outcome; the statistic is the largest |r|. The rows of all outcomes are permuted together, so the single p is
 * already corrected for the number of pairs. Null without any variation.
 * @param days local day of each row, ascending
 */
export function maxT(
  outcomes: readonly (readonly number[])[],
  covariates: readonly (readonly number[])[],
  days: readonly number[],
  random: Random,
): MaxT | null {
  const pairs = pairsOf(outcomes, covariates, gaps(days))
  const [first] = pairs
  if (!first) return null
  const best = pairs.reduce((top, pair) => (Math.abs(pair.r) > Math.abs(top.r) ? pair : top), first)

  const rows = Uint32Array.from(days, (_, i) => i)
  const series = [...new Set(pairs.map((pair) => pair.y))]
  const shuffled = new Map(series.map((y) => [y, new Float64Array(y.length)]))
  const p = monteCarloP(Math.abs(best.r), () => {
    shuffle(rows, random)
    for (const [y, target] of shuffled) for (let i = 0; i < target.length; i++) target[i] = y[rows[i] ?? 0] ?? 0
    let largest = 0
    for (const { y, z } of pairs) largest = Math.max(largest, Math.abs(dot(shuffled.get(y) ?? y, z)))
    return largest
  })
  return { outcome: best.outcome, covariate: best.covariate, r: best.r, phi: best.phi, p }
}

function pairsOf(
  outcomes: readonly (readonly number[])[],
  covariates: readonly (readonly number[])[],
  gapDays: readonly number[],
): Pair[] {
  const pairs: Pair[] = []
  for (const [outcome, values] of outcomes.entries()) {
    const phi = carryOver(values, gapDays)
    const y = unit(whitened(values, gapDays, phi))
    if (!y) continue
    for (const [covariate, marks] of covariates.entries()) {
      const z = unit(whitened(marks, gapDays, phi))
      if (z) pairs.push({ outcome, covariate, y, z, phi, r: dot(y, z) })
    }
  }
  return pairs
}
