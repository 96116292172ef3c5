import type { Metric } from '../entries/index.ts'
import { TREND_THRESHOLD } from './constants.ts'
import type { LevelChange } from './level-change.ts'

export type Trend = 'Rising' | 'Dipping' | 'Steady'

/** Tolerance for rounding errors: a difference of exactly the threshold, such as 4.15 − 4, counts as Steady. */
const ROUNDING = 1e-9

/**
 * Rising when both the plain and the tapered mean of the last 7 days are more than 0.15 above all 30, Dipping when both
 * are more than 0.15 below (docs/spec/rules.md#clarity); Steady when the two disagree or no day can be compared.
 */
export function trendOf(change: LevelChange | null, metric: Metric): Trend {
  if (change === null) return 'Steady'
  const { plain, tapered } = change
  const nearest = Math.min(Math.abs(plain[metric]), Math.abs(tapered[metric]))
  if (nearest <= TREND_THRESHOLD + ROUNDING || plain[metric] * tapered[metric] < 0) return 'Steady'
  return plain[metric] > 0 ? 'Rising' : 'Dipping'
}
