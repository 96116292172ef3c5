import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, words } from './index.ts'
import { sentences } from './sentences.ts'

const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu
const LETTERS = ['a', 'B', 'é', 'Ÿ', 'ß', 'İ', 'ſ', 'µ', 'Σ', 'я', '中', '\u0301', '😀', '4', '_']
const SIGNS = ["'", '’', 'ʼ', '“', '—', '…', '×', '.', '. ', '! ', ' ', '\n', '\u00a0', '\u00ad', '\u2028', '\ud800']
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...LETTERS, ...SIGNS) }))

test('words are runs of letters and marks, with apostrophes only between them, in any script', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(words(written)).toEqual(written.toLowerCase().replaceAll(/[’ʼ]/gu, "'").match(WORD) ?? [])
    }),
    { numRuns: 2_000 },
  )
})

test('the parts of a text are its words and its sentences, each with its own words', () => {
  fc.assert(
    fc.property(text, (written) => {
      const parts = partsOf(written)
      expect(parts.words).toEqual(words(written))
      expect(parts.sentences.map((sentence) => sentence.words)).toEqual(
        sentences(written).map((sentence) => words(sentence.text)),
      )
    }),
    { numRuns: 2_000 },
  )
})
