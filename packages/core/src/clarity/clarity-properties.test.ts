import fc from 'fast-check'
import { expect, test } from 'vitest'
import { METRICS } from '../entries/index.ts'
import { FREQUENCIES } from '../account/index.ts'
import { withoutBright } from './brightness.ts'
import { clarityInsights } from './index.ts'
import { insights, rated, TODAY } from './journals.fixture.ts'
import { levelChange } from './level-change.ts'
import { ratedDays } from './rated-days.ts'
import { trajectory } from './trajectory.ts'
import type { ClarityEntry } from './clarity-entry.ts'

const JOURNALS = { numRuns: 1000 }
const aRating = fc.integer({ min: 1, max: 5 })
const anEntry = fc
  .tuple(fc.nat(69), aRating, aRating, aRating, fc.boolean())
  .map(([ago, mood, energy, focus, untouched]) =>
    untouched ? rated(TODAY - ago, 3, 3, 3) : rated(TODAY - ago, mood, energy, focus),
  )
const aJournal = fc.array(anEntry, { maxLength: 60 })
const aFrequency = fc.constantFrom(...FREQUENCIES)

test('scores stay in range, and clarity is 0 only without a rated day', () => {
  fc.assert(
    fc.property(aJournal, aFrequency, (entries, frequency) => {
      const { clarity, band, subscores, summary } = insights(entries, frequency)
      for (const score of Object.values(subscores)) {
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }
      expect(subscores.recencyBoost).toBeLessThanOrEqual(10)
      expect(Number.isInteger(clarity) && clarity >= 0 && clarity <= 100).toBe(true)
      expect(clarity === 0).toBe(summary.daysWithEntries === 0)
      expect(band).toBe(clarity >= 65 ? 'Bright' : clarity >= 40 ? 'Emerging' : 'Hazy')
    }),
    JOURNALS,
  )
})

test("the order of entries doesn't matter, within a day or across days", () => {
  const reordered = aJournal.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
  )
  fc.assert(
    fc.property(reordered, aFrequency, ([entries, shuffled], frequency) => {
      expect(insights(shuffled, frequency)).toEqual(insights(entries, frequency))
    }),
    JOURNALS,
  )
})

test('historic entries change nothing', () => {
  const historic = fc.array(
    anEntry.map((entry) => ({ ...entry, historic: true })),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(aJournal, historic, aFrequency, (entries, imported, frequency) => {
      expect(insights([...imported, ...entries], frequency)).toEqual(insights(entries, frequency))
    }),
    JOURNALS,
  )
})

test('adding an entry after the first never lowers consistency or the recency boost', () => {
  const withOneMore = fc.array(anEntry, { minLength: 1, maxLength: 60 }).chain((entries) =>
    fc.tuple(
      fc.constant(entries),
      fc.integer({ min: Math.min(...entries.map(({ day }) => day)), max: TODAY }).map((day) => rated(day, 3, 4, 2)),
    ),
  )
  fc.assert(
    fc.property(withOneMore, aFrequency, ([entries, more], frequency) => {
      const before = insights(entries, frequency)
      const after = insights([...entries, more], frequency)
      expect(after.subscores.consistency).toBeGreaterThanOrEqual(before.subscores.consistency)
      expect(after.subscores.recencyBoost).toBeGreaterThanOrEqual(before.subscores.recencyBoost)
    }),
    JOURNALS,
  )
})

const changed = (rating: number | null, by: number) => Math.max(1, Math.min(5, (rating ?? 3) + by))
const changedBy = (entry: ClarityEntry, by: number): ClarityEntry => ({
  ...entry,
  mood: changed(entry.mood, by),
  energy: changed(entry.energy, by),
  focus: changed(entry.focus, by),
})
const trajectoryOf = (entries: readonly ClarityEntry[]) => {
  const days = ratedDays(entries, TODAY - 29, TODAY)
  return days.length === 0 ? 55 : trajectory(levelChange(days, TODAY))
}

test('lowering a rating in the last seven days never raises the trajectory', () => {
  const someOfTheWeek = fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(aJournal, someOfTheWeek, fc.integer({ min: 1, max: 4 }), (entries, days, by) => {
      const lowered = entries.map((entry) => (days.includes(TODAY - entry.day) ? changedBy(entry, -by) : entry))
      expect(trajectoryOf(lowered)).toBeLessThanOrEqual(trajectoryOf(entries) + 1e-9)
    }),
    JOURNALS,
  )
})

test('the last rating of an alternating month changes the score by at most 1 and no trend', () => {
  const zigzag = (one: number, other: number, length: number) =>
    insights(
      Array.from({ length }, (_, ago) => {
        const rating = ago % 2 ? one : other
        return rated(TODAY - ago, rating, rating, rating)
      }),
      'Daily',
    )
  const pairs = [1, 2, 3, 4, 5].flatMap((one) => [1, 2, 3, 4, 5].map((other) => [one, other] as const))
  for (const length of [16, 22, 30]) {
    for (const [one, other] of pairs) {
      const [there, back] = [zigzag(one, other, length), zigzag(other, one, length)]
      expect(Math.abs(there.clarity - back.clarity)).toBeLessThanOrEqual(1)
      expect(Object.values(there.trends)).toEqual(['Steady', 'Steady', 'Steady'])
    }
  }
})

test('a score is never Bright when all three trends dip, a subscore is low, days are few or mood is low', () => {
  const fullMonth = fc
    .tuple(fc.array(anEntry, { maxLength: 40 }), fc.integer({ min: 3, max: 5 }), fc.integer({ min: 0, max: 4 }))
    .map(([entries, level, fall]) => [
      ...entries,
      ...Array.from({ length: 30 }, (_, ago) => {
        const rating = ago < 7 ? Math.max(1, level - fall) : level
        return rated(TODAY - ago, rating, rating, rating)
      }),
    ])
  fc.assert(
    fc.property(fc.oneof(aJournal, fullMonth), aFrequency, (entries, frequency) => {
      const { clarity, band, subscores, trends, summary } = insights(entries, frequency)
      if (band !== 'Bright') return
      expect(clarity).toBeGreaterThanOrEqual(65)
      expect(Object.values(trends)).not.toEqual(['Dipping', 'Dipping', 'Dipping'])
      expect(subscores.consistency).toBeGreaterThanOrEqual(30)
      expect(subscores.stability).toBeGreaterThanOrEqual(35)
      expect(subscores.trajectory).toBeGreaterThanOrEqual(40)
      expect(subscores.balance).toBeGreaterThanOrEqual(30)
      expect(summary.daysWithEntries).toBeGreaterThanOrEqual(10)
      expect(levelChange(ratedDays(entries, TODAY - 29, TODAY), TODAY)?.week.mood ?? 5).toBeGreaterThanOrEqual(2.5)
      expect(summary.baseline.mood).toBeGreaterThanOrEqual(2.5)
    }),
    JOURNALS,
  )
})

test('losing Bright leaves scores below 40 alone and preserves the order of the others', () => {
  const scores = Array.from({ length: 101 }, (_, score) => withoutBright(score))
  expect(scores.slice(0, 41)).toEqual(Array.from({ length: 41 }, (_, score) => score))
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(scores[100]).toBe(64)
})

test('a journal whose sliders were never moved is never Bright', () => {
  const untouched = fc.array(
    fc.nat(35).map((ago) => rated(TODAY - ago, 3, 3, 3)),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(untouched, aFrequency, (entries, frequency) => {
      expect(insights(entries, frequency).clarity).toBeLessThanOrEqual(43)
    }),
    JOURNALS,
  )
})

test('means and baseline match the day means calculated from the entries', () => {
  fc.assert(
    fc.property(aJournal, (entries) => {
      const { means, baseline } = insights(entries).summary
      for (const metric of METRICS) {
        for (const [found, days] of [
          [means[metric], 7],
          [baseline[metric], 30],
        ] as const) {
          const inWindow = entries.filter(({ day }) => day > TODAY - days)
          const perDay = Object.values(Object.groupBy(inWindow, ({ day }) => day)).map((group = []) => {
            return group.reduce((sum, entry) => sum + (entry[metric] ?? 0), 0) / group.length
          })
          if (perDay.length === 0) expect(found).toBeNull()
          else expect(found).toBeCloseTo(perDay.reduce((a, b) => a + b, 0) / perDay.length, 9)
        }
      }
    }),
    JOURNALS,
  )
})

test('a low safety state lowers scores above 40 and changes nothing else but the message', () => {
  fc.assert(
    fc.property(aJournal, fc.constantFrom('gentle', 'quiet'), (entries, safety) => {
      const open = insights(entries)
      const low = clarityInsights({ entries, today: TODAY, frequency: 'Whenever', safety })
      expect(low.band).not.toBe('Bright')
      expect(low.clarity).toBeLessThanOrEqual(open.clarity)
      if (open.clarity <= 40) expect(low.clarity).toBe(open.clarity)
      expect({ ...low, clarity: open.clarity, band: open.band, message: open.message }).toEqual(open)
    }),
    JOURNALS,
  )
})
