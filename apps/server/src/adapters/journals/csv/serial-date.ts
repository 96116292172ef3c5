import { isoDateOf } from '@soundings/core/time'
import type { RecordTime } from '../journal-record.ts'
import { clockText } from '../shared/record-time.ts'

/** Spreadsheet serial days that count as dates: 1954 to 2119. Other numbers could mean anything. */
const SERIAL_MIN = 20_000
const SERIAL_MAX = 80_000
/** The serial day of 1970-01-01: spreadsheets count from the end of 1899. */
const EPOCH = 25_569
const SERIAL = /^\d{5}(?:[.,]\d{1,12})?$/u
const FRACTION = /^0?[.,]\d{1,12}$/u

/** The day, and with a fraction the time, that a spreadsheet has written as a number. @returns null for other texts */
export function serialTime(text: string): RecordTime | null {
  const written = text.trim()
  const serial = SERIAL.test(written) ? Number(written.replace(',', '.')) : Number.NaN
  if (!(serial >= SERIAL_MIN && serial <= SERIAL_MAX)) return null
  const minutes = Math.round((serial % 1) * 1440)
  const day = Math.floor(serial) - EPOCH + (minutes === 1440 ? 1 : 0)
  const isDay = Number.isInteger(serial)
  return { kind: 'local', day: isoDateOf(day), time: isDay ? null : minutesClock(minutes % 1440), zone: null }
}

/** `HH:MM` of a fraction of a day. @returns null for other texts */
export function serialClock(text: string): string | null {
  const written = text.trim()
  return FRACTION.test(written) ? minutesClock(Math.round(Number(written.replace(',', '.')) * 1440) % 1440) : null
}

function minutesClock(minutes: number): string {
  return clockText(Math.floor(minutes / 60), minutes % 60)
}
