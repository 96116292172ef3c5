import { expect, test } from 'vitest'
import { LEAST_WORTH, leastWorth } from './least-worth.ts'

test('a quote needs less worth with every day since the last Echo, down to a limit', () => {
  const days = [1, 2, 3, 4, 5, 6, 30].map((since) => leastWorth(since, true))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(days[0]).toBe(LEAST_WORTH.nextDay)
  expect(days.at(-1)).toBe(LEAST_WORTH.last)
})

test('on a day without an entry a quote needs more, except for the first Echo', () => {
  expect(leastWorth(3, false)).toBeGreaterThan(leastWorth(3, true))
  expect(leastWorth(null, false)).toBe(LEAST_WORTH.ever)
})
