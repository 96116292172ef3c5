import { METRICS } from '../entries/index.ts'
import { mean } from '../statistics/index.ts'
import { FALL_RANGE, FALL_SCALE, LEVEL_TRAJECTORY, RISE_RANGE, RISE_SCALE } from './constants.ts'
import type { RatedDay } from './rated-days.ts'

/**
 * Where the last 7 days lie against all 30, 0-100 (design section D.2).
 *   Δ = r/(r+1) · mean over metrics of (mean of the recent day means − mean of all), r recent entry-days; 0 without any
 *   Δ ≥ 0: 55 + 45·tanh(Δ/0.4341);  Δ < 0: 55 + 55·tanh(Δ/0.5361)
 * so that Δ = −0.15, 0, 0.15 give 40, 55, 70: the cut-offs of the tooltip stand at the threshold of a trend.
 */
export function trajectory(recent: readonly RatedDay[], all: readonly RatedDay[]): number {
  if (recent.length === 0) return LEVEL_TRAJECTORY
  const differences = METRICS.map(
    (metric) => mean(recent.map(({ means }) => means[metric])) - mean(all.map(({ means }) => means[metric])),
  )
  return trajectoryOf((recent.length / (recent.length + 1)) * mean(differences))
}

/** The score of a change by `delta` points of rating. */
export function trajectoryOf(delta: number): number {
  return delta >= 0
    ? LEVEL_TRAJECTORY + RISE_RANGE * Math.tanh(delta / RISE_SCALE)
    : LEVEL_TRAJECTORY + FALL_RANGE * Math.tanh(delta / FALL_SCALE)
}
