import { expect, test } from 'vitest'
import { placeInTime } from './place-in-time.ts'

const here = { timeZone: 'America/New_York', now: new Date('2026-11-23T15:00:00Z'), index: 0 }
const seen = (time: Parameters<typeof placeInTime>[0], index = 0) => {
  const { createdAt, timeZone, utcOffset, undated, historic, problem } = placeInTime(time, { ...here, index })
  return [createdAt.toISOString(), timeZone, utcOffset, undated, historic, problem]
}
const moment = (iso: string, zone: string | number | null) => seen({ kind: 'moment', at: Date.parse(iso), zone })

test('a moment keeps the zone of its file, by name or by its minutes east of UTC', () => {
  expect(moment('2021-07-03T22:48:50Z', 'Europe/Zagreb')).toEqual([
    '2021-07-03T22:48:50.000Z',
    'Europe/Zagreb',
    120,
    false,
    true,
    null,
  ])
  expect(moment('2021-07-03T22:48:50Z', 330).slice(1, 3)).toEqual(['+05:30', 330])
  expect(moment('2021-07-03T22:48:50Z', -570).slice(1, 3)).toEqual(['-09:30', -570])
})

test('without a zone, or with one that nothing knows, the writer’s own counts', () => {
  expect(moment('2021-07-03T22:48:50Z', null).slice(1, 3)).toEqual(['America/New_York', -240])
  expect(moment('2021-07-03T22:48:50Z', 'Mars/Base').slice(1, 3)).toEqual(['America/New_York', -240])
  expect(moment('2021-07-03T22:48:50Z', 5_000).slice(1, 3)).toEqual(['America/New_York', -240])
})

test('a day without a time is at noon, in the order of the file', () => {
  const day = { kind: 'local', day: '2021-07-03', time: null, zone: null } as const
  expect(seen(day, 0)[0]).toBe('2021-07-03T16:00:00.000Z')
  expect(seen(day, 2)[0]).toBe('2021-07-03T16:00:02.000Z')
  expect(seen({ ...day, time: '23:30' })[0]).toBe('2021-07-04T03:30:00.000Z')
})

test('a day without a time that is today is not in the future', () => {
  const today = { kind: 'local', day: '2026-11-23', time: null, zone: null } as const
  expect(seen(today)).toEqual(['2026-11-23T15:00:00.000Z', 'America/New_York', -300, false, false, null])
})

test('a local time without a zone may be up to a day ahead of the writer’s own', () => {
  const evening = { kind: 'local', day: '2026-11-24', time: '01:30', zone: null } as const
  expect(seen(evening)).toEqual(['2026-11-23T15:00:00.000Z', 'America/New_York', -300, false, false, null])
  expect(seen({ ...evening, zone: 'America/New_York' })[5]).toBe('future_date')
})

test('a date that doesn’t exist, or is in the future, leaves the entry without one', () => {
  const local = (day: string, time: string | null = null) => seen({ kind: 'local', day, time, zone: null }).slice(3)
  expect(local('2021-02-30')).toEqual([true, true, 'bad_date'])
  expect(local('2021-02-03', '25:00')).toEqual([true, true, 'bad_date'])
  expect(local('0001-01-01')).toEqual([true, true, 'bad_date'])
  expect(local('2027-01-01')).toEqual([true, true, 'future_date'])
  expect(moment('2031-01-01T00:00:00Z', null).slice(3)).toEqual([true, true, 'future_date'])
  expect(seen({ kind: 'moment', at: Number.NaN, zone: null }).slice(3)).toEqual([true, true, 'bad_date'])
  expect(seen(null).slice(3)).toEqual([true, true, null])
})

test('what is older than a week doesn’t count for streaks', () => {
  expect(moment('2026-11-17T12:00:00Z', null)[4]).toBe(false)
  expect(moment('2026-11-15T12:00:00Z', null)[4]).toBe(true)
})
