import { splitDocument } from './index.ts'
import type { CalendarDay, FoundDate } from './index.ts'

export const TODAY: CalendarDay = { year: 2026, month: 11, day: 21 }

/** "2021-03-09", with the time if it has one; "-" for an undated entry. */
export function shown(date: FoundDate | null): string {
  if (!date) return '-'
  const [month, day] = [date.month, date.day].map((part) => String(part).padStart(2, '0'))
  const time = date.hour === null ? '' : ` ${date.hour}:${String(date.minute).padStart(2, '0')}`
  return `${date.year}-${month}-${day}${time}`
}

/** The dates of the entries found in a text. */
export function datesIn(text: string): string {
  return splitDocument(text, { today: TODAY })
    .entries.map(({ date }) => shown(date))
    .join(' | ')
}
