import { expect, test } from 'vitest'
import { WAITING_DAYS } from './constants.ts'
import { isDelivered, type DeliveryEntry } from './delivery.ts'
import { periodAt } from './period.ts'

const WEEK = periodAt('week', 20_000)
const MONTH = periodAt('month', 20_000)
const YEAR_LATER = WEEK.last + 365

function entry(day: number, level: DeliveryEntry['level'] = 'none'): DeliveryEntry {
  return { day, mood: 3, sentiment: 0, level }
}

/** An entry on each of these days, first and last included. */
function daily(first: number, last: number, level: DeliveryEntry['level'] = 'none'): DeliveryEntry[] {
  return Array.from({ length: last - first + 1 }, (_, i) => entry(first + i, level))
}

test('the letter of a calm period arrives on the day after it', () => {
  const entries = daily(WEEK.first, WEEK.last)
  expect(isDelivered(WEEK, entries, WEEK.last)).toBe(false)
  expect(isDelivered(WEEK, entries, WEEK.last + 1)).toBe(true)
})

test('a letter waits for the first calm day', () => {
  const heavy = [...daily(WEEK.first, WEEK.last), entry(WEEK.last, 'heavy')]
  expect(isDelivered(WEEK, heavy, WEEK.last + 6)).toBe(false)
  expect(isDelivered(WEEK, heavy, WEEK.last + 7)).toBe(true)
})

test('a letter that no day was calm enough for while it waited never comes', () => {
  const end = WEEK.last + 1 + WAITING_DAYS
  const hardUntil = (day: number) => [...daily(WEEK.first, WEEK.last), ...daily(WEEK.last, day, 'heavy')]
  expect(isDelivered(WEEK, hardUntil(end - 7), end)).toBe(true)
  expect(isDelivered(WEEK, hardUntil(end - 7), YEAR_LATER)).toBe(true)
  expect(isDelivered(WEEK, hardUntil(end - 6), end)).toBe(false)
  expect(isDelivered(WEEK, hardUntil(end - 6), YEAR_LATER)).toBe(false)
})

test('a letter stays once it has come, whatever is written after it', () => {
  const entries = [...daily(WEEK.first, WEEK.last), entry(WEEK.last + 2, 'hold')]
  expect(isDelivered(WEEK, entries, WEEK.last + 3)).toBe(true)
  expect(isDelivered(WEEK, entries, YEAR_LATER)).toBe(true)
})

test('a week with three quiet days has a letter, and one with four has none', () => {
  const quietFrom = (day: number) => [...daily(WEEK.first, day - 1), entry(day, 'hold'), ...daily(day + 1, WEEK.last)]
  expect(isDelivered(WEEK, quietFrom(WEEK.last - 2), YEAR_LATER)).toBe(true)
  expect(isDelivered(WEEK, quietFrom(WEEK.last - 3), YEAR_LATER)).toBe(false)
})

test('a month has its letter although one of its weeks was quiet', () => {
  const entries = [entry(MONTH.first, 'hold'), ...daily(MONTH.first + 1, MONTH.last)]
  expect(isDelivered(MONTH, entries, MONTH.last + 1)).toBe(true)
})

test('what was written long before or after a period changes nothing', () => {
  const entries = daily(WEEK.first, WEEK.last)
  const old = entry(WEEK.first - 60, 'hold')
  const late = entry(WEEK.last + 60, 'hold')
  expect(isDelivered(WEEK, [old, ...entries, late], YEAR_LATER)).toBe(true)
})
