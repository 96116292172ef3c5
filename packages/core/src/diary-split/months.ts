import { fullYear } from './century.ts'
import { inOrder } from './numeric-order.ts'
import type { CalendarDay, Candidate, NumericOrder } from './types.ts'

/** The parts of a date given by its heading and the headings above it. */
export type Step = {
  /** Index in the list of candidates. */
  index: number
  month: number
  day: number
  /** The year on the heading itself. */
  year: number | null
  /** The year on the year or month heading above, if this is the first date below it. */
  yearAbove: number | null
  weekday: number | null
  /** False for a date that is probably prose: its year depends on the others and doesn't affect them. */
  isLeading: boolean
}

/** A day number lower than the previous one by at least this much belongs to the next month. */
const MONTH_TURN_DAYS = 15

/** The month and day of each candidate that names a day; a day number takes the month of the heading above it. */
export function stepsOf(candidates: readonly Candidate[], order: NumericOrder | null, today: CalendarDay): Step[] {
  const steps: Step[] = []
  const hasFirm = candidates.some(({ strength, written }) => strength !== 'weak' && isDayForm(written.form))
  let near = candidates.find(({ written }) => written.year !== null && !written.isShortYear)?.written.year ?? null
  let [month, lastDay, yearAbove]: [number | null, number | null, number | null] = [null, null, null]
  for (const [index, { written, strength }] of candidates.entries()) {
    const year = fullYear(written, near, today)
    if (written.year !== null && !written.isShortYear) near = written.year
    if (written.form === 'month' || written.form === 'year') {
      if (written.month !== null) [month, lastDay] = [written.month, null]
      yearAbove = year ?? yearAbove
      continue
    }
    if (written.form === 'weekday') continue
    const isLeading = strength !== 'weak' || !hasFirm
    const named = written.pair ? inOrder(written.pair, order) : written
    const ownMonth: number | null = named.month ?? turnedMonth(month, lastDay, named.day)
    if (ownMonth === null || named.day === null) continue
    steps.push({ index, month: ownMonth, day: named.day, year, yearAbove, weekday: written.weekday, isLeading })
    if (isLeading || written.form === 'bare-day') [month, lastDay] = [ownMonth, named.day]
    if (isLeading) yearAbove = null
  }
  return steps
}

function turnedMonth(month: number | null, lastDay: number | null, day: number | null): number | null {
  if (month === null || lastDay === null || day === null) return month
  return lastDay - day >= MONTH_TURN_DAYS ? (month % 12) + 1 : month
}

function isDayForm(form: Candidate['written']['form']): boolean {
  return form !== 'month' && form !== 'year'
}
