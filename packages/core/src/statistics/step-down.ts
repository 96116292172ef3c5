import type { Random } from '../random/index.ts'
import { dot } from './dot.ts'
import { monteCarloP, shuffle } from './permutation.ts'
import { carryOver, gaps, unit, whitened } from './whitening.ts'

/** A pair of an outcome and a mark that passed, by index. */
export type Passed = {
  outcome: number
  mark: number
  /** Correlation after whitening, without what the pairs before it explain. */
  r: number
  /** Carry-over per day removed from the outcome. */
  phi: number
  /** Family-wise p over all pairs, never smaller than the pair before’s. */
  p: number
}

type Pair = { mark: number; z: Float64Array }
type Outcome = { outcome: number; phi: number; y: Float64Array; pairs: Pair[] }

/** The squared length up to which the remainder of a mark is only rounding: the other marks explain it fully. */
const EXPLAINED = 1e-6

/**
 * Step-down maxT (Westfall & Young 1993) of every outcome against every mark, whitened with the carry-over of the
 * outcome. After each step the pair that passed is taken out of its outcome and of the other marks (Freedman & Lane
 * 1983), so that a later pair adds something to the earlier ones. Rows of all outcomes are shuffled together.
 * @param days local day of each row, ascending
 * @param limits family-wise level, and the most pairs
 * @returns strongest first
 */
export function stepDown(
  outcomes: readonly (readonly number[])[],
  marks: readonly (readonly number[])[],
  days: readonly number[],
  random: Random,
  limits: { level: number; most: number },
): Passed[] {
  const remaining = outcomesOf(outcomes, marks, gaps(days))
  const rows = Uint32Array.from(days, (_, i) => i)
  const passed: Passed[] = []
  let before = 0
  while (passed.length < limits.most) {
    const best = strongest(remaining)
    if (!best) break
    const size = Math.abs(best.r)
    const p = Math.max(
      before,
      monteCarloP(size, () => {
        shuffle(rows, random)
        return largest(remaining, rows)
      }),
    )
    if (p > limits.level) break
    passed.push({ outcome: best.from.outcome, mark: best.pair.mark, r: best.r, phi: best.from.phi, p })
    takeOut(best.from, best.pair)
    before = p
  }
  return passed
}

function outcomesOf(
  outcomes: readonly (readonly number[])[],
  marks: readonly (readonly number[])[],
  gapDays: readonly number[],
): Outcome[] {
  return outcomes.flatMap((values, outcome) => {
    const phi = carryOver(values, gapDays)
    const y = unit(whitened(values, gapDays, phi))
    if (!y) return []
    const pairs = marks.flatMap((row, mark) => {
      const z = unit(whitened(row, gapDays, phi))
      return z ? [{ mark, z }] : []
    })
    return [{ outcome, phi, y, pairs }]
  })
}

function strongest(remaining: readonly Outcome[]): { from: Outcome; pair: Pair; r: number } | null {
  let best: { from: Outcome; pair: Pair; r: number } | null = null
  for (const from of remaining) {
    for (const pair of from.pairs) {
      const r = dot(from.y, pair.z)
      if (!best || Math.abs(r) > Math.abs(best.r)) best = { from, pair, r }
    }
  }
  return best
}

/** The largest |r| with the rows of the outcomes in this order. */
function largest(remaining: readonly Outcome[], rows: Uint32Array): number {
  let most = 0
  const shuffled = new Float64Array(rows.length)
  for (const { y, pairs } of remaining) {
    for (let i = 0; i < rows.length; i++) shuffled[i] = y[rows[i] ?? 0] ?? 0
    for (const { z } of pairs) most = Math.max(most, Math.abs(dot(shuffled, z)))
  }
  return most
}

/** Removes a pair, and what it explains of its outcome and of the other marks. */
function takeOut(from: Outcome, { mark, z }: Pair): void {
  from.y = without(from.y, z) ?? new Float64Array(from.y.length)
  from.pairs = from.pairs.flatMap((pair) => {
    if (pair.mark === mark) return []
    const rest = without(pair.z, z)
    return rest ? [{ mark: pair.mark, z: rest }] : []
  })
}

function without(series: Float64Array, taken: Float64Array): Float64Array | null {
  const share = dot(series, taken)
  const rest = series.map((value, i) => value - share * (taken[i] ?? 0))
  return dot(rest, rest) < EXPLAINED ? null : unit(rest)
}
