import { DAY_MINUTES, DAY_MS, HOUR_MINUTES, MINUTE_MS } from './constants.ts'

/** The local date and time of a moment in a time zone. */
export type LocalStamp = {
  /** Ordinal of the local calendar date: days since 1970-01-01. Days of 23 and 25 hours count as one. */
  day: number
  /** 0-23 */
  hour: number
  /** 0 = Sunday … 6 = Saturday */
  weekday: number
  /** Minutes east of UTC at that moment. */
  utcOffset: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/**
 * The local day, hour and offset of `time` (ms since the epoch) in `timeZone`.
 * @throws RangeError for an unknown time zone; check with `isTimeZone` first
 */
export function localStamp(time: number, timeZone: string): LocalStamp {
  const part: Record<string, number> = {}
  for (const { type, value } of formatterFor(timeZone).formatToParts(time)) part[type] = Number(value)
  const { year = 1970, month = 1, day: date = 1, hour = 0, minute = 0 } = part
  const day = Date.UTC(year, month - 1, date) / DAY_MS
  const wallMinutes = day * DAY_MINUTES + hour * HOUR_MINUTES + minute
  return { day, hour, weekday: weekdayOf(day), utcOffset: wallMinutes - Math.floor(time / MINUTE_MS) }
}

/** The ordinal day of a moment in `timeZone`, such as today for a person. */
export function localDay(time: Date, timeZone: string): number {
  return localStamp(time.getTime(), timeZone).day
}

/**
 * The moment at which local time in `timeZone` is `clock` ("HH:MM") on ordinal day `day`, in ms since the epoch. A time
 * skipped by a clock change is moved past the change; for a time that occurs twice, the first is used.
 */
export function timeOfLocal(day: number, clock: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const wall = (day * DAY_MINUTES + hours * HOUR_MINUTES + minutes) * MINUTE_MS
  // A first guess uses the offset at a moment at most a day away; one correction gives the right offset.
  const guess = wall - localStamp(wall, timeZone).utcOffset * MINUTE_MS
  return wall - localStamp(guess, timeZone).utcOffset * MINUTE_MS
}

/** Weekday of an ordinal day, 0 = Sunday (day 0 was a Thursday). */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** `YYYY-MM-DD` of an ordinal day. */
export function isoDateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** `YYYY-MM-DDTHH:MM:SS±HH:MM` of a moment, ms since the epoch, on a clock that many minutes east of UTC. */
export function isoTimeOf(time: number, utcOffset: number): string {
  const minutes = Math.abs(utcOffset)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const offset = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  return `${secondsOf(time + utcOffset * MINUTE_MS)}${utcOffset < 0 ? '-' : '+'}${offset}`
}

/** `YYYY-MM-DDTHH:MM:SSZ` of a moment, ms since the epoch. */
export function utcTimeOf(time: number): string {
  return `${secondsOf(time)}Z`
}

function secondsOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19)
}

/** Calendar year of an ordinal day. */
export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}
