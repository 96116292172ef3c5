import { isoDateOf } from '../time/index.ts'
import type { CalendarDay } from './types.ts'

/** The calendar date of an ordinal day. */
export function calendarDay(day: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = isoDateOf(day).split('-').map(Number)
  return { year, month, day: date }
}
