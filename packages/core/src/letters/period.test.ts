import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfDate, isoDateOf, weekdayOf } from '../time/index.ts'
import {
  beginsPeriod,
  LETTER_KINDS,
  lastFinished,
  periodAt,
  periodBefore,
  periodName,
  periodTitle,
  type Period,
} from './period.ts'

const on = (year: number, month: number, date: number) => dayOfDate(year, month, date) ?? Number.NaN
const dates = ({ first, last }: Period) => [isoDateOf(first), isoDateOf(last)]
const aKind = fc.constantFrom(...LETTER_KINDS)
/** A day with periods before and after it whose dates can be written. */
const aDay = fc.integer({ min: on(1000, 1, 1), max: on(9998, 12, 31) })

test('a week begins on Monday and ends on Sunday', () => {
  const week = ['2026-10-19', '2026-10-25']
  for (let date = 19; date <= 25; date++) expect(dates(periodAt('week', on(2026, 10, date)))).toEqual(week)
  expect(dates(periodAt('week', on(2026, 10, 18)))).toEqual(['2026-10-12', '2026-10-18'])
  expect(dates(periodAt('week', on(2026, 10, 26)))).toEqual(['2026-10-26', '2026-11-01'])
})

test('a week at the end of a year is one week, with days of both years', () => {
  const week = ['2026-12-28', '2027-01-03']
  expect(dates(periodAt('week', on(2026, 12, 31)))).toEqual(week)
  expect(dates(periodAt('week', on(2027, 1, 1)))).toEqual(week)
  expect(periodTitle(periodAt('week', on(2027, 1, 1)))).toBe('Week of December 28, 2026')
})

test.each([
  [2026, 2, '2026-02-28'],
  [2028, 2, '2028-02-29'],
  [2000, 2, '2000-02-29'],
  [2100, 2, '2100-02-28'],
  [2026, 4, '2026-04-30'],
  [2026, 12, '2026-12-31'],
])('the month %d-%d ends on %s', (year, month, last) => {
  const first = on(year, month, 1)
  expect(periodAt('month', first)).toEqual({ kind: 'month', first, last: on(year, month, Number(last.slice(-2))) })
  expect(periodAt('month', periodAt('month', first).last).first).toBe(first)
})

test.each([
  [2026, 365],
  [2028, 366],
  [2000, 366],
  [2100, 365],
])('the year %d has %d days, from January 1 to December 31', (year, days) => {
  const period = periodAt('year', on(year, 6, 30))
  expect(dates(period)).toEqual([`${year}-01-01`, `${year}-12-31`])
  expect(period.last - period.first + 1).toBe(days)
})

test('a period is finished on the day after its last one, and not before', () => {
  expect(dates(lastFinished('week', on(2026, 10, 25)))).toEqual(['2026-10-12', '2026-10-18'])
  expect(dates(lastFinished('week', on(2026, 10, 26)))).toEqual(['2026-10-19', '2026-10-25'])
  expect(dates(lastFinished('month', on(2028, 2, 29)))).toEqual(['2028-01-01', '2028-01-31'])
  expect(dates(lastFinished('month', on(2028, 3, 1)))).toEqual(['2028-02-01', '2028-02-29'])
  expect(dates(lastFinished('year', on(2026, 12, 31)))).toEqual(['2025-01-01', '2025-12-31'])
  expect(dates(lastFinished('year', on(2027, 1, 1)))).toEqual(['2026-01-01', '2026-12-31'])
})

test('the month before January is December of the year before', () => {
  expect(dates(periodBefore(periodAt('month', on(2027, 1, 20))))).toEqual(['2026-12-01', '2026-12-31'])
})

test('every day is in one week, one month and one year, and they follow each other without a gap', () => {
  fc.assert(
    fc.property(aKind, aDay, (kind, day) => {
      const period = periodAt(kind, day)
      expect(period.first).toBeLessThanOrEqual(day)
      expect(period.last).toBeGreaterThanOrEqual(day)
      expect(periodAt(kind, period.last)).toEqual(period)
      expect(periodBefore(periodAt(kind, period.last + 1))).toEqual(period)
      expect(periodBefore(period).last).toBe(period.first - 1)
      expect(lastFinished(kind, day)).toEqual(periodBefore(period))
      if (kind === 'week') expect([weekdayOf(period.first), weekdayOf(period.last)]).toEqual([1, 0])
    }),
  )
})

test('only its first day begins a period', () => {
  fc.assert(
    fc.property(aKind, aDay, (kind, day) => {
      expect(beginsPeriod(kind, day)).toBe(periodAt(kind, day - 1).first !== periodAt(kind, day).first)
    }),
  )
  expect(beginsPeriod('month', on(2026, 10, 1))).toBe(true)
  expect(beginsPeriod('month', on(2026, 10, 31))).toBe(false)
})

test('a period has a name for a sentence and a title for a heading', () => {
  const names = LETTER_KINDS.map((kind) => periodAt(kind, on(2026, 10, 20))).map((one) => [
    periodName(one),
    periodTitle(one),
  ])
  expect(names).toEqual([
    ['the week of October 19', 'Week of October 19, 2026'],
    ['October', 'October 2026'],
    ['2026', '2026'],
  ])
})
