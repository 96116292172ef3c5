import fc from 'fast-check'
import { expect, test } from 'vitest'
import { METRICS } from '../entries/index.ts'
import { FREQUENCIES } from '../preferences/index.ts'
import { clarityInsights } from './index.ts'
import { insights, rated, TODAY } from './journals.fixture.ts'
import { ratedDays } from './rated-days.ts'
import { trajectory } from './trajectory.ts'
import type { ClarityEntry } from './types.ts'

const JOURNALS = { numRuns: 1000 }
const aRating = fc.integer({ min: 1, max: 5 })
const anEntry = fc
  .tuple(fc.nat(69), aRating, aRating, aRating, fc.boolean())
  .map(([ago, mood, energy, focus, untouched]) =>
    untouched ? rated(TODAY - ago, 3, 3, 3) : rated(TODAY - ago, mood, energy, focus),
  )
const aJournal = fc.array(anEntry, { maxLength: 60 })
const aFrequency = fc.constantFrom(...FREQUENCIES)

test('scores stay in their ranges, and clarity is 0 only without a rated day', () => {
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

test('the order of entries does not matter, within a day or over days', () => {
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

test('one more entry since the first never lowers consistency or the recency boost', () => {
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

test('raising every rating of the last seven days never lowers the trajectory', () => {
  const higher = (rating: number | null) => Math.min(5, (rating ?? 3) + 1)
  const trajectoryOf = (entries: readonly ClarityEntry[]) => {
    const days = ratedDays(entries, TODAY - 29, TODAY)
    return trajectory(
      days.filter(({ day }) => day > TODAY - 7),
      days,
    )
  }
  fc.assert(
    fc.property(aJournal, (entries) => {
      const raised = entries.map((entry) =>
        entry.day > TODAY - 7
          ? { ...entry, mood: higher(entry.mood), energy: higher(entry.energy), focus: higher(entry.focus) }
          : entry,
      )
      expect(trajectoryOf(raised)).toBeGreaterThanOrEqual(trajectoryOf(entries) - 1e-9)
    }),
    JOURNALS,
  )
})

test('a diary of untouched sliders is never Bright', () => {
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

test('means and baseline are the means of day means, worked out from the entries', () => {
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

test('the state caps the band and never touches a number', () => {
  fc.assert(
    fc.property(aJournal, fc.constantFrom('heavy', 'hold'), (entries, safety) => {
      const open = insights(entries)
      const capped = clarityInsights({ entries, today: TODAY, frequency: 'Whenever', safety })
      expect(capped.band).not.toBe('Bright')
      expect({ ...capped, band: open.band, message: open.message }).toEqual(open)
    }),
    JOURNALS,
  )
})
