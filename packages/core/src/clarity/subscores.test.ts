import { expect, test } from 'vitest'
import { balance } from './balance.ts'
import { consistency } from './consistency.ts'
import { asFarAsInformed, informativeness } from './informativeness.ts'
import type { RatedDay } from './rated-days.ts'
import { bandOf, clarityScore, recencyBoost } from './score.ts'
import { stability } from './stability.ts'
import { trajectoryOf } from './trajectory.ts'

const aDay = (day: number, mood: number, energy = mood, focus = mood): RatedDay => ({
  day,
  means: { mood, energy, focus },
  entries: 1,
  moved: 1,
})
const constant = (count: number) => Array.from({ length: count }, (_, i) => aDay(i, 4))

test('entries on each of four days give full consistency in a new journal, not in a year-old one', () => {
  expect(consistency([97, 98, 99, 100], 97, 100, 12)).toBe(100)
  // Cover is 4/12; 26 empty days reduce evenness to 0: 100·0.65/3.
  expect(consistency([97, 98, 99, 100], -200, 100, 12)).toBeCloseTo(65 / 3, 12)
})

test('eight empty days in a row cost half of the evenness', () => {
  // 12 of 12 days, with eight empty days between 79 and 88.
  const days = [70, 73, 76, 79, 88, 90, 92, 94, 96, 98, 99, 100]
  expect(consistency(days, 70, 100, 12)).toBeCloseTo(100 * (0.65 + 0.35 * 0.5), 12)
})

test('days since an unrated first entry count as empty', () => {
  // Eight empty days from 87 on; six entry-days where 5.6 are wanted.
  expect(consistency([95, 96, 97, 98, 99, 100], 87, 100, 12)).toBeCloseTo(100 * (0.65 + 0.35 * 0.5), 12)
})

test('stability of constant ratings approaches 100 as days are added', () => {
  // RMSSD = √(2.43 / (3 + pairs))
  expect(stability(constant(7), 1)).toBeCloseTo(100 * (1 - Math.sqrt(2.43 / 9) / 2.2), 12)
  expect(stability(constant(100_000), 1)).toBeGreaterThan(99.7)
})

test('changes of four points a day bring stability to 0; gaps of more than three days are ignored', () => {
  expect(
    stability(
      Array.from({ length: 12 }, (_, i) => aDay(i, i % 2 === 0 ? 1 : 5)),
      1,
    ),
  ).toBe(0)
  expect(stability([aDay(0, 1), aDay(4, 5)], 1)).toBe(stability([aDay(0, 1)], 1))
})

test('balance is 0 when metrics are 4 apart every day and approaches 100 when they agree', () => {
  expect(
    balance(
      Array.from({ length: 30 }, (_, i) => aDay(i, 1, 5, 3)),
      1,
    ),
  ).toBe(0)
  expect(balance([aDay(0, 4, 3, 4)], 1)).toBeCloseTo(100 * (1 - 4.6 / 4 / 2.4), 12)
  expect(balance(constant(100_000), 1)).toBeGreaterThan(99.9)
})

test('a change of 0.15 moves the trajectory to its cut-offs, and the extremes are 0 and 100', () => {
  expect([-0.15, 0, 0.15].map((delta) => Math.round(trajectoryOf(delta) * 10) / 10)).toEqual([40, 55, 70])
  expect(trajectoryOf(-4)).toBeCloseTo(0, 4)
  expect(trajectoryOf(4)).toBeCloseTo(100, 4)
})

test('ratings are fully informative once half of the entries differ from 3/3/3', () => {
  const day = (entries: number, moved: number): RatedDay => ({ ...aDay(0, 3), entries, moved })
  expect([day(4, 0), day(4, 1), day(4, 2), day(4, 4)].map((one) => informativeness([one]))).toEqual([0, 0.5, 1, 1])
  expect(informativeness([])).toBe(0)
  expect([0, 0.5, 1].map((informed) => asFarAsInformed(80, informed))).toEqual([50, 65, 80])
})

test('the recency boost is 10 today and a tenth of a point after two weeks', () => {
  expect(recencyBoost(0)).toBe(10)
  expect(recencyBoost(3)).toBeCloseTo(10 / Math.E, 12)
  expect(recencyBoost(14)).toBeCloseTo(0.094, 3)
})

test('full subscores give a clarity of 100 after many days, and much less after one', () => {
  const full = { consistency: 100, stability: 100, trajectory: 100, balance: 100, recencyBoost: 10 }
  expect(clarityScore(full, 30, 1)).toBe(100)
  expect(clarityScore(full, 30, 0)).toBe(60)
  expect(clarityScore(full, 1, 1)).toBe(Math.round(100 * (1 - Math.exp(-0.25))))
})

test('bands change at 40 and 65', () => {
  expect([0, 39, 40, 64, 65, 100].map(bandOf)).toEqual(['Hazy', 'Hazy', 'Emerging', 'Emerging', 'Bright', 'Bright'])
})
