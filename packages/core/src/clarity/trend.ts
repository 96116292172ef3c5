import { TREND_THRESHOLD } from './constants.ts'

export type Trend = 'Rising' | 'Dipping' | 'Steady'

/** Room for rounding: a difference of exactly the threshold, such as 4.15 − 4, is steady. */
const ROUNDING = 1e-9

/**
 * Rising when the 7-day mean lies more than 0.15 above the 30-day mean, Dipping when more than 0.15 below, else Steady
 * (product-spec section 9); Steady as well when one of them is missing.
 */
export function trendOf(mean: number | null, baseline: number | null): Trend {
  if (mean === null || baseline === null) return 'Steady'
  const difference = mean - baseline
  if (difference > TREND_THRESHOLD + ROUNDING) return 'Rising'
  return difference < -TREND_THRESHOLD - ROUNDING ? 'Dipping' : 'Steady'
}
