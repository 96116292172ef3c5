import { expect, test } from 'vitest'
import { isInvisible } from './invisible.ts'

test.each(['', ' \n\t', '\u200B', '\u200E\uFEFF\u2060 ', '\u00AD', '\uFE0F'])('%j has nothing to see', (text) => {
  expect(isInvisible(text)).toBe(true)
})

test.each(['a', '\u200Bb', '👍🏽', '…', 'ـ'])('%j has something to see', (text) => {
  expect(isInvisible(text)).toBe(false)
})
