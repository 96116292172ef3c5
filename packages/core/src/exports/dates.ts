import { DAY_MINUTES, isoDateOf, MINUTE_MS, MONTHS, WEEKDAYS, weekdayOf } from '../time/index.ts'

/** "Friday, November 20, 2026" for an ordinal local day. */
export function longDay(day: number): string {
  return `${WEEKDAYS[weekdayOf(day)]}, ${plainDay(day)}`
}

/** "November 20, 2026" for an ordinal local day. */
export function plainDay(day: number): string {
  const [year = '', month = '', date = ''] = isoDateOf(day).split('-')
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${Number(year)}`
}

/** "November 2026" for a month such as `2026-11`. */
export function longMonth(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${MONTHS[(number ?? 1) - 1]} ${year}`
}

/**
 * "10:52 PM", the local time at the place of writing.
 * @param time ms since the epoch
 * @param utcOffset minutes east of UTC
 */
export function clockOf(time: number, utcOffset: number): string {
  const minutes = (((Math.floor(time / MINUTE_MS) + utcOffset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  const hours = Math.floor(minutes / 60)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
