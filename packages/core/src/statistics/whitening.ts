import { clamp, mean } from './descriptive.ts'

/** Gap between two entries on the same local day, in days. */
const SAME_DAY_GAP = 0.5
/** Two consecutive values count toward the carry-over if they are at most this many days apart. */
const NEIGHBOR_DAYS = 2
/** The fewest pairs from which a carry-over is estimated (with fewer it is 0), and the largest carry-over used. */
const MIN_PAIRS = 6
const MAX_CARRY_OVER = 0.8

/** Days since the previous observation, 0.5 on the same day and 0 for the first. `days` must ascend. */
export function gaps(days: readonly number[]): number[] {
  return days.map((day, i) => {
    const before = days[i - 1]
    if (before === undefined) return 0
    return day > before ? day - before : SAME_DAY_GAP
  })
}

/**
 * Carry-over per day φ: lag-one autocorrelation r over pairs at most two days apart, bias-corrected as r + (1 + 3r)/n
 * (Marriott & Pope), limited to [0, 0.8]; 0 with fewer than six pairs (docs/spec/rules.md#patterns).
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
    if (i === 0 || (gapDays[i] ?? 0) > NEIGHBOR_DAYS) continue
    product += x * ((series[i - 1] ?? 0) - center)
    pairs++
  }
  if (pairs < MIN_PAIRS || square === 0) return 0
  const r = product / pairs / (square / n)
  return clamp(r + (1 + 3 * r) / n, 0, MAX_CARRY_OVER)
}

/**
 * The series without its carry-over: (x_i − φ^g x_{i−1}) / √(1 − φ^{2g}), x centered, g days since the previous value.
 * Shuffling raw ratings would produce false patterns; shuffling whitened ones doesn't.
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

/**
 * The series centered and scaled to length 1, so that a sum of products is a correlation; null for a constant series.
 */
export function unit(series: Float64Array): Float64Array | null {
  const center = mean(series)
  let square = 0
  for (const value of series) square += (value - center) ** 2
  const length = Math.sqrt(square)
  return length < 1e-12 ? null : series.map((value) => (value - center) / length)
}
