import { expect, test } from 'vitest'
import { localStamp } from '../time/index.ts'
import { clarityInsights } from './index.ts'
import type { ClarityEntry } from './clarity-entry.ts'

function writtenAt(moments: readonly string[], timeZone: string): ClarityEntry[] {
  return moments.map((moment) => {
    const time = Date.parse(moment)
    const { day, utcOffset } = localStamp(time, timeZone)
    return { time, day, utcOffset, mood: 4, energy: 3, focus: 4, historic: false }
  })
}
const insightsAt = (moment: string, timeZone: string, entries: readonly ClarityEntry[]) =>
  clarityInsights({
    entries,
    today: localStamp(Date.parse(moment), timeZone).day,
    frequency: 'Whenever',
    safety: 'open',
  })

test.each([
  ['23', ['2025-03-08T20:00Z', '2025-03-09T20:00Z', '2025-03-10T20:00Z'], '2025-03-10'],
  ['25', ['2025-11-01T20:00Z', '2025-11-02T20:00Z', '2025-11-03T20:00Z'], '2025-11-03'],
])('a day of %s hours is one day in the series and in the streak', (_, moments, today) => {
  const zone = 'America/New_York'
  const { series, summary } = insightsAt(moments[2]!, zone, writtenAt(moments, zone))
  expect(summary).toMatchObject({ daysWithEntries: 3, entriesLast3: 3 })
  expect(series.dates.at(-1)).toBe(today)
  expect(new Set(series.dates).size).toBe(30)
  expect(series.mood.slice(-4)).toEqual([null, 4, 4, 4])
})

test("midnight is in the writer's time zone: the same moment can fall on two days", () => {
  const moment = '2026-11-20T23:30Z'
  for (const [zone, date] of [
    ['Europe/Prague', '2026-11-21'],
    ['America/New_York', '2026-11-20'],
  ] as const)
    expect(insightsAt(moment, zone, writtenAt([moment], zone)).series).toMatchObject({
      dates: expect.arrayContaining([date]),
      mood: [...Array(29).fill(null), 4],
    })
})

test('Apia skipped a calendar day, and no streak ended', () => {
  const zone = 'Pacific/Apia'
  const moments = ['2011-12-29T20:00Z', '2011-12-30T20:00Z']
  const { summary } = insightsAt(moments[1]!, zone, writtenAt(moments, zone))
  expect(summary).toMatchObject({ daysWithEntries: 2 })
})

test('two evenings on the same calendar day, before and after a flight west, count as one day', () => {
  const entries = [
    ...writtenAt(['2026-05-02T08:00Z'], 'Asia/Tokyo'),
    ...writtenAt(['2026-05-03T02:00Z'], 'America/Los_Angeles'),
  ]
  const { summary } = insightsAt('2026-05-03T03:00Z', 'America/Los_Angeles', entries)
  expect(summary).toMatchObject({ daysWithEntries: 1 })
})
