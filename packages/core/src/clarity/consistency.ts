import { clamp } from '../statistics/index.ts'
import {
  CLARITY_DAYS,
  COVER_WEIGHT,
  ENTRY_DAYS_WANTED_MIN,
  EVENNESS_WEIGHT,
  FREE_GAP_DAYS,
  WORST_GAP_DAYS,
} from './constants.ts'

/**
 * How regularly the user writes, 0-100 (docs/spec/rules.md#clarity): 100·(0.65·cover + 0.35·even·cover).
 *   cover = min(1, D / T), T = min(wanted, max(4, wanted·A/30)), A = days since the first entry, 1-30
 *   even = 1 − (g − 2)/12 limited to 0-1, g = longest run of empty days in the window
 * @param days entry-days of the window, ascending
 * @param firstDay day of the journal's first entry
 * @param wanted entry-days out of 30 that give the full score
 */
export function consistency(days: readonly number[], firstDay: number, today: number, wanted: number): number {
  const age = clamp(today - firstDay + 1, 1, CLARITY_DAYS)
  const target = Math.min(wanted, Math.max(ENTRY_DAYS_WANTED_MIN, (wanted * age) / CLARITY_DAYS))
  const cover = Math.min(1, days.length / target)
  const before = Math.max(today - CLARITY_DAYS, firstDay - 1)
  const even = 1 - clamp((longestGap([before, ...days, today + 1]) - FREE_GAP_DAYS) / WORST_GAP_DAYS)
  return 100 * (COVER_WEIGHT * cover + EVENNESS_WEIGHT * even * cover)
}

/** The largest difference between consecutive days. */
function longestGap(days: readonly number[]): number {
  return days.reduce((longest, day, i) => Math.max(longest, day - (days[i - 1] ?? day) - 1), 0)
}
