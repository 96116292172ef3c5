import { expect, test } from 'vitest'
import { dayOfDate, daysInMonth, isoDateOf, weekdayOf } from './index.ts'

test('every day of four centuries converts to an ordinal and back', () => {
  let expected = dayOfDate(1660, 1, 1)
  for (let year = 1660; year < 2060; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= daysInMonth(year, month); day++) {
        expect(dayOfDate(year, month, day)).toBe(expected)
        expected = (expected ?? 0) + 1
      }
    }
  }
  expect(isoDateOf(dayOfDate(1888, 4, 3) ?? 0)).toBe('1888-04-03')
  expect(weekdayOf(dayOfDate(2021, 3, 9) ?? 0)).toBe(2)
})

test.each([
  [2021, 2, 29],
  [1900, 2, 29],
  [2021, 2, 31],
  [2021, 4, 31],
  [2021, 13, 1],
  [2021, 0, 1],
  [2021, 1, 0],
  [2021, 1, 1.5],
  [2021, 1, Number.NaN],
])('%d-%d-%d is not a date', (year, month, day) => {
  expect(dayOfDate(year, month, day)).toBeNull()
})

test('a century year is a leap year only if divisible by 400', () => {
  expect(dayOfDate(2000, 2, 29)).not.toBeNull()
  expect(dayOfDate(1904, 2, 29)).not.toBeNull()
})
