import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contours } from './contours.ts'
import type { Point } from './geometry.ts'
import { gradientNoise } from './noise.ts'

/** A round deep of radius 100 around (200, 200). */
const bowl = (x: number, y: number) => 100 - Math.hypot(x - 200, y - 200)

const area = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

test('a contour follows the points where the field has its level', () => {
  const [contour] = contours(bowl, 400, 400, 8, [40])
  expect(contour!.rings).toHaveLength(1)
  for (const [x, y] of contour!.rings[0]!) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(60, 0)
})

test('the deeper side is on the left: a deep and a shoal turn opposite ways', () => {
  const [deep] = contours(bowl, 400, 400, 8, [40])
  const [shoal] = contours((x, y) => -bowl(x, y), 400, 400, 8, [-40])
  expect(Math.abs(area(deep!.rings[0]!))).toBeGreaterThan(Math.PI * 60 * 60 * 0.97)
  expect(area(deep!.rings[0]!)).toBeLessThan(0)
  expect(shoal!.rings.map(area).filter((signed) => signed > 0)).toHaveLength(1)
})

test('every ring closes, even where the floor extends beyond the drawing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 6, max: 20 }), (seed, cell) => {
      const noise = gradientNoise(seed)
      const found = contours((x, y) => noise(x / 90, y / 90) * 100, 300, 200, cell, [20, 40, 60, 80])
      for (const { rings } of found)
        for (const ring of rings) {
          const [first, last] = [ring[0]!, ring.at(-1)!]
          expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThanOrEqual(cell * 1.5)
        }
    }),
    { numRuns: 40 },
  )
})

test('a level above the whole field has no ring, a level below it has the outline', () => {
  expect(contours(() => 10, 100, 100, 10, [20])).toEqual([])
  const [outline] = contours(() => 10, 100, 100, 10, [0])
  expect(Math.abs(area(outline!.rings[0]!))).toBeGreaterThan(100 * 100)
})
