import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradientNoise } from './noise.ts'

test('the same seed gives the same floor, another seed gives another', () => {
  expect(gradientNoise(7)(1.3, 4.2)).toBe(gradientNoise(7)(1.3, 4.2))
  expect(gradientNoise(7)(1.3, 4.2)).not.toBe(gradientNoise(8)(1.3, 4.2))
})

test('noise stays near 0 to 1 and has no steps', () => {
  const noise = gradientNoise(3)
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 300, noNaN: true }),
      fc.double({ min: -50, max: 300, noNaN: true }),
      (x, y) => {
        const value = noise(x, y)
        return value > -0.6 && value < 1.6 && Math.abs(noise(x + 1e-4, y) - value) < 0.01
      },
    ),
  )
})

test('the floor is level on average', () => {
  const noise = gradientNoise(11)
  const samples = Array.from({ length: 10_000 }, (_, i) => noise((i % 100) * 0.73, Math.floor(i / 100) * 0.73))
  expect(samples.reduce((sum, value) => sum + value, 0) / samples.length).toBeCloseTo(0.5, 1)
})
