import { expect, test } from 'vitest'
import { isPaused, pauseFor } from './index.ts'

const TODAY = 20_500

test.each([
  ['day', 1],
  ['week', 7],
] as const)("a %s's pause ends after %d days, on the day it names", (length, days) => {
  const pause = pauseFor(length, TODAY)
  expect(pause.until).toBe(TODAY + days)
  expect([0, days - 1, days, days + 1].map((later) => isPaused(pause, TODAY + later))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('an open pause lasts until the user resumes Echos', () => {
  expect(isPaused(pauseFor('open', TODAY), TODAY + 10_000)).toBe(true)
  expect(isPaused(null, TODAY)).toBe(false)
})
