/**
 * The largest distance of local time from UTC, in minutes. A time zone can be an offset (`-23:59`), always less than a
 * day.
 */
export const UTC_OFFSET_MAX = 24 * 60 - 1

/** True for a time zone that the runtime supports: a name or an offset (`Europe/Prague`, `UTC`, `-07:30`). */
export function isTimeZone(name: string): boolean {
  if (name.length === 0 || name.length > 64) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}
