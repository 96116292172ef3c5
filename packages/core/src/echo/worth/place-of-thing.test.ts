import { expect, test } from 'vitest'
import { isAside, leadsIn } from './place-of-thing.ts'

test('a thing is beside the point after a preposition', () => {
  expect(isAside('bag', 'Piped the crosses with a freezer bag.')).toBe(true)
  expect(isAside('bag', 'Lost the bag on the tram.')).toBe(false)
  expect(isAside('goggles', 'The left goggle still leaks.')).toBe(false)
  expect(isAside('bag', 'No such thing.')).toBe(true)
})

test('a line is about what it names first', () => {
  expect(leadsIn('tin', 'Opened the tin at the kitchen table.')).toBe(true)
  expect(leadsIn('table', 'Opened the tin at the kitchen table.')).toBe(false)
  expect(leadsIn('rabbit', 'Rabbit is found!')).toBe(true)
})
