import { expect, test } from 'vitest'
import { isReadable } from './index.ts'

test.each([
  'We baked bread and ate it in the garden.',
  'Ran to the market and walked back with a melon in my arms.',
  'i put the postcard on the fridge next to the bills',
  'Nell, Aksel and Vikram came to supper.',
  '',
])('the scan can read “%s”', (text) => {
  expect(isReadable(text)).toBe(true)
})

test.each([
  'wearin ma goalie gloves n sleevs even tho am a winger',
  'naebdy wid even notice if a wis deid til the registr',
])('the scan can’t read “%s”', (text) => {
  expect(isReadable(text)).toBe(false)
})
