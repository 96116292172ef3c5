import { expect, test } from 'vitest'
import { LEXICON } from '../../testing/lexicon.ts'
import { mergeLexicons } from './index.ts'

test('words of one list are kept, words of both become the mean after scaling', () => {
  // Shared: good (2, 4) and bad (−2, −2). Scale Σva/Σa² = (8 + 4) / (16 + 4) = 0.6.
  const union = mergeLexicons(
    [
      ['good', 2],
      ['Bad', -2],
      ['fine', 1],
    ],
    [
      ['good', 4],
      ['bad', -2],
      ['grim', -3],
    ],
  )
  expect(union.get('fine')).toBe(1)
  expect(union.get('good')).toBeCloseTo((2 + 2.4) / 2, 12)
  expect(union.get('bad')).toBeCloseTo((-2 - 1.2) / 2, 12)
  expect(union.get('grim')).toBeCloseTo(-1.8, 12)
})

test('lists without a common word are joined unscaled', () => {
  const union = mergeLexicons([['calm', 1]], [['storm', -2]])
  expect([...union]).toEqual([
    ['calm', 1],
    ['storm', -2],
  ])
})

test('the union of both published lists has 7,891 words on a scale of 0.767', () => {
  expect(LEXICON.size).toBe(7891)
  // "abandons" is in AFINN with −2 and in VADER with −1.3.
  expect(LEXICON.get('abandons')).toBeCloseTo((-1.3 - 2 * 0.767) / 2, 3)
})
