import {
  dayOfDateText,
  readDateText,
  type CalendarDay,
  type DateText,
  type NumericOrder,
} from '@soundings/core/diary-split'
import type { RecordTime, RecordZone } from '../journal-record.ts'
import { clockText, localTime, momentOf, timeOfIso } from './record-time.ts'

const SECONDS = /^\d{9,10}(?:\.\d{1,6})?$/u
const MILLISECONDS = /^\d{12,13}$/u

/** What decides how an ambiguous date is read: the order of day and month, the day of the import, and the zone. */
export type DateContext = { order: NumericOrder | null; today: CalendarDay; zone: RecordZone }

/** A written date in which only the order of day and month is unclear. */
export function numericDate(text: string): DateText | null {
  const date = timeOfIso(text) ? null : readDateText(text)
  return date?.written.pair && text.slice(date.end).trim() === '' ? date : null
}

/**
 * Parses a text that is only a time: ISO 8601, seconds or milliseconds since the epoch, or a date in the words of any
 * of the languages that the import reads.
 * @returns null for any other text
 */
export function writtenTime(text: string, { order, today, zone }: DateContext): RecordTime | null {
  const written = text.trim()
  const iso = timeOfIso(written, zone)
  if (iso) return iso
  if (SECONDS.test(written)) return momentOf(Number(written) * 1000, zone)
  if (MILLISECONDS.test(written)) return momentOf(Number(written), zone)
  const date = readDateText(written)
  // A zone after the time is read with it, and a period ends a sentence.
  if (!date || !/^[\s.]*$/u.test(written.slice(date.end))) return null
  const day = dayOfDateText(date, order, today)
  return day && localTime(day, date.time && clockText(date.time.hour, date.time.minute), zone)
}

/** The date of the machine, for two-digit years and for dates that can’t be in the future. */
export function today(): CalendarDay {
  const now = new Date()
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
}
