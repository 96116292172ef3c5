import { dayOfDate } from '../time/index.ts'
import { fullYear } from './century.ts'
import { readTime, readTimeAfter } from './clock-time.ts'
import { readDate } from './date-grammar.ts'
import { inferOrder, inOrder, type InferredOrder } from './numeric-order.ts'
import { isMark, tokensOf } from './tokens.ts'
import type { CalendarDay, NumericOrder, TimeOfDay, WrittenDate } from './types.ts'

/** No date is longer than this, even with a place and a time in words. */
const TEXT_MAX = 140

/** A full date at the start of a text, as it is written. */
export type DateText = {
  written: WrittenDate
  time: TimeOfDay | null
  /** The position after the date and its time. */
  end: number
}

/**
 * The date at the start of a text, with a time before or after it: `2024-01-15 9:30 pm`, `15. Januar 2024`, `1/15/24`.
 * @returns null unless it has a day, a month and a year
 */
export function readDateText(text: string): DateText | null {
  const tokens = tokensOf(text, 0, Math.min(text.length, TEXT_MAX))
  const early = readTime(tokens, 0, false)
  const at = early && isMark(tokens, early.next, ',-|·') ? early.next + 1 : (early?.next ?? 0)
  const date = readDate(tokens, at)
  if (!date || date.written.year === null) return null
  if (date.written.form !== 'numeric' && (date.written.month === null || date.written.day === null)) return null
  const late = early ? null : readTimeAfter(tokens, date.next, date.written.form === 'iso')
  const last = tokens[(late?.next ?? date.next) - 1]
  return last ? { written: date.written, time: early?.time ?? late?.time ?? null, end: last.end } : null
}

/** True for a text that is only a year, or a month with or without a year. */
export function isPeriodText(text: string): boolean {
  const tokens = tokensOf(text, 0, Math.min(text.length, TEXT_MAX))
  const date = readDate(tokens, 0)
  return date !== null && date.next === tokens.length && (date.written.form === 'month' || date.written.form === 'year')
}

/** Whether the day or the month comes first in these dates, and whether that is certain. Null if no date needs it. */
export function orderOfDates(dates: readonly Pick<DateText, 'written'>[], today: CalendarDay): InferredOrder {
  return inferOrder(dates, today)
}

/** The calendar date. @returns null for a date that no calendar has */
export function dayOfDateText(
  { written }: DateText,
  order: NumericOrder | null,
  today: CalendarDay,
): CalendarDay | null {
  const year = fullYear(written, null, today)
  const { month, day } = written.pair ? inOrder(written.pair, order) : written
  if (year === null || month === null || day === null || dayOfDate(year, month, day) === null) return null
  return { year, month, day }
}
