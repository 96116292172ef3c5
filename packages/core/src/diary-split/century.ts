import type { CalendarDay, WrittenDate } from './types.ts'

/**
 * The full year of a date, or null when no year was written. `near` is a full year found elsewhere in the document: a
 * two-digit year becomes the year closest to it. Without `near`, it becomes the latest such year up to next year.
 */
export function fullYear(written: WrittenDate, near: number | null, today: CalendarDay): number | null {
  const { year, isShortYear } = written
  if (year === null || !isShortYear) return year
  if (near === null) {
    const century = Math.floor((today.year + 1) / 100) * 100
    return century + year > today.year + 1 ? century - 100 + year : century + year
  }
  const century = Math.floor(near / 100) * 100
  const years = [century - 100 + year, century + year, century + 100 + year]
  return years.reduce((best, each) => (Math.abs(each - near) < Math.abs(best - near) ? each : best))
}
