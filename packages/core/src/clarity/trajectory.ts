import { FALL_RANGE, FALL_SCALE, LEVEL_TRAJECTORY, RISE_RANGE, RISE_SCALE } from './constants.ts'
import { meanChange, type LevelChange } from './level-change.ts'

/**
 * Where the last 7 days lie against all 30, 0-100 (design section D.2, echo-2 §6.1).
 *   Δ = w/(w+1) · mean over metrics of the tapered change, w the week's weight; 0 without a rated day in the week
 *   Δ ≥ 0: 55 + 45·tanh(Δ/0.4341);  Δ < 0: 55 + 55·tanh(Δ/0.5361)
 * so that Δ = −0.15, 0, 0.15 give 40, 55, 70: the cut-offs of the tooltip stand at the threshold of a trend.
 */
export function trajectory(change: LevelChange | null): number {
  if (change === null) return LEVEL_TRAJECTORY
  return trajectoryOf((change.weight / (change.weight + 1)) * meanChange(change.tapered))
}

/** The score of a change by `delta` points of rating. */
export function trajectoryOf(delta: number): number {
  return delta >= 0
    ? LEVEL_TRAJECTORY + RISE_RANGE * Math.tanh(delta / RISE_SCALE)
    : LEVEL_TRAJECTORY + FALL_RANGE * Math.tanh(delta / FALL_SCALE)
}
