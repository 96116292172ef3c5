import type { CalendarDay, WrittenDate } from './types.ts'

/**
 * The year of a date in full. Two digits take the century nearest to `near`, a year written in full elsewhere in the
 * document; without one, the latest century that leads at most to next year. Null when no year was written.
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
