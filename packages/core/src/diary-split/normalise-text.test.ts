import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseText } from './index.ts'

test.each([
  ['Up  early,\r\nand out.', 'up early, and OUT. '],
  ['“Well”—he said', '"Well" - he said'.replaceAll(' - ', '—')],
  ['the ﬁrst café', 'The first cafe\u0301'],
  ['It’s 1–2', "it's 1-2"],
  ['soft\u00ADhyphen', 'softhyphen'],
])('%j and %j are the same text', (one, other) => {
  expect(normaliseText(one)).toBe(normaliseText(other))
})

test('different words are a different text', () => {
  expect(normaliseText('Up early.')).not.toBe(normaliseText('Up late.'))
  expect(normaliseText('café')).not.toBe(normaliseText('cafe'))
})

test('normalizing a text twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))
    }),
  )
})
