import { FALL_RANGE, FALL_SCALE, LEVEL_TRAJECTORY, RISE_RANGE, RISE_SCALE } from './constants.ts'
import { meanChange, type LevelChange } from './level-change.ts'

/**
 * How the last 7 days compare with all 30, 0-100 (docs/spec/rules.md#clarity).
 *   Δ = w/(w+1) · mean over metrics of the tapered change, w the week's weight; 0 without a rated day in the week
 *   Δ ≥ 0: 55 + 45·tanh(Δ/0.4341); Δ < 0: 55 + 55·tanh(Δ/0.5361)
 * Δ = −0.15, 0 and 0.15 give 40, 55 and 70: the cut-offs of the tooltip match the threshold of a trend.
 */
export function trajectory(change: LevelChange | null): number {
  if (change === null) return LEVEL_TRAJECTORY
  return trajectoryOf((change.weight / (change.weight + 1)) * meanChange(change.tapered))
}

/** The trajectory for a change of `delta` rating points. */
export function trajectoryOf(delta: number): number {
  return delta >= 0
    ? LEVEL_TRAJECTORY + RISE_RANGE * Math.tanh(delta / RISE_SCALE)
    : LEVEL_TRAJECTORY + FALL_RANGE * Math.tanh(delta / FALL_SCALE)
}
