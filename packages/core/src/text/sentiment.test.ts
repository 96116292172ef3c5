import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEXICON } from '../../testing/lexicon.ts'
import { sentenceValence, sentiment } from './index.ts'

const SMALL = new Map([
  ['good', 2],
  ['bad', -2],
  ['no', -1],
  ['kind', 1.5],
])

test('positive and negative words are added separately, and the score of a longer text moves toward 0', () => {
  // P = 2, N = 2, 5 words; then P = 2, 1 word: 2 / (2 + 2 + 0.05).
  expect(sentiment('Good day. A bad night.', SMALL)).toBe(0)
  expect(sentiment('Good.', SMALL)).toBeCloseTo(2 / 4.05, 12)
})

test('a negation within three words reverses the valence and weakens it', () => {
  const value = 2 * 0.74
  expect(sentenceValence('it was not a good day', SMALL)).toBeCloseTo(-value / (value + 2 + 0.3), 12)
})

test('an intensifier adds and a dampener subtracts, less with distance', () => {
  const strong = 2 + 0.293
  const weak = 2 - 0.293 * 0.95
  expect(sentenceValence('very good', SMALL)).toBeCloseTo(strong / (strong + 2.1), 12)
  expect(sentenceValence('slightly too good', SMALL)).toBeCloseTo(weak / (weak + 2.15), 12)
})

test('the part after the last "but" weighs three times as much as the part before', () => {
  // N = 1, P = 3, 4 words.
  expect(sentenceValence('bad start but good', SMALL)).toBeCloseTo(2 / (4 + 2 + 0.2), 12)
})

test('"no" before a word of the lexicon only negates', () => {
  const value = 1.5 * 0.74
  expect(sentenceValence('no kind', SMALL)).toBeCloseTo(-value / (value + 2.1), 12)
})

test('the score stays inside (−1, 1), and an empty text has 0', () => {
  expect(sentiment('', LEXICON)).toBe(0)
  const word = fc.constantFrom('love', 'hate', 'terrible', 'not', 'very', 'but', 'happy', 'the', '. ')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), (list) => {
      expect(Math.abs(sentiment(list.join(' '), LEXICON))).toBeLessThan(1)
    }),
  )
})
