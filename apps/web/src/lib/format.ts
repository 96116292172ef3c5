const LONG_DATE = new Intl.DateTimeFormat('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
const DATE_TIME = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const SHORT_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' })

/** "Friday, November 20, 2026" */
export function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso))
}

/** "Nov 20" for a calendar date (`2026-11-20`), which has no time zone; empty for none. */
export function shortDate(date: string | undefined): string {
  return date ? SHORT_DATE.format(new Date(date)) : ''
}

/** "November 20, 2026, 10:52 PM" */
export function dateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso)).replace(' at ', ', ')
}

/** The parts of a date as a logbook row sets them. */
export function logbookDate(iso: string): { day: number; weekday: string; month: string } {
  const date = new Date(iso)
  return { day: date.getDate(), weekday: WEEKDAY.format(date), month: MONTH.format(date) }
}

/** "6:12" for 372 seconds; hours when there are any. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** "1 entry", "2 entries" */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
