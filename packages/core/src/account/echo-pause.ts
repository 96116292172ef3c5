import { WEEK_DAYS } from '../time/index.ts'

/** How long Echos can be paused: until tomorrow, for a week, or until the user resumes them. */
export const PAUSE_LENGTHS = ['day', 'week', 'open'] as const
export type PauseLength = (typeof PAUSE_LENGTHS)[number]

export type EchoPause = {
  /** Ordinal local day on which Echos resume; null when the pause has no end date. */
  until: number | null
}

const DAYS: Readonly<Record<PauseLength, number | null>> = { day: 1, week: WEEK_DAYS, open: null }

/** A pause that starts on the ordinal local day `today`. */
export function pauseFor(length: PauseLength, today: number): EchoPause {
  const days = DAYS[length]
  return { until: days === null ? null : today + days }
}

/** True while the pause lasts. `until` itself is no longer paused. */
export function isPaused(pause: EchoPause | null, today: number): pause is EchoPause {
  return pause !== null && (pause.until === null || today < pause.until)
}
