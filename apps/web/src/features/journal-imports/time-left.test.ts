import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [null, ''],
  [20_000, 'Less than a minute left.'],
  [61_000, 'About a minute left.'],
  [4 * 60_000, 'About 4 minutes left.'],
  [89 * 60_000, 'About 89 minutes left.'],
  [150 * 60_000, 'About 3 hours left.'],
])('%s ms left read as “%s”', (ms, text) => {
  expect(timeLeft(ms)).toBe(text)
})
