import { METRICS } from '../entries/index.ts'
import { clamp } from '../statistics/index.ts'
import { NEIGHBOR_DAYS, TYPICAL_SQUARE_CHANGE, TYPICAL_WEIGHT, WORST_CHANGE } from './constants.ts'
import { asFarAsInformed } from './informativeness.ts'
import type { RatedDay } from './rated-days.ts'

/**
 * How close ratings stay from day to day, 0-100 (docs/spec/rules.md#clarity): 100·(1 − RMSSD/2.2), limited to 0-100 and
 * drawn toward 50 by `asFarAsInformed`. RMSSD = √((3·0.81 + Σ mean over metrics of squared changes) / (3 + pairs)),
 * over consecutive entry-days at most 3 days apart: the root mean square of successive differences (von Neumann 1941),
 * shrunk to a typical 0.9.
 */
export function stability(days: readonly RatedDay[], informed: number): number {
  let squares = 0
  let pairs = 0
  for (const [i, { day, means }] of days.entries()) {
    const before = days[i - 1]
    if (!before || day - before.day > NEIGHBOR_DAYS) continue
    squares += METRICS.reduce((sum, metric) => sum + (means[metric] - before.means[metric]) ** 2, 0) / METRICS.length
    pairs++
  }
  const change = Math.sqrt((TYPICAL_WEIGHT * TYPICAL_SQUARE_CHANGE + squares) / (TYPICAL_WEIGHT + pairs))
  return asFarAsInformed(100 * clamp(1 - change / WORST_CHANGE), informed)
}
