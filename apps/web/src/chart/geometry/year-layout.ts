import { DAY_MS, isoDateOf, weekdayOf } from '@soundings/core/time'

/** A day’s place in a year of weeks: `week` columns from the first, `row` days into its week. */
export type YearCell = { date: string; month: number; week: number; row: number }

/** Days in a week, and therefore rows of a year. */
export const ROWS = 7

/**
 * Every day of a year with its place, January 1 first.
 * @param firstWeekday the day that begins a week, 0 = Sunday
 */
export function yearLayout(year: number, firstWeekday: number): YearCell[] {
  const first = Date.UTC(year, 0, 1) / DAY_MS
  const days = Date.UTC(year + 1, 0, 1) / DAY_MS - first
  const offset = (weekdayOf(first) - firstWeekday + ROWS) % ROWS
  return Array.from({ length: days }, (_, index) => {
    const date = isoDateOf(first + index)
    return {
      date,
      month: Number(date.slice(5, 7)) - 1,
      week: Math.floor((index + offset) / ROWS),
      row: (index + offset) % ROWS,
    }
  })
}
