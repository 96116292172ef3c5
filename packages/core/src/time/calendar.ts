/** Days in each month of a common year, January first. */
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Number of days in `month` (1-12) of `year` in the Gregorian calendar; 0 for any other month. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0)
}

/**
 * Ordinal day (days since 1970-01-01) of a date in the Gregorian calendar, or null for an invalid date. Months are
 * counted from March, so that the leap day comes last; there are 719,468 days between 0000-03-01 and the epoch.
 */
export function dayOfDate(year: number, month: number, day: number): number | null {
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null
  const marchYear = month > 2 ? year : year - 1
  const monthsSinceMarch = (month + 9) % 12
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((153 * monthsSinceMarch + 2) / 5) + day - 1 - 719_468
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Ordinal day of `YYYY-MM-DD`, or null for an invalid date. */
export function dayOfIsoDate(date: string): number | null {
  const [, year, month, day] = ISO_DATE.exec(date)?.map(Number) ?? []
  return year === undefined || month === undefined || day === undefined ? null : dayOfDate(year, month, day)
}
