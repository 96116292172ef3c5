const LONG_DATE = new Intl.DateTimeFormat('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
const DATE_AND_TIME = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const DATE_TIME = new Intl.DateTimeFormat('en-US', DATE_AND_TIME)
const SHORT_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const CALENDAR_DATE = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const LONG_CALENDAR_DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const WEEKDAY_AND_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const SHORT_WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "Friday, November 20, 2026" */
export function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso))
}

/** "Nov 20" for a calendar date (`2026-11-20`), which has no time zone; empty for none. */
export function shortDate(date: string | undefined): string {
  return date ? SHORT_DATE.format(new Date(date)) : ''
}

/** "March 9, 1661" for a calendar date (`1661-03-09`), which has no time zone. */
export function calendarDate(date: string): string {
  return CALENDAR_DATE.format(new Date(`${date}T00:00:00Z`))
}

/** "March 3" for a calendar date (`2026-03-03`), which has no time zone. */
export function monthAndDay(date: string): string {
  return MONTH_AND_DAY.format(new Date(`${date}T00:00:00Z`))
}

/** "November 20, 2026, 10:52 PM" on the clock of `timeZone`, or else of the device. */
export function dateTime(iso: string, timeZone?: string): string {
  const format = timeZone === undefined ? DATE_TIME : new Intl.DateTimeFormat('en-US', { ...DATE_AND_TIME, timeZone })
  return format.format(new Date(iso)).replace(' at ', ', ')
}

/** The parts of a calendar date (`2026-11-20`), which has no time zone, as a logbook row sets them. */
export function logbookDate(date: string): { day: number; weekday: string; month: string } {
  const midnight = new Date(`${date}T00:00:00Z`)
  return { day: midnight.getUTCDate(), weekday: WEEKDAY.format(midnight), month: MONTH.format(midnight) }
}

/** "Friday, November 20, 2026" for a calendar date. */
export function longCalendarDate(date: string): string {
  return LONG_CALENDAR_DATE.format(new Date(`${date}T00:00:00Z`))
}

/** "6:12" for 372 seconds; hours when there are any. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$9.99" */
export function dollars(amount: number): string {
  return DOLLARS.format(amount)
}

const NUMBER = new Intl.NumberFormat('en-US')

/** "1 entry", "2 entries", "20,001 entries" */
export function counted(count: number, one: string, many: string): string {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`
}

/** "12 KB", "3.4 MB" */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes)).toLocaleString('en-US')} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** "Sunday, November 8" for a calendar date. */
export function weekdayAndDay(date: string): string {
  return WEEKDAY_AND_DAY.format(new Date(`${date}T00:00:00Z`))
}

/** "Sun, Nov 8" for a calendar date. */
export function shortWeekday(date: string): string {
  return SHORT_WEEKDAY.format(new Date(`${date}T00:00:00Z`))
}

/** "November 2026" for a calendar date. */
export function monthAndYear(date: string): string {
  return MONTH_AND_YEAR.format(new Date(`${date}T00:00:00Z`))
}

/** "9:40 PM" for a local time (`21:40`). */
export function clockOf(time: string): string {
  return CLOCK.format(new Date(`1970-01-01T${time}Z`)).replace('\u202f', ' ')
}
