import { expect, test } from 'vitest'
import { gathered, meaningFeatures, MEANING_DIMENSIONS, MEANING_LEVELS, meaningOf } from './meaning.ts'
import { MODEL } from './model/index.ts'
import { wordPlaces } from './thesaurus.ts'

const oddsOf = (text: string) =>
  meaningOf(
    text.split(', ').map((part) => gathered(part.split(' '))),
    MODEL.meaning,
  )

test('every word of the table has a weight and a vector', () => {
  for (const word of ['the', 'kitchen', 'bridge', [...wordPlaces().keys()].at(-1) ?? '']) {
    const features = meaningFeatures([gathered([word])])
    const high = features?.subarray(MEANING_DIMENSIONS, 2 * MEANING_DIMENSIONS) ?? []
    expect(high.some((value) => value !== 0)).toBe(true)
    expect(high.every((value) => Math.abs(value) <= MEANING_LEVELS)).toBe(true)
  }
})

test('words that the table doesn’t have change nothing, and alone give no opinion', () => {
  expect(oddsOf('xqzt brrgl')).toBeNull()
  expect(oddsOf('xqzt we baked bread brrgl')).toBe(oddsOf('we baked bread'))
})

test('sentences together are what all of their words are', () => {
  const together = oddsOf('we baked bread and ate it in the garden') ?? Number.NaN
  expect(oddsOf('we baked bread, xqzt, and ate it in the garden')).toBeCloseTo(together, 4)
})

test('the order of the words doesn’t matter, and what they mean does', () => {
  expect(oddsOf('bread we baked')).toBeCloseTo(oddsOf('we baked bread') ?? Number.NaN, 4)
  expect(oddsOf('i cut my arm last night to feel something')).toBeGreaterThan(0)
  expect(oddsOf('we baked bread and ate it in the garden')).toBeLessThan(-1)
})

test('a text is judged by itself, whatever was judged before it', () => {
  const first = oddsOf('the bus came late and i read the whole way')
  oddsOf('i cut my arm last night to feel something')
  expect(oddsOf('the bus came late and i read the whole way')).toBe(first)
})
