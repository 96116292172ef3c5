import { DAY_MINUTES, HOUR_MINUTES, MINUTE_MS } from '../time/index.ts'

/** A moment on someone’s calendar. */
export type LocalDay = {
  /** ms since the epoch */
  time: number
  /** Ordinal local day. */
  day: number
  /** Minutes east of UTC. */
  utcOffset: number
}

/**
 * The ordinal day that something counts for when days start at `dayStart` o’clock: what is written earlier belongs to
 * the day before (docs/spec/rules.md#streaks).
 * @param dayStart hour, 0-6
 */
export function journalDay({ time, day, utcOffset }: LocalDay, dayStart: number): number {
  const minutes = Math.floor(time / MINUTE_MS) + utcOffset
  const minuteOfDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return minuteOfDay < dayStart * HOUR_MINUTES ? day - 1 : day
}
