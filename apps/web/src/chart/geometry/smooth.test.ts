import { expect, test } from 'vitest'
import { smoothLine, smoothRing } from './smooth.ts'

test('a ring starts at the midpoint before its first point and closes', () => {
  expect(
    smoothRing([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5Z')
})

test('a line runs from its first to its last point', () => {
  expect(
    smoothLine([
      [0, 0],
      [10, 10],
      [20, 0],
    ]),
  ).toBe('M0 0Q10 10 15 5L20 0')
})

test('fewer than three points make no curve', () => {
  expect(smoothRing([])).toBe('')
  expect(
    smoothLine([
      [0, 0],
      [1, 1],
    ]),
  ).toBe('')
})
