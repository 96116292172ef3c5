import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localStamp } from '../time/index.ts'
import { hasStreakStar, streakMessage, streaks, type StreakEntry } from './index.ts'

function writtenAt(moments: readonly string[], timeZone = 'Europe/Prague'): StreakEntry[] {
  return moments.map((moment) => {
    const time = Date.parse(moment)
    const { day, utcOffset } = localStamp(time, timeZone)
    return { time, day, utcOffset }
  })
}
const dayOf = (moment: string, timeZone = 'Europe/Prague') => localStamp(Date.parse(moment), timeZone).day
const onDays = (days: readonly number[]) => days.map((day) => ({ time: day * 86_400_000, day, utcOffset: 0 }))

test('a journal without entries has no streak', () => {
  expect(streaks([], 20_000)).toEqual({ current: 0, longest: 0 })
})

test('a streak lasts until the end of the day after its last entry', () => {
  const entries = onDays([100, 101, 102])
  expect(streaks(entries, 102).current).toBe(3)
  expect(streaks(entries, 103).current).toBe(3)
  expect(streaks(entries, 104)).toEqual({ current: 0, longest: 3 })
})

test('two entries on one day count once, and a gap starts a new streak', () => {
  expect(streaks(onDays([10, 10, 11, 14, 15, 16]), 16)).toEqual({ current: 3, longest: 3 })
})

test("midnight is in the writer's time zone", () => {
  const entries = writtenAt(['2026-11-20T22:30Z', '2026-11-20T23:30Z'])
  expect(streaks(entries, dayOf('2026-11-21T12:00Z')).current).toBe(2)
})

test.each([
  ['the clocks go forward', ['2025-03-08T20:00Z', '2025-03-09T20:00Z', '2025-03-10T20:00Z']],
  ['the clocks go back', ['2025-11-01T20:00Z', '2025-11-02T20:00Z', '2025-11-03T20:00Z']],
])('a streak continues when %s', (_, moments) => {
  const zone = 'America/New_York'
  expect(streaks(writtenAt(moments, zone), dayOf(moments[2]!, zone)).current).toBe(3)
})

test('Apia skipped December 30, 2011, and no streak there ended', () => {
  const zone = 'Pacific/Apia'
  const entries = writtenAt(['2011-12-29T20:00Z', '2011-12-30T20:00Z'], zone)
  expect(entries[1]!.day - entries[0]!.day).toBe(2)
  expect(streaks(entries, entries[1]!.day).current).toBe(2)
})

test('adding a day never shortens a streak, and the current streak is never longer than the longest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 })), fc.integer({ min: 0, max: 60 }), (days, extra) => {
      const before = streaks(onDays(days), 60)
      const after = streaks(onDays([...days, extra]), 60)
      expect(after.longest).toBeGreaterThanOrEqual(before.longest)
      expect(after.current).toBeGreaterThanOrEqual(before.current)
      expect(after.current).toBeLessThanOrEqual(after.longest)
      expect(streaks(onDays(days).toReversed(), 60)).toEqual(before)
    }),
  )
})

test('each streak length has its message', () => {
  const messages = [0, 1, 2, 3, 6, 7, 13, 14, 29, 30, 59, 60, 99, 100].map(streakMessage)
  expect(messages).toEqual([
    null,
    'Great start!',
    'Building momentum!',
    'On fire!',
    'On fire!',
    'Week strong!',
    'Week strong!',
    'Incredible dedication!',
    'Incredible dedication!',
    'Unstoppable force!',
    'Unstoppable force!',
    'Legend in the making!',
    'Legend in the making!',
    'Journaling master!',
  ])
  expect([1, 2].map(hasStreakStar)).toEqual([false, true])
})
