/**
 * Minutes that a wall clock may stand from UTC: zones are known by an offset too (`-23:59`), and one of a whole day
 * there is none.
 */
export const UTC_OFFSET_MAX = 24 * 60 - 1

/** True when `name` is a time zone that this runtime knows (`Europe/Prague`, `UTC`, `-07:30`). */
export function isTimeZone(name: string): boolean {
  if (name.length === 0 || name.length > 64) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}
