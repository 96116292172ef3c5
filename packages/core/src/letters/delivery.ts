import { DECIDING_DAYS, safetyState, type SafetyEntry } from '../safety/index.ts'
import { QUIET_SHARE_MAX, WAITING_DAYS } from './constants.ts'
import type { Period } from './period.ts'

/** An entry as far as the delivery of letters depends on it. */
export type DeliveryEntry = SafetyEntry

/**
 * True when a letter about this period may be shown from `today` on: the state was open on one of the days after the
 * period, up to today, and quiet covered at most half of the period (docs/spec/rules.md#letters).
 * @param entries in order of time, oldest first
 */
export function isDelivered(period: Period, entries: readonly DeliveryEntry[], today: number): boolean {
  const last = Math.min(today, period.last + 1 + WAITING_DAYS)
  // A journal of many years has tens of thousands of other entries, which don't affect any day of the period.
  const deciding = entries.filter(
    ({ day }) => day >= period.first - DECIDING_DAYS && day <= Math.max(last, period.last),
  )
  if (!daysFrom(period.last + 1, last).some((day) => safetyState(deciding, day) === 'open')) return false
  const days = daysFrom(period.first, period.last)
  const quiet = days.filter((day) => safetyState(deciding, day) === 'quiet').length
  return quiet <= QUIET_SHARE_MAX * days.length
}

function daysFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}
