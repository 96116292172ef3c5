import { expect, test } from 'vitest'
import { agoToday } from './ago-today.ts'

test.each([
  ['year', 1, 'A year ago today'],
  ['year', 2, 'Two years ago today'],
  ['year', 12, 'Twelve years ago today'],
  ['year', 13, '13 years ago today'],
  ['month', 3, 'Three months ago today'],
  ['month', 11, 'Eleven months ago today'],
  ['week', 1, 'A week ago today'],
  ['week', 4, 'Four weeks ago today'],
] as const)('%s × %i reads “%s”', (unit, count, words) => {
  expect(agoToday({ unit, count })).toBe(words)
})
