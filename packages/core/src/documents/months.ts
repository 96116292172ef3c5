import { fullYear } from './century.ts'
import { inOrder } from './numeric-order.ts'
import type { CalendarDay, Candidate, NumericOrder } from './types.ts'

/** A date as far as the heading and the headings above it tell it. */
export type Step = {
  /** Position in the list of candidates. */
  index: number
  month: number
  day: number
  /** As written on the heading itself. */
  year: number | null
  /** As written on the year or month heading above, when this is the first date beneath it. */
  yearAbove: number | null
  weekday: number | null
  /** False for what is probably prose: it takes its year from the others and gives none. */
  isLeading: boolean
}

/** A day number so much lower than the one before it belongs to the next month. */
const MONTH_TURN_DAYS = 15

/** The month and day of each candidate that names a day; day numbers take the month of the heading above them. */
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
