import { ENTRY_EARLIEST, ENTRY_LATEST } from '@soundings/core/entries'
import { dayOfDate, DAY_MS, isoDateOf, isTimeZone, localStamp, MINUTE_MS, UTC_OFFSET_MAX } from '@soundings/core/time'
import type { RecordTime, RecordZone } from '../journal-record.ts'

/** A date on the writer’s calendar, with or without a time. */
export type LocalTime = Extract<RecordTime, { kind: 'local' }>

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+\u2212-]\d{2}(?::?\d{2})?)?|(Z|[+-]\d{2}:\d{2}))?$/iu
/** The longest text that is read as a time, in characters. */
const TEXT_MAX = 100
const CLOCK = /^(?:\D{0,8}\s)?(\d{1,2})[:.h](\d{2})(?:[:.]\d{2})?\s*([ap])?\.?\s?(?:m\b)?\.?$/iu
const OFFSET = /^(?:GMT|UTC)?\s*([+\u2212-])(\d{1,2})(?::?(\d{2}))?$/iu

/**
 * The time in an ISO 8601 text, with any number of decimal places. A text with an offset is a moment; `Z` and `+00:00`
 * say nothing about where it was written, so its zone is `zone`. One without an offset, or with one that no zone has,
 * is a local time. A leap second is read as the second before it, so that it stays on its day.
 * @param zone the zone that the source gives separately
 * @returns null for a text that isn’t a time, or a date that no calendar has
 */
export function timeOfIso(text: string, zone: RecordZone = null): RecordTime | null {
  const written = text.trim()
  const parts = written.length > TEXT_MAX ? null : ISO.exec(written)
  if (!parts) return null
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const day = dayOfDate(year, month, date)
  if (day === null || hour > 23 || minute > 59 || second > 60) return null
  const offset = offsetOf(parts[8] ?? parts[9])
  const place = zone ?? (offset === 0 ? null : offset)
  if (parts[4] === undefined || offset === null) {
    return localTime({ year, month, day: date }, parts[4] === undefined ? null : clockText(hour, minute), place)
  }
  const wall = (hour * 60 + minute) * MINUTE_MS + Math.min(second, 59) * 1000 + millisecondsOf(parts[7])
  return momentOf(day * DAY_MS + wall - offset * MINUTE_MS, place)
}

/** Minutes east of UTC; null when the text gives none that a zone has. */
function offsetOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const offset = /^[a-z]/iu.test(text) ? 0 : zoneOf(text)
  return typeof offset === 'number' ? offset : null
}

function millisecondsOf(digits: string | undefined): number {
  return Number((digits ?? '').slice(0, 3).padEnd(3, '0'))
}

/** @param at ms since the epoch. @returns null for no number, and beyond the years that an entry can have */
export function momentOf(at: number | null, zone: RecordZone = null): RecordTime | null {
  return at !== null && isInRange(at) ? { kind: 'moment', at: Math.floor(at), zone } : null
}

/** @param time `HH:MM`. @returns null for a date that no calendar has, and beyond the years that an entry can have */
export function localTime(
  { year, month, day }: { year: number; month: number; day: number },
  time: string | null,
  zone: RecordZone = null,
): LocalTime | null {
  if (year < 1000 || ![year, month, day].every(Number.isInteger)) return null
  const ordinal = dayOfDate(year, month, day)
  return ordinal !== null && isInRange(ordinal * DAY_MS) ? { kind: 'local', day: isoDateOf(ordinal), time, zone } : null
}

function isInRange(at: number): boolean {
  return at >= ENTRY_EARLIEST && at <= ENTRY_LATEST
}

/** The day and the time that a clock shows at a moment in its zone; in UTC when the zone is unknown. */
export function localIn(at: number, zone: RecordZone): { day: string; time: string } {
  const offset = typeof zone === 'string' ? localStamp(at, zone).utcOffset : (zone ?? 0)
  const shown = at + offset * MINUTE_MS
  const day = Math.floor(shown / DAY_MS)
  const minutes = Math.floor((shown - day * DAY_MS) / MINUTE_MS)
  return { day: isoDateOf(day), time: clockText(Math.floor(minutes / 60), minutes % 60) }
}

/** `HH:MM` of a time such as 21:30, 9:30 pm or 9.30 a. m.; null for any other text. */
export function clockOf(text: string): string | null {
  const parts = CLOCK.exec(text.replaceAll(/[\u00a0\u202f]/gu, ' ').trim())
  if (!parts) return null
  const [hour, minute, half] = [Number(parts[1]), Number(parts[2]), parts[3]?.toLowerCase()]
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null
  return clockText(half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0), minute)
}

/** `HH:MM`. @param hour 0 to 23 @param minute 0 to 59 */
export function clockText(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** A zone by its IANA name (`Europe/Prague`) or as an offset (`+05:30`, `GMT+0200`, `Z`); null for any other text. */
export function zoneOf(text: string): RecordZone {
  const name = text.trim()
  if (/^z$/iu.test(name)) return 0
  const [, sign, hours, minutes = '0'] = OFFSET.exec(name) ?? []
  if (hours === undefined) return isTimeZone(name) ? name : null
  const east = (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
  return Number(minutes) < 60 && Math.abs(east) <= UTC_OFFSET_MAX ? east : null
}

/** Minutes east of UTC from milliseconds; null when no zone has that offset. */
export function offsetZone(milliseconds: number | null): number | null {
  if (milliseconds === null) return null
  const minutes = Math.round(milliseconds / MINUTE_MS)
  return Math.abs(minutes) > UTC_OFFSET_MAX ? null : minutes
}

/** The ms since the epoch of a record's time; null for a local one. */
export function instantOf(time: RecordTime | null): number | null {
  return time?.kind === 'moment' ? time.at : null
}
