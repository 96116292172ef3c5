import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from './index.ts'

const CHARACTERS = [
  'a',
  'é',
  '中',
  '😀',
  '𝒳',
  '٣',
  '7',
  '-',
  '’',
  ' ',
  '\u00a0',
  '\u2003',
  '\u2028',
  '\ufeff',
  '\u200b',
  '\u180e',
  '\u0085',
]

test('a run of characters between white space counts as a word if it contains a letter or digit of any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...CHARACTERS) }), (written) => {
      const runs = written.match(/\S+/gu) ?? []
      expect(countWords(written)).toBe(runs.filter((run) => /[\p{L}\p{N}]/u.test(run)).length)
    }),
    { numRuns: 2_000 },
  )
})
