import { dayOfDate, isoDateOf, WEEK_DAYS, yearOf } from '../time/index.ts'
import { MONTHS_BACK, WEEKS_BACK } from './constants.ts'

/** A past day that “today” points back to: so many years, months or weeks ago. */
export type PastDay = {
  /** Ordinal local day. */
  day: number
  unit: 'year' | 'month' | 'week'
  count: number
}

/**
 * The days that are searched for an entry, in order (docs/spec/rules.md#on-this-day): the same date in earlier years,
 * the same day of the month in earlier months, the same weekday in earlier weeks, newest first. A date that doesn't
 * exist, such as February 30, is left out and never moved: the card says “today”.
 * @param today ordinal local day now
 * @param oldest ordinal local day of the journal's first entry: nothing before it is searched
 */
export function pastDays(today: number, oldest: number): PastDay[] {
  const [year = 0, month = 0, date = 0] = isoDateOf(today).split('-').map(Number)
  const years = year - yearOf(oldest)
  const days = [
    ...counts(years).flatMap((count) => pastDay(dayOfDate(year - count, month, date), 'year', count)),
    ...counts(MONTHS_BACK).flatMap((count) => {
      const isLastYear = month - count < 1
      const before = dayOfDate(isLastYear ? year - 1 : year, isLastYear ? month - count + 12 : month - count, date)
      return pastDay(before, 'month', count)
    }),
    ...counts(WEEKS_BACK).flatMap((count) => pastDay(today - WEEK_DAYS * count, 'week', count)),
  ]
  return days.filter(({ day }) => day >= oldest)
}

/** 1 to `most`. */
function counts(most: number): number[] {
  return Array.from({ length: Math.max(0, most) }, (_, index) => index + 1)
}

function pastDay(day: number | null, unit: PastDay['unit'], count: number): PastDay[] {
  return day === null ? [] : [{ day, unit, count }]
}
