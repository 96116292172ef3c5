import { clamp } from '../statistics/index.ts'
import { TYPICAL_SPREAD, TYPICAL_WEIGHT, WORST_SPREAD } from './constants.ts'
import { asFarAsInformed } from './informativeness.ts'
import type { RatedDay } from './rated-days.ts'

/**
 * How close mood, energy and focus are to each other, 0-100 (docs/spec/rules.md#clarity): 100·(1 − R/2.4), limited to
 * 0-100 and drawn toward 50 by `asFarAsInformed`. R = (3·1.2 + Σ over days of highest − lowest metric) / (3 + D) is the
 * mean spread over D days, shrunk to a typical 1.2.
 */
export function balance(days: readonly RatedDay[], informed: number): number {
  let spread = TYPICAL_WEIGHT * TYPICAL_SPREAD
  for (const { means } of days) {
    const { mood, energy, focus } = means
    spread += Math.max(mood, energy, focus) - Math.min(mood, energy, focus)
  }
  return asFarAsInformed(100 * clamp(1 - spread / (TYPICAL_WEIGHT + days.length) / WORST_SPREAD), informed)
}
