import { expect, test } from 'vitest'
import {
  calendarDate,
  clockTime,
  counted,
  dateTime,
  dollars,
  fileSize,
  logbookDate,
  longCalendarDate,
  longDate,
  monthAndDay,
  shortDate,
} from './format.ts'

test('dates have the long US form', () => {
  expect(longDate('2026-11-20T12:00:00.000Z')).toBe('Friday, November 20, 2026')
  expect(dateTime('2026-11-18T12:52:00.000Z')).toMatch(/^November 18, 2026, \d{1,2}:52\s[AP]M$/)
  expect(dateTime('2026-11-18T23:52:00.000Z', 'Asia/Tokyo')).toMatch(/^November 19, 2026, 8:52\sAM$/)
})

test('a time has the form of a clock', () => {
  expect([0, 59, 60, 372, 3600, 3725].map(clockTime)).toEqual(['0:00', '0:59', '1:00', '6:12', '1:00:00', '1:02:05'])
})

test('one is singular, and thousands are separated', () => {
  const days = [0, 1, 2, 20_001].map((count) => counted(count, 'day', 'days'))
  expect(days).toEqual(['0 days', '1 day', '2 days', '20,001 days'])
})

test('a file size has its unit', () => {
  expect([0, 12_300, 1_048_576, 3_565_158].map(fileSize)).toEqual(['1 KB', '12 KB', '1.0 MB', '3.4 MB'])
})

test('a calendar date is the same in every time zone', () => {
  expect(calendarDate('1661-03-09')).toBe('March 9, 1661')
  expect(shortDate('2026-11-20')).toBe('Nov 20')
  expect(shortDate(undefined)).toBe('')
  expect(monthAndDay('2026-03-03')).toBe('March 3')
  expect(longCalendarDate('2026-11-20')).toBe('Friday, November 20, 2026')
  expect(logbookDate('2026-11-20')).toEqual({ day: 20, weekday: 'Friday', month: 'Nov 2026' })
})

test('amounts have cents', () => {
  expect([9.99, 0, 1200].map(dollars)).toEqual(['$9.99', '$0.00', '$1,200.00'])
})

test('a size is in megabytes from a thousand kilobytes', () => {
  expect([999 * 1024, 1000 * 1024].map(fileSize)).toEqual(['999 KB', '1.0 MB'])
})
