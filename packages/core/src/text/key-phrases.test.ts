import { expect, test } from 'vitest'
import { LEXICON } from '../../testing/lexicon.ts'
import { keyPhrases } from './index.ts'

const NONE = { entries: 0, documents: new Map<string, number>() }
const terms = (content: string, vocabulary = NONE) => keyPhrases(content, vocabulary, LEXICON).map(({ term }) => term)

test('adjacent words that occur together twice are one phrase', () => {
  const content = 'The night ferry was late. I like the ferry lamp. The ferry lamp was lit.'
  expect(terms(content)).toContain('ferry lamp')
})

test('a rare word ranks before a common word used as often', () => {
  expect(terms('A garden and a dulcimer. The garden, the dulcimer.')).toEqual(['dulcimer', 'garden'])
})

test('a word used once is accepted if two other entries use it', () => {
  const vocabulary = { entries: 20, documents: new Map([['varnish', 2]]) }
  expect(terms('Varnish on the trestle.', vocabulary)).toEqual(['varnish'])
})

test('the score of a single word matches the formula', () => {
  // Twice at the start, rare in English, unknown for this writer: (1 + ln 2)(0.6·3.2 + 0.4·1.5)(1 + 0.3).
  const [first] = keyPhrases('Dulcimer. The dulcimer.', NONE, LEXICON)
  expect(first?.score).toBeCloseTo((1 + Math.log(2)) * 2.52 * 1.3, 10)
})
