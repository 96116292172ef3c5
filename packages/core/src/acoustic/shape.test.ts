import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import type { DayPoint } from './day-points.ts'
import { dayPoints } from './day-points.ts'
import { aReading } from './journals.fixture.ts'
import { shapeAnalysis } from './shape.ts'

const pointsOf = (scores: readonly number[]): DayPoint[] =>
  scores.map((score, day) => ({ day, score, means: { mood: 3 + score, energy: 3, focus: 3 } }))
const shapeOf = (days: readonly DayPoint[]) => shapeAnalysis(days, seededRandom('shape'))

test('below six days nothing is tested', () => {
  expect(shapeOf(pointsOf([1, 2, 3, 4, 5]))).toEqual({
    attractor_type: 'forming',
    days_used: 5,
    kendall_tau: null,
    p_drift: null,
    cycle_period_days: null,
    p_cycle: null,
    recurrence_rate: null,
    lag1: null,
    permutation_entropy: null,
  })
})

test("days that hardly vary, or don't vary at all, are a fixed point", () => {
  expect(shapeOf(pointsOf([0, 0.5, 0, 0.5, 0, 0.5])).attractor_type).toBe('fixed_point')
  expect(shapeOf(pointsOf([0, 0, 0, 0, 0, 0, 0, 0]))).toEqual({
    attractor_type: 'fixed_point',
    days_used: 8,
    kendall_tau: 0,
    p_drift: 1,
    cycle_period_days: null,
    p_cycle: 1,
    recurrence_rate: 1,
    lag1: 0,
    permutation_entropy: 0,
  })
})

test('one day far from the others rules out a fixed point', () => {
  expect(shapeOf(pointsOf([0, 0, 0, 1.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).attractor_type).toBe('irregular')
})

test('days that rise one after another drift', () => {
  expect(shapeOf(pointsOf([-2, -1.6, -1.7, -1, -0.6, -0.1, 0.2, 0.9, 0.7, 1.5]))).toMatchObject({
    attractor_type: 'drifting',
    kendall_tau: 0.911,
    p_drift: 0.002,
  })
})

test('days that repeat every four days are a cycle of four days', () => {
  const days = pointsOf(Array.from({ length: 14 }, (_, day) => 1.6 * Math.sin((2 * Math.PI * day) / 4)))
  const { attractor_type, cycle_period_days, p_cycle } = shapeOf(days)
  expect([attractor_type, p_cycle]).toEqual(['limit_cycle', 0.002])
  expect(Math.abs((cycle_period_days ?? 0) - 4)).toBeLessThan(0.1)
})

test('a week observed less than twice is no cycle', () => {
  const wave = (day: number) => 1.6 * Math.cos((2 * Math.PI * day) / 7)
  const twelve = shapeOf(pointsOf(Array.from({ length: 12 }, (_, day) => wave(day))))
  expect(twelve.p_cycle).toBeLessThanOrEqual(0.025)
  expect(twelve.attractor_type).toBe('irregular')
})

test('entropy needs eight days', () => {
  expect(shapeOf(pointsOf([2, -1, 1, -2, 1, -1, 2])).permutation_entropy).toBeNull()
  expect(shapeOf(pointsOf([2, -1, 1, -2, 1, -1, 2, -2])).permutation_entropy).toBeGreaterThan(0)
})

test('a day is the mean of its entries, in any order', () => {
  const readings = [
    aReading(2, { ratings: { mood: 5, energy: 3, focus: 1 } }),
    aReading(1),
    aReading(2, { ratings: { mood: 2, energy: 3, focus: 2 } }),
  ]
  const expected = [
    { day: 1, score: 4, means: { mood: 3, energy: 3, focus: 3 } },
    { day: 2, score: 2, means: { mood: 3.5, energy: 3, focus: 1.5 } },
  ]
  expect(dayPoints(readings, [1, 4, 3])).toEqual(expected)
  expect(dayPoints(readings.toReversed(), [3, 4, 1])).toEqual(expected)
})
