import { clamp } from '../statistics/index.ts'
import { TYPICAL_SPREAD, TYPICAL_WEIGHT, WORST_SPREAD } from './constants.ts'
import { asFarAsInformed } from './informativeness.ts'
import type { RatedDay } from './rated-days.ts'

/**
 * How close mood, energy and focus lie together, 0-100 (design section D.2): 100·(1 − R/2.4) held in 0-100, as far as
 * informed. R = (3·1.2 + Σ over days of highest − lowest metric) / (3 + D), shrunk to a typical 1.2.
 */
export function balance(days: readonly RatedDay[], informed: number): number {
  let spread = TYPICAL_WEIGHT * TYPICAL_SPREAD
  for (const { means } of days) {
    const { mood, energy, focus } = means
    spread += Math.max(mood, energy, focus) - Math.min(mood, energy, focus)
  }
  return asFarAsInformed(100 * clamp(1 - spread / (TYPICAL_WEIGHT + days.length) / WORST_SPREAD), informed)
}
