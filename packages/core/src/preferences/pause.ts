/** How long Echos can be paused: until tomorrow, until this day of the next week, or until they are resumed. */
export const PAUSE_LENGTHS = ['day', 'week', 'open'] as const
export type PauseLength = (typeof PAUSE_LENGTHS)[number]

/** A pause of Echos. */
export type EchoPause = {
  /** Ordinal local day on which Echos come again; null until they are resumed. */
  until: number | null
}

const DAYS: Readonly<Record<PauseLength, number | null>> = { day: 1, week: 7, open: null }

/** A pause that begins on the ordinal local day `today`. */
export function pauseFor(length: PauseLength, today: number): EchoPause {
  const days = DAYS[length]
  return { until: days === null ? null : today + days }
}

/** True while a pause lasts: up to the day before the one it names. */
export function isPaused(pause: EchoPause | null, today: number): pause is EchoPause {
  return pause !== null && (pause.until === null || today < pause.until)
}
