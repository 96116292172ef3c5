import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, dayOfDate, localStamp, weekdayOf } from '../time/index.ts'
import { clockOf, FIRST_SETTINGS, minuteOf, nextReminder, withoutEmail, type ReminderSettings } from './index.ts'

const MINUTE_MS = 60_000
const at = (hour: number, minute = 0) => hour * 60 + minute
const settings = (changes: Partial<ReminderSettings> = {}): ReminderSettings => ({
  ...FIRST_SETTINGS,
  on: true,
  ...changes,
})
const next = (wanted: ReminderSettings, zone: string, after: string) => {
  const found = nextReminder(wanted, zone, Date.parse(after))
  return found && new Date(found.at).toISOString().replace(':00.000', '')
}

test('a reminder comes at its local time on each chosen day', () => {
  const weekdays = settings({ days: [1, 2, 3, 4, 5] })
  expect(next(weekdays, 'America/New_York', '2026-11-20T12:00Z')).toBe('2026-11-21T02:30Z')
  expect(next(weekdays, 'America/New_York', '2026-11-21T02:30Z')).toBe('2026-11-24T02:30Z')
  expect(next(weekdays, 'Asia/Kathmandu', '2026-11-20T12:00Z')).toBe('2026-11-20T15:45Z')
})

test('no reminder comes while reminders are off, and none before quiet weeks are over', () => {
  expect(next(settings({ on: false }), 'UTC', '2026-11-20T12:00Z')).toBeNull()
  const quietUntil = dayOfDate(2026, 12, 7)
  expect(next(settings({ quietUntil }), 'Europe/Prague', '2026-11-23T12:00Z')).toBe('2026-12-07T20:30Z')
  expect(next(settings({ quietUntil, days: [2] }), 'Europe/Prague', '2026-11-23T12:00Z')).toBe('2026-12-08T20:30Z')
  expect(next(settings({ quietUntil }), 'Europe/Prague', '2027-03-01T12:00Z')).toBe('2027-03-01T20:30Z')
})

test.each([
  ['New York', 'America/New_York', '2027-03-14T04:00Z', at(2, 30), '2027-03-14T07:00Z'],
  ['Prague', 'Europe/Prague', '2027-03-27T22:00Z', at(2, 30), '2027-03-28T01:00Z'],
  ['Lord Howe, by half an hour', 'Australia/Lord_Howe', '2026-10-03T12:00Z', at(2, 10), '2026-10-03T15:30Z'],
  ['Santiago, at midnight', 'America/Santiago', '2026-09-06T02:00Z', at(0, 15), '2026-09-06T04:00Z'],
  ['Nuuk, up to midnight', 'America/Nuuk', '2027-03-27T23:00Z', at(23, 30), '2027-03-28T01:00Z'],
])('a time that does not exist that day comes at the next valid moment: %s', (_, zone, after, minute, expected) => {
  expect(next(settings({ minute }), zone, after)).toBe(expected)
})

test.each([
  ['America/New_York', '2026-11-01T03:00Z', '2026-11-01T05:30Z', '2026-11-02T06:30Z'],
  ['Europe/Prague', '2026-10-24T23:00Z', '2026-10-24T23:30Z', '2026-10-26T00:30Z'],
])('a time that occurs twice in one night in %s is used once', (zone, after, first, second) => {
  const wanted = settings({ minute: at(1, 30) })
  expect(next(wanted, zone, after)).toBe(first)
  expect(next(wanted, zone, first)).toBe(second)
})

test('half past two occurs twice in Prague and is used the first time', () => {
  const wanted = settings({ minute: at(2, 30) })
  expect(next(wanted, 'Europe/Prague', '2026-10-24T23:00Z')).toBe('2026-10-25T00:30Z')
  expect(next(wanted, 'Europe/Prague', '2026-10-25T00:30Z')).toBe('2026-10-26T01:30Z')
})

/** The day and minute that clocks in a zone show, from the runtime’s own calendar. */
function shown(time: number, zone: string): number {
  const { day, utcOffset } = localStamp(time, zone)
  return day * 1_440 + ((((Math.floor(time / MINUTE_MS) + utcOffset) % 1_440) + 1_440) % 1_440)
}

/** Days around which the clock of a zone changes, from 2000 to 2037. */
const changes = new Map<string, number[]>()
function changesOf(zone: string): number[] {
  const known = changes.get(zone)
  if (known) return known
  const found: number[] = []
  let before = localStamp(Date.UTC(2000, 0, 1), zone).utcOffset
  for (let day = 10_957; day < 24_800; day++) {
    const now = localStamp(day * DAY_MS, zone).utcOffset
    if (now !== before) found.push(day)
    before = now
  }
  changes.set(zone, found)
  return found
}

const aZone = fc.constantFrom(
  'America/New_York',
  'America/Santiago',
  'America/Nuuk',
  'America/St_Johns',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Europe/Prague',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
)

/** A zone and a day on which its clock changes, or any day. */
const aMoment = fc.tuple(aZone, fc.nat(), fc.integer({ min: -2, max: 2 }), fc.boolean()).map(([zone, n, near, any]) => {
  const days = changesOf(zone)
  const day = any || days.length === 0 ? 10_957 + (n % 13_800) : days[n % days.length]! + near
  return { zone, day }
})

test('in every zone and around every clock change, a reminder is at the first minute that has reached its time', () => {
  fc.assert(
    fc.property(aMoment, fc.integer({ min: 0, max: 1_439 }), ({ zone, day }, minute) => {
      const wanted = settings({ minute, days: [weekdayOf(day)] })
      const wall = day * 1_440 + minute
      const start = wall * MINUTE_MS - 26 * 3_600_000
      let expected = start
      while (shown(expected, zone) < wall) expected += MINUTE_MS
      expect(nextReminder(wanted, zone, start)).toEqual({ at: expected, day })
    }),
    { numRuns: 150 },
  )
})

test('there is one reminder for each chosen day of a year, in order', () => {
  fc.assert(
    fc.property(
      aMoment,
      fc.integer({ min: 0, max: 1_439 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      ({ zone, day }, minute, days) => {
        const wanted = settings({ minute, days })
        let after = (day * 1_440 + minute) * MINUTE_MS - 30 * 3_600_000
        const found: number[] = []
        while (found.length < 12) {
          const reminder = nextReminder(wanted, zone, after)!
          expect(reminder.at).toBeGreaterThan(after)
          found.push(reminder.day)
          after = reminder.at
        }
        const [first = 0] = found
        const expected = Array.from({ length: 100 }, (_, n) => first + n).filter((n) => days.includes(weekdayOf(n)))
        expect(found).toEqual(expected.slice(0, found.length))
      },
    ),
    { numRuns: 60 },
  )
})

test('ending emails ends reminders that came by email only, and leaves those on devices', () => {
  expect(withoutEmail(settings({ way: 'email' }))).toEqual(settings({ on: false, way: 'email' }))
  expect(withoutEmail(settings({ way: 'both' }))).toEqual(settings({ way: 'device' }))
  expect(withoutEmail(settings({ way: 'device' }))).toEqual(settings({ way: 'device' }))
})

test('every minute of a day is printed and read as the same time', () => {
  expect([clockOf(0), clockOf(1_290), clockOf(1_439)]).toEqual(['00:00', '21:30', '23:59'])
  for (let minute = 0; minute < 1_440; minute++) expect(minuteOf(clockOf(minute))).toBe(minute)
})
