import { INFORMATIVE_SHARE, UNINFORMED_SUBSCORE } from './constants.ts'
import type { RatedDay } from './rated-days.ts'

/**
 * φ: how informative the ratings are, 0-1 (docs/spec/rules.md#clarity): the share of entries not rated exactly 3/3/3;
 * one half or more counts as 1. Sliders that were never moved carry no information.
 */
export function informativeness(days: readonly RatedDay[]): number {
  let entries = 0
  let moved = 0
  for (const day of days) {
    entries += day.entries
    moved += day.moved
  }
  return entries > 0 ? Math.min(1, moved / entries / INFORMATIVE_SHARE) : 0
}

/** A subscore moved toward 50 when ratings carry less information: 50 + (subscore − 50)·φ. */
export function asFarAsInformed(subscore: number, informed: number): number {
  return UNINFORMED_SUBSCORE + (subscore - UNINFORMED_SUBSCORE) * informed
}
