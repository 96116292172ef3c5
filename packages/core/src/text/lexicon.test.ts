import { expect, test } from 'vitest'
import { LEXICON } from '../../testing/lexicon.ts'
import { mergeLexicons } from './index.ts'

test('a word in one list keeps its value, a word in both gets the mean after scaling', () => {
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

test('two sentiment lists without a common word are merged without scaling', () => {
  const union = mergeLexicons([['calm', 1]], [['storm', -2]])
  expect([...union]).toEqual([
    ['calm', 1],
    ['storm', -2],
  ])
})

test('the merged published lists have 7,891 words and a scale of 0.767', () => {
  expect(LEXICON.size).toBe(7891)
  // "abandons" has −2 in AFINN and −1.3 in VADER.
  expect(LEXICON.get('abandons')).toBeCloseTo((-1.3 - 2 * 0.767) / 2, 3)
})
