import { expect, test } from 'vitest'
import { depthField } from './field.ts'

const FLAT = { seed: 1, base: 40, noise: 0 }

test('without entries and noise the floor has its base depth and the given slope', () => {
  expect(depthField([], 200, 100, FLAT)(20, 80)).toBe(40)
  const slope = depthField([], 200, 100, { ...FLAT, slope: [0, 60] })
  expect(slope(0, 100) - slope(0, 0)).toBeCloseTo(60)
})

test('an entry deepens its place by its words times the gain, and less farther away', () => {
  const field = depthField([{ x: 100, y: 50, words: 150, focus: 3 }], 200, 100, { ...FLAT, gain: 0.8, sigma: 20 })
  expect(field(100, 50)).toBeCloseTo(40 + 120)
  expect(field(110, 50)).toBeLessThan(field(100, 50))
  expect(field(200, 100)).toBeCloseTo(40, 0)
})

test('a focused day makes a tighter deep', () => {
  const at = (focus: number) => depthField([{ x: 0, y: 0, words: 100, focus }], 200, 100, FLAT)(120, 0)
  expect(at(5)).toBeLessThan(at(1))
})
