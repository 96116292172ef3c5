import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from './index.ts'

test.each([
  ['Up  early,\r\nand out.', 'up early, and OUT. '],
  ['“Well”—he said', '"Well" - he said'.replaceAll(' - ', '—')],
  ['the ﬁrst café', 'The first cafe\u0301'],
  ['It’s 1–2', "it's 1-2"],
  ['soft\u00ADhyphen', 'softhyphen'],
])('%j and %j are the same text', (one, other) => {
  expect(normalizeText(one)).toBe(normalizeText(other))
})

test('different words are a different text', () => {
  expect(normalizeText('Up early.')).not.toBe(normalizeText('Up late.'))
  expect(normalizeText('café')).not.toBe(normalizeText('cafe'))
})

test('normalizing a text twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
    }),
  )
})

test('a text too long for one piece is normalized like its words one by one', () => {
  const space = fc.constantFrom(' ', '\n', '  ', ' \u200B ', '\u00A0', '\n\n')
  const word = fc.string({ unit: fc.constantFrom(...Array.from('aΣσﬁ“-—\u0301\u00AD…')), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(fc.tuple(word, space), { minLength: 1, maxLength: 40 }), (written) => {
      const repeats = Math.ceil(80_000 / written.map((pair) => pair.join('')).join('').length)
      const one = written.map(([text]) => normalizeText(text)).filter((text) => text !== '')
      const text = written.map((pair) => pair.join('')).join('')
      expect(normalizeText(text.repeat(repeats))).toBe(
        Array.from({ length: repeats }, () => one)
          .flat()
          .join(' '),
      )
    }),
    { numRuns: 30 },
  )
})
