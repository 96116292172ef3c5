/** Milliseconds in a minute, in an hour, and in a day of 24 hours. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
/** Minutes in an hour and in a day of 24 hours, and days in a week. */
export const HOUR_MINUTES = 60
export const DAY_MINUTES = 1_440
export const WEEK_DAYS = 7
