import { expect, test } from 'vitest'
import { dayOfIsoDate, isoDateOf, weekdayOf } from '../time/index.ts'
import { pastDays } from './past-days.ts'

const OLDEST = dayOfIsoDate('1000-01-01')!
const back = (today: string, unit: string, oldest = OLDEST) =>
  pastDays(dayOfIsoDate(today)!, oldest)
    .filter((past) => past.unit === unit)
    .map(({ day, count }) => `${count}: ${isoDateOf(day)}`)

test('years come first, then months, then weeks, each newest first', () => {
  const days = pastDays(dayOfIsoDate('2026-11-22')!, OLDEST)
  expect([...new Set(days.map(({ unit }) => unit))]).toEqual(['year', 'month', 'week'])
  expect(back('2026-11-22', 'year').slice(0, 2)).toEqual(['1: 2025-11-22', '2: 2024-11-22'])
  expect(back('2026-11-22', 'month').slice(0, 2)).toEqual(['1: 2026-10-22', '2: 2026-09-22'])
  expect(back('2026-11-22', 'week')).toEqual(['1: 2026-11-15', '2: 2026-11-08', '3: 2026-11-01', '4: 2026-10-25'])
})

test('months go back eleven, into the year before', () => {
  expect(back('2026-03-10', 'month')).toHaveLength(11)
  expect(back('2026-03-10', 'month').slice(1, 4)).toEqual(['2: 2026-01-10', '3: 2025-12-10', '4: 2025-11-10'])
  expect(back('2026-03-10', 'month').at(-1)).toBe('11: 2025-04-10')
})

test('on the 31st, only months with 31 days are searched', () => {
  expect(back('2026-12-31', 'month')).toEqual([
    '2: 2026-10-31',
    '4: 2026-08-31',
    '5: 2026-07-31',
    '7: 2026-05-31',
    '9: 2026-03-31',
    '11: 2026-01-31',
  ])
})

test('on February 29, only leap years are searched, and 1900 was none', () => {
  const years = back('2028-02-29', 'year')
  expect(years.slice(0, 2)).toEqual(['4: 2024-02-29', '8: 2020-02-29'])
  expect(years.some((year) => year.includes('1900'))).toBe(false)
  expect(back('2028-02-29', 'month')[0]).toBe('1: 2028-01-29')
})

test('on February 28 and March 1, February 29 does not stand in for them', () => {
  expect(back('2029-02-28', 'year')[0]).toBe('1: 2028-02-28')
  expect(back('2029-03-01', 'year')[0]).toBe('1: 2028-03-01')
})

test('weeks keep the weekday, and no searched day is today or later', () => {
  for (let today = 20_000; today < 20_800; today += 7) {
    for (const { day, unit } of pastDays(today, 19_000)) {
      expect(day).toBeLessThan(today)
      if (unit === 'week') expect(weekdayOf(day)).toBe(weekdayOf(today))
    }
  }
})

test('nothing before the first entry is searched', () => {
  expect(back('2026-11-22', 'year').at(-1)).toBe('1026: 1000-11-22')
  expect(back('2026-11-22', 'year', dayOfIsoDate('2024-11-22')!)).toEqual(['1: 2025-11-22', '2: 2024-11-22'])
  expect(back('2026-11-22', 'year', dayOfIsoDate('2024-11-23')!)).toEqual(['1: 2025-11-22'])
  expect(back('2026-11-22', 'month', dayOfIsoDate('2026-10-01')!)).toEqual(['1: 2026-10-22'])
  expect(pastDays(20_000, 20_000)).toEqual([])
})
