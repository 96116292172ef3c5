import { mean, standardDeviation } from '../statistics/index.ts'
import { RECURRENCE_DEVIATIONS } from './constants.ts'

/** Kendall's τ of a series against its order: (rising pairs − falling pairs) / all pairs, −1 to 1. */
export function kendallTau(series: ArrayLike<number>): number {
  return meanOverPairs(series, (earlier, later) => Math.sign(later - earlier))
}

/** Share of pairs at most half a sample deviation apart, 0-1; 1 for a constant series. */
export function recurrenceRate(series: ArrayLike<number>): number {
  const near = RECURRENCE_DEVIATIONS * standardDeviation(series)
  return meanOverPairs(series, (one, other) => (Math.abs(other - one) <= near ? 1 : 0))
}

/** Autocorrelation at lag one, Σ y_i y_{i−1} / Σ y_i², y centered, −1 to 1; 0 for a constant series. */
export function lagOne(series: ArrayLike<number>): number {
  const center = mean(series)
  let products = 0
  let squares = 0
  for (let i = 0; i < series.length; i++) {
    const y = (series[i] ?? 0) - center
    squares += y * y
    if (i > 0) products += y * ((series[i - 1] ?? 0) - center)
  }
  return squares > 0 ? products / squares : 0
}

function meanOverPairs(series: ArrayLike<number>, of: (earlier: number, later: number) => number): number {
  let sum = 0
  let pairs = 0
  for (let i = 0; i < series.length; i++) {
    for (let j = i + 1; j < series.length; j++) {
      sum += of(series[i] ?? 0, series[j] ?? 0)
      pairs++
    }
  }
  return pairs > 0 ? sum / pairs : 0
}
