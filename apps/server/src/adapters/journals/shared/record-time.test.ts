import { expect, test } from 'vitest'
import { clockOf, instantOf, localIn, localTime, momentOf, timeOfIso, zoneOf } from './record-time.ts'

const at = Date.UTC(2024, 0, 15, 8, 30)

test('a time with an offset is a moment with that offset', () => {
  expect(timeOfIso('2024-01-15T09:30:00+01:00')).toEqual({ kind: 'moment', at, zone: 60 })
  expect(timeOfIso('2024-01-15 03:00:00-0530')).toEqual({ kind: 'moment', at, zone: -330 })
})

test('a time in UTC has no time zone of its own, so the one that is given next to it counts', () => {
  expect(timeOfIso('2024-01-15T08:30:00.123456789Z')).toEqual({ kind: 'moment', at: at + 123, zone: null })
  expect(timeOfIso('2024-01-15T08:30:00+00:00')).toEqual({ kind: 'moment', at, zone: null })
  expect(timeOfIso('2024-01-15 08:30Z', 'Europe/Prague')).toEqual({ kind: 'moment', at, zone: 'Europe/Prague' })
})

test('a time without an offset is local, and a date has no time', () => {
  expect(timeOfIso('2024-01-15T21:05:59.5')).toEqual({ kind: 'local', day: '2024-01-15', time: '21:05', zone: null })
  expect(timeOfIso('2024-1-5')).toEqual({ kind: 'local', day: '2024-01-05', time: null, zone: null })
  expect(timeOfIso('2024-01-05Z')).toEqual({ kind: 'local', day: '2024-01-05', time: null, zone: null })
  expect(timeOfIso('2024-01-05+02:00')).toEqual({ kind: 'local', day: '2024-01-05', time: null, zone: 120 })
})

test('an offset that no zone has is dropped, and the time counts as it is written', () => {
  for (const offset of ['+99:99', '-24:00', '+10:60']) {
    expect(timeOfIso(`2024-01-15T09:30${offset}`)).toEqual({
      kind: 'local',
      day: '2024-01-15',
      time: '09:30',
      zone: null,
    })
  }
})

test('a moment stays on its day, to the last fraction of a second', () => {
  const last = Date.UTC(2024, 0, 16) - 1
  expect(instantOf(momentOf(last + 0.9))).toBe(last)
  expect(instantOf(momentOf(-0.1))).toBe(-1)
  expect(instantOf(timeOfIso('2024-01-15T23:59:60.999Z'))).toBe(last)
})

test('a clock shows the day and the time of a moment in its zone', () => {
  expect(localIn(at, 'Asia/Tokyo')).toEqual({ day: '2024-01-15', time: '17:30' })
  expect(localIn(at, -510)).toEqual({ day: '2024-01-15', time: '00:00' })
  expect(localIn(at, -511)).toEqual({ day: '2024-01-14', time: '23:59' })
  expect(localIn(at, null)).toEqual({ day: '2024-01-15', time: '08:30' })
  expect(localIn(-1, null)).toEqual({ day: '1969-12-31', time: '23:59' })
})

test('a zone has a name or an offset', () => {
  const zones = [
    'Europe/Prague',
    ' GMT+0200',
    '+05:30',
    '\u22123',
    'z',
    'Nowhere/Else',
    '+25:00',
    '',
    'x'.repeat(1_000),
  ]
  expect(zones.map(zoneOf)).toEqual(['Europe/Prague', 120, 330, -180, 0, null, null, null, null])
})

test('what no calendar and no clock has is no time', () => {
  for (const text of ['2023-02-29', '2024-13-01', '2024-01-15T25:00', 'yesterday', '', '0000-00-00', '12/01/2024']) {
    expect(timeOfIso(text)).toBeNull()
  }
  expect(momentOf(Number.NaN)).toBeNull()
  expect(momentOf(9e15)).toBeNull()
  expect(momentOf(null)).toBeNull()
  expect(timeOfIso(`2024-01-15T09:30${' '.repeat(1_000_000)}x`)).toBeNull()
  for (const [year, month, day] of [
    [24, 1, 15],
    [2024, 1.5, 15],
    [2024, 1, Number.NaN],
    [9999, 12, 31],
  ] as const) {
    expect(localTime({ year, month, day }, null)).toBeNull()
  }
})

test('a clock has twelve or twenty-four hours', () => {
  expect(['21:30', '9:30 pm', '9:30 PM', '9:30\u202fp. m.', '09.30 p.m.', '9:30PM'].map(clockOf)).toEqual([
    '21:30',
    '21:30',
    '21:30',
    '21:30',
    '21:30',
    '21:30',
  ])
  expect(['12:05 am', '12:05 pm', '0:05'].map(clockOf)).toEqual(['00:05', '12:05', '00:05'])
  expect(['24:00', '9:75', '13:00 pm', '', 'noon', '9'].map(clockOf)).toEqual([null, null, null, null, null, null])
})
