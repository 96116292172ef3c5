import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LevelChange } from './level-change.ts'
import { trendOf, type Trend } from './trend.ts'

const changeOf = (plain: number, tapered: number): LevelChange => ({
  plain: { mood: plain, energy: 0, focus: 0 },
  tapered: { mood: tapered, energy: 0, focus: 0 },
  week: { mood: 3, energy: 3, focus: 3 },
  weight: 7,
})
const moodTrend = (plain: number, tapered = plain) => trendOf(changeOf(plain, tapered), 'mood')

test('a trend needs more than 0.15 points, even with rounding errors', () => {
  expect([0.16, 0.151, 0.15, 0, -0.15, -0.151].map((difference) => moodTrend(difference))).toEqual([
    'Rising',
    'Rising',
    'Steady',
    'Steady',
    'Steady',
    'Dipping',
  ])
  expect([4.15 - 4, 3.85 - 4].map((difference) => moodTrend(difference))).toEqual(['Steady', 'Steady'])
})

test('a trend needs the plain and the tapered week to change in the same direction', () => {
  expect([moodTrend(0.4, 0.1), moodTrend(0.1, 0.4), moodTrend(0.4, -0.4), moodTrend(-0.4, 0.4)]).toEqual(
    Array(4).fill('Steady'),
  )
  expect([moodTrend(0.4, 0.2), moodTrend(-0.2, -0.4)]).toEqual(['Rising', 'Dipping'])
})

test('each metric has its own trend, Steady without a day to compare', () => {
  expect(trendOf(changeOf(0.5, 0.5), 'energy')).toBe('Steady')
  expect(trendOf(null, 'mood')).toBe('Steady')
})

test('reversing the changes reverses the trend', () => {
  const opposite: Record<Trend, Trend> = { Rising: 'Dipping', Dipping: 'Rising', Steady: 'Steady' }
  const aDifference = fc.double({ min: -4, max: 4, noNaN: true })
  fc.assert(
    fc.property(aDifference, aDifference, (plain, tapered) => {
      expect(moodTrend(-plain, -tapered)).toBe(opposite[moodTrend(plain, tapered)])
    }),
  )
})
