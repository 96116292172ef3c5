import { expect, test } from 'vitest'
import { clockTime, counted, dateTime, fileSize, longDate } from './format.ts'

test('dates are written in long US form', () => {
  expect(longDate('2026-11-20T12:00:00.000Z')).toBe('Friday, November 20, 2026')
  expect(dateTime('2026-11-18T12:52:00.000Z')).toMatch(/^November 18, 2026, \d{1,2}:52\s[AP]M$/)
})

test('a time is written as on a clock', () => {
  expect([0, 59, 60, 372, 3600, 3725].map(clockTime)).toEqual(['0:00', '0:59', '1:00', '6:12', '1:00:00', '1:02:05'])
})

test('one is singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'day', 'days'))).toEqual(['0 days', '1 day', '2 days'])
})

test('the size of a file is written in its unit', () => {
  expect([0, 12_300, 1_048_576, 3_565_158].map(fileSize)).toEqual(['1 KB', '12 KB', '1.0 MB', '3.4 MB'])
})
