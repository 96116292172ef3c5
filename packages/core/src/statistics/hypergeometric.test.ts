import { expect, test } from 'vitest'
import { hypergeometricTail, taroneFactor } from './index.ts'

test('the tail matches a count of all possible draws', () => {
  // 5 draws from 10, 4 marked. P(X ≥ 3) = [C(4,3)·C(6,2) + C(4,4)·C(6,1)] / C(10,5) = (60 + 6) / 252.
  expect(hypergeometricTail(3, 4, 5, 10)).toBeCloseTo(66 / 252, 12)
  expect(hypergeometricTail(0, 4, 5, 10)).toBeCloseTo(1, 12)
  expect(hypergeometricTail(5, 4, 5, 10)).toBe(0)
})

test("draws that must include marked items can't include fewer", () => {
  expect(hypergeometricTail(0, 9, 5, 10)).toBeCloseTo(1, 12)
  expect(hypergeometricTail(4, 9, 5, 10)).toBeCloseTo(1, 12)
})

test("Tarone's factor counts only tests that could reach the level", () => {
  expect(taroneFactor([0.5, 0.4, 0.3], 0.05)).toBe(1)
  // At k = 1, four tests could reach 0.05; at k = 2, three reach 0.025; at k = 3, two reach 0.0167.
  expect(taroneFactor([0.001, 0.01, 0.02, 0.04], 0.05)).toBe(3)
  expect(taroneFactor([], 0.05)).toBe(1)
})
