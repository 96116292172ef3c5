import { clamp, mean } from './descriptive.ts'

/** Days between two entries of the same local day. */
const SAME_DAY_GAP = 0.5
/** Neighbours at most so many days apart say how much one value carries into the next. */
const NEIGHBOUR_DAYS = 2
/** Neighbouring pairs below which no carry-over is assumed, and the largest that is. */
const MIN_PAIRS = 6
const MAX_CARRY_OVER = 0.8

/** Days since the previous observation, 0.5 on the same day; the first has 0. `days` ascend. */
export function gaps(days: readonly number[]): number[] {
  return days.map((day, i) => {
    const before = days[i - 1]
    if (before === undefined) return 0
    return day > before ? day - before : SAME_DAY_GAP
  })
}

/**
 * Carry-over per day φ: lag-one autocorrelation r over pairs at most two days apart, bias-corrected as
 * r + (1 + 3r)/n (Marriott & Pope), held in [0, 0.8]; 0 with fewer than six pairs (design section A.1).
 */
export function carryOver(series: ArrayLike<number>, gapDays: readonly number[]): number {
  const n = series.length
  const center = mean(series)
  let product = 0
  let pairs = 0
  let square = 0
  for (let i = 0; i < n; i++) {
    const x = (series[i] ?? 0) - center
    square += x * x
    if (i === 0 || (gapDays[i] ?? 0) > NEIGHBOUR_DAYS) continue
    product += x * ((series[i - 1] ?? 0) - center)
    pairs++
  }
  if (pairs < MIN_PAIRS || square === 0) return 0
  const r = product / pairs / (square / n)
  return clamp(r + (1 + 3 * r) / n, 0, MAX_CARRY_OVER)
}

/**
 * A series without its carry-over: (x_i − φ^g x_{i−1}) / √(1 − φ^{2g}), x centred, g days since the previous value.
 * Shuffling raw ratings invents patterns; shuffling these does not.
 */
export function whitened(series: ArrayLike<number>, gapDays: readonly number[], phi: number): Float64Array {
  const center = mean(series)
  return Float64Array.from({ length: series.length }, (_, i) => {
    const x = (series[i] ?? 0) - center
    if (i === 0 || phi <= 0) return x
    const carried = phi ** (gapDays[i] ?? 1)
    return (x - carried * ((series[i - 1] ?? 0) - center)) / Math.sqrt(1 - carried * carried)
  })
}

/** A series centred and scaled to length 1, so that a sum of products is a correlation; null when constant. */
export function unit(series: Float64Array): Float64Array | null {
  const center = mean(series)
  let square = 0
  for (const value of series) square += (value - center) ** 2
  const length = Math.sqrt(square)
  return length < 1e-12 ? null : series.map((value) => (value - center) / length)
}
