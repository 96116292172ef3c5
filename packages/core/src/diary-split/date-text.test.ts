import { expect, test } from 'vitest'
import { dayOfDateText, isPeriodText, orderOfDates, readDateText, type DateText } from './date-text.ts'

const TODAY = { year: 2026, month: 11, day: 23 }

function read(text: string): string | null {
  const date = readDateText(text)
  const day = date && dayOfDateText(date, 'day-first', TODAY)
  if (!date || !day) return null
  const time = date.time ? ` ${date.time.hour}:${date.time.minute}` : ''
  return `${day.year}-${day.month}-${day.day}${time}|${text.slice(date.end)}`
}

test('a date is read in the forms that people and programs write', () => {
  expect(read('2024-01-15')).toBe('2024-1-15|')
  expect(read('20240115')).toBe('2024-1-15|')
  expect(read('2024/1/5 21:05')).toBe('2024-1-5 21:5|')
  expect(read('15. Januar 2024, 9:30')).toBe('2024-1-15 9:30|')
  expect(read('January 15, 2024 9:30 pm')).toBe('2024-1-15 21:30|')
  expect(read('Monday, 15 January 2024')).toBe('2024-1-15|')
  expect(read('15 janvier 2024')).toBe('2024-1-15|')
  expect(read('15 de enero de 2024')).toBe('2024-1-15|')
  expect(read('03/04/24')).toBe('2024-4-3|')
  expect(read('9:15 15.1.2024')).toBe('2024-1-15 9:15|')
})

test('what follows the date is left to the caller', () => {
  expect(read('2024-01-15 A walk')).toBe('2024-1-15| A walk')
  expect(read('2020-06-28 18:22 The first one')).toBe('2020-6-28 18:22| The first one')
})

test('a date without a year, and a day that no calendar has, are none', () => {
  expect(read('15 January')).toBeNull()
  expect(read('2023-02-29')).toBeNull()
  expect(read('32/01/2024')).toBeNull()
  expect(read('a walk')).toBeNull()
  expect(read('')).toBeNull()
})

test('a year or a month alone is a period', () => {
  expect(['2024', 'June', 'June 2024'].every(isPeriodText)).toBe(true)
  expect(['2024-01-15', 'A walk', ''].some(isPeriodText)).toBe(false)
})

test('the dates show whether the day comes first', () => {
  const dates = (...texts: string[]) => texts.map(readDateText).filter((date): date is DateText => date !== null)
  expect(orderOfDates(dates('01/02/2024', '13/02/2024'), TODAY)).toEqual({ order: 'day-first', isCertain: true })
  expect(orderOfDates(dates('01/02/2024', '02/13/2024'), TODAY)).toEqual({ order: 'month-first', isCertain: true })
  expect(orderOfDates(dates('01/02/2024'), TODAY).isCertain).toBe(false)
  expect(orderOfDates(dates('2024-02-01'), TODAY)).toEqual({ order: null, isCertain: true })
})
