import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VERSIONS_MAX } from './constants.ts'
import { surplusVersions, type KeptVersion } from './thin.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = 20_000 * 7 * DAY

const replaced = (ages: readonly number[]): KeptVersion[] =>
  ages.map((age) => ({ id: String(age), replacedAt: NOW - age, bytes: 100, aside: false }))
const kept = (versions: readonly KeptVersion[], now = NOW) => {
  const surplus = new Set(surplusVersions(versions, now))
  return versions.filter(({ id }) => !surplus.has(id))
}

test('every version of the last day is kept', () => {
  expect(kept(replaced([0, MINUTE, 2 * MINUTE, DAY - 1]))).toHaveLength(4)
})

test.each([
  ['an hour', 3 * DAY, 10 * MINUTE, 6, 1],
  ['a day', 10 * DAY, 2 * HOUR, 12, 1],
  ['a week', 49 * DAY, DAY, 7, 1],
])('of versions within %s, older ones have one left, the latest', (_, age, apart, count, left) => {
  const within = replaced(Array.from({ length: count }, (__, nth) => age - (nth + 1) * apart + 1))
  expect(kept(within).map(({ id }) => id)).toEqual(within.slice(-left).map(({ id }) => id))
})

test('a text that was put aside stays beside the one that was replaced at the same moment', () => {
  const both = replaced([3 * DAY, 3 * DAY]).map((version, nth) => ({ ...version, id: `${nth}`, aside: nth === 1 }))
  expect(kept(both)).toHaveLength(2)
})

test('after a year a version is kept no longer', () => {
  expect(kept(replaced([365 * DAY - 1, 365 * DAY])).map(({ id }) => id)).toEqual([String(365 * DAY - 1)])
})

test('thinning every hour keeps what thinning once keeps', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 * 24 }), { maxLength: 40 }), (hours) => {
      const versions = replaced(hours.map((hour) => hour * HOUR + 7 * MINUTE))
      let often = versions
      for (let ahead = 0; ahead <= 60 * DAY; ahead += 5 * HOUR) often = kept(often, NOW + ahead)
      expect(kept(often, NOW + 60 * DAY)).toEqual(kept(versions, NOW + 60 * DAY))
    }),
    { numRuns: 30 },
  )
})

test('beyond the limits of an entry the oldest go', () => {
  const many = replaced(Array.from({ length: VERSIONS_MAX.entry.count + 5 }, (_, nth) => nth))
  expect(kept(many)).toEqual(many.slice(0, VERSIONS_MAX.entry.count))
  const large = replaced([1, 2, 3]).map((version) => ({ ...version, bytes: VERSIONS_MAX.entry.bytes / 2 }))
  expect(kept(large)).toEqual(large.slice(0, 2))
})
