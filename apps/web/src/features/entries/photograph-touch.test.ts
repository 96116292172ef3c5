import { expect, test } from 'vitest'
import { REST, zoomed } from './photograph-touch.ts'

test('a zoom keeps the point between the fingers where it is', () => {
  const around = { x: 100, y: -40 }
  const view = zoomed(REST, 2, around)
  expect(view).toEqual({ scale: 2, x: -100, y: 40 })
  // A point of the image is at `point * scale + offset`.
  const again = zoomed(view, 1.5, around)
  expect(((around.x - view.x) / view.scale) * again.scale + again.x).toBeCloseTo(around.x)
  expect(((around.y - view.y) / view.scale) * again.scale + again.y).toBeCloseTo(around.y)
})

test('an image is never smaller than the screen, and has a largest size', () => {
  expect(zoomed({ scale: 2, x: 50, y: 50 }, 0.1)).toEqual(REST)
  expect(zoomed(REST, 100).scale).toBe(6)
})
