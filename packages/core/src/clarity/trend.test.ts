import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trendOf, type Trend } from './index.ts'

test('a trend needs more than 0.15 points, in floating point too', () => {
  expect([3.16, 3.151, 3.15, 3, 2.85, 2.849].map((mean) => trendOf(mean, 3))).toEqual([
    'Rising',
    'Rising',
    'Steady',
    'Steady',
    'Steady',
    'Dipping',
  ])
  expect(trendOf(4.15, 4)).toBe('Steady')
  expect(trendOf(3.85, 4)).toBe('Steady')
})

test('without a mean or a baseline the trend is steady', () => {
  expect([trendOf(null, 3), trendOf(5, null), trendOf(null, null)]).toEqual(['Steady', 'Steady', 'Steady'])
})

test('exchanging mean and baseline turns the trend around', () => {
  const opposite: Record<Trend, Trend> = { Rising: 'Dipping', Dipping: 'Rising', Steady: 'Steady' }
  const aMean = fc.double({ min: 1, max: 5, noNaN: true })
  fc.assert(
    fc.property(aMean, aMean, (a, b) => {
      expect(trendOf(a, b)).toBe(opposite[trendOf(b, a)])
    }),
  )
})
