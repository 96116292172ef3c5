import { expect, test } from 'vitest'
import { isoDateOf, isTimeZone, localDay, localStamp, timeOfLocal, UTC_OFFSET_MAX, weekdayOf, yearOf } from './index.ts'

test('the same moment falls on different days in different time zones', () => {
  const newYearInPrague = Date.parse('2026-12-31T23:30:00Z')
  expect(isoDateOf(localStamp(newYearInPrague, 'Europe/Prague').day)).toBe('2027-01-01')
  expect(isoDateOf(localStamp(newYearInPrague, 'America/New_York').day)).toBe('2026-12-31')
  expect(localStamp(newYearInPrague, 'Europe/Prague').hour).toBe(0)
  expect(isoDateOf(localDay(new Date(newYearInPrague), 'Europe/Prague'))).toBe('2027-01-01')
})

test('a day of 23 hours and a day of 25 hours each count as one day', () => {
  const spring = ['2025-03-08T17:00Z', '2025-03-09T16:00Z', '2025-03-10T16:00Z']
  const autumn = ['2025-11-01T16:00Z', '2025-11-02T17:00Z', '2025-11-03T17:00Z']
  for (const moments of [spring, autumn]) {
    const days = moments.map((moment) => localStamp(Date.parse(moment), 'America/New_York').day)
    expect(days[1]! - days[0]!).toBe(1)
    expect(days[2]! - days[1]!).toBe(1)
  }
})

test('the offset follows daylight saving time and half-hour time zones', () => {
  expect(localStamp(Date.parse('2026-01-15T12:00Z'), 'Europe/London').utcOffset).toBe(0)
  expect(localStamp(Date.parse('2026-07-15T12:00Z'), 'Europe/London').utcOffset).toBe(60)
  expect(localStamp(Date.parse('2026-07-15T12:00Z'), 'Asia/Kathmandu').utcOffset).toBe(345)
})

test('weekday and year agree with the calendar', () => {
  const day = localStamp(Date.parse('2026-11-21T12:00Z'), 'UTC').day
  expect(weekdayOf(day)).toBe(6)
  expect(yearOf(day)).toBe(2026)
  expect(weekdayOf(-1)).toBe(3)
})

test('only time zones known to the runtime are accepted', () => {
  expect(isTimeZone('Europe/Prague')).toBe(true)
  expect(isTimeZone('Mars/Olympus')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})

test.each(['Europe/Prague', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'])(
  'a local time in %s converts to a moment and back to the same day and hour',
  (zone) => {
    const start = localStamp(Date.parse('2026-03-01T12:00Z'), zone).day
    for (let day = start; day < start + 260; day += 1) {
      const stamp = localStamp(timeOfLocal(day, '21:40', zone), zone)
      expect([stamp.day, stamp.hour]).toEqual([day, 21])
    }
  },
)

test('no time zone given as an offset differs from UTC by more than the maximum', () => {
  for (const sign of ['-', '+']) {
    const { utcOffset } = localStamp(0, `${sign}23:59`)
    expect(Math.abs(utcOffset)).toBe(UTC_OFFSET_MAX)
    expect(isTimeZone(`${sign}24:00`)).toBe(false)
  }
})
