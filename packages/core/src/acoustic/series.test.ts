import { expect, test } from 'vitest'
import { kendallTau, lagOne, recurrenceRate } from './series.ts'

test('Kendall’s τ compares rising pairs with falling pairs', () => {
  expect(kendallTau([1, 2, 3, 4])).toBe(1)
  expect(kendallTau([4, 3, 2, 1])).toBe(-1)
  // Of six pairs, four rise, one falls and one is level.
  expect(kendallTau([1, 3, 2, 3])).toBeCloseTo(3 / 6, 12)
  expect(kendallTau([2, 2, 2])).toBe(0)
  expect(kendallTau([2])).toBe(0)
})

test('recurrence is the share of pairs at most half a deviation apart', () => {
  // The deviation of 1, 1, 2, 4 is 1.414: only the pair 1-1 is within 0.707.
  expect(recurrenceRate([1, 1, 2, 4])).toBeCloseTo(1 / 6, 12)
  expect(recurrenceRate([3, 3, 3])).toBe(1)
})

test('lag one matches a calculation by hand', () => {
  // centered −1.5, −0.5, 0.5, 1.5: (0.75 − 0.25 + 0.75) / 5
  expect(lagOne([1, 2, 3, 4])).toBeCloseTo(0.25, 12)
  expect(lagOne([1, -1, 1, -1])).toBeCloseTo(-0.75, 12)
  expect(lagOne([3, 3, 3])).toBe(0)
})
