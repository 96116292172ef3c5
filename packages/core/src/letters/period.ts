import { dayOfDate, daysInMonth, isoDateOf, MONTHS, WEEK_DAYS, weekdayOf } from '../time/index.ts'

export const LETTER_KINDS = ['week', 'month', 'year'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** A week from Monday, a calendar month or a calendar year, by its first and last ordinal local day. */
export type Period = { kind: LetterKind; first: number; last: number }

const MONDAY = 1

/** The period of a kind that contains a day. */
export function periodAt(kind: LetterKind, day: number): Period {
  if (kind === 'week') {
    const first = day - ((weekdayOf(day) - MONDAY + WEEK_DAYS) % WEEK_DAYS)
    return { kind, first, last: first + WEEK_DAYS - 1 }
  }
  const { year, month } = dateOf(day)
  if (kind === 'month')
    return { kind, first: known(year, month, 1), last: known(year, month, daysInMonth(year, month)) }
  return { kind, first: known(year, 1, 1), last: known(year, 12, 31) }
}

/** The last period of a kind that is over on a day. */
export function lastFinished(kind: LetterKind, today: number): Period {
  return periodAt(kind, periodAt(kind, today).first - 1)
}

/** The period of the same kind that ends on the day before this one begins. */
export function periodBefore({ kind, first }: Period): Period {
  return periodAt(kind, first - 1)
}

/** True when `first` can begin a period of this kind: a Monday, the first day of a month, or January 1. */
export function beginsPeriod(kind: LetterKind, first: number): boolean {
  return periodAt(kind, first).first === first
}

/** The period inside a sentence: “October”, “2026” or “the week of October 12”. */
export function periodName({ kind, first }: Period): string {
  const { year, month, date } = dateOf(first)
  if (kind === 'year') return String(year)
  const name = MONTHS[month - 1] ?? ''
  return kind === 'month' ? name : `the week of ${name} ${date}`
}

/** The period as a heading: “October 2026”, “2026” or “Week of October 12, 2026”. */
export function periodTitle(period: Period): string {
  const { year } = dateOf(period.first)
  if (period.kind === 'year') return String(year)
  const name = periodName(period)
  return period.kind === 'month' ? `${name} ${year}` : `${name.replace('the week', 'Week')}, ${year}`
}

/** The year, month (1-12) and date of an ordinal day. */
export function dateOf(day: number): { year: number; month: number; date: number } {
  const [year = 1970, month = 1, date = 1] = isoDateOf(day).split('-').map(Number)
  return { year, month, date }
}

function known(year: number, month: number, date: number): number {
  return dayOfDate(year, month, date) ?? 0
}
