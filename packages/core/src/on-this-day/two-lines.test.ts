import { expect, test } from 'vitest'
import type { Lexicon } from '../text/index.ts'
import { printedLines, twoLines } from './two-lines.ts'

const LEXICON: Lexicon = new Map([
  ['glad', 3],
  ['awful', -3],
])

function quoted(text: string): string | null {
  const lines = twoLines(text, LEXICON)
  return lines && printedLines(text, lines)
}

test('the first sentence is quoted with the next one, if both fit', () => {
  expect(quoted('I walked along the sea wall. Breakfast, possibly. Then I walked home again.')).toBe(
    'I walked along the sea wall. Breakfast, possibly.',
  )
})

test('the next paragraph is not joined to the first', () => {
  expect(quoted('I walked along the sea wall.\n\nThen I walked home again.')).toBe('I walked along the sea wall.')
})

test('a heading, a list mark and a fragment are passed over', () => {
  expect(quoted('Sunday\n\nRain. Again.\n\nWe carried the boat up from the slip.')).toBe(
    'We carried the boat up from the slip.',
  )
})

test('a hard sentence is passed over, and is not joined to a calm one', () => {
  expect(quoted('It was an awful morning for everyone. We carried the boat up from the slip.')).toBe(
    'We carried the boat up from the slip.',
  )
  expect(quoted('We carried the boat up from the slip. It was an awful morning for everyone.')).toBe(
    'We carried the boat up from the slip.',
  )
})

test('a sentence with wording of crisis is passed over', () => {
  expect(quoted('Last winter I wanted to kill myself. We carried the boat up from the slip.')).toBe(
    'We carried the boat up from the slip.',
  )
})

test('nothing is quoted without a calm sentence', () => {
  expect(quoted('It was an awful morning for everyone.')).toBeNull()
  expect(quoted('')).toBeNull()
})

test('a long sentence is cut at a word, unless a shorter one follows', () => {
  const long =
    'We walked past the lamp and the slip and the fish hall and the church and the school and the long row of houses, and home.'
  const cut = quoted(long)!
  expect(cut.length).toBeLessThanOrEqual(121)
  expect(cut).toMatch(/^We walked past the lamp .*\w…$/)
  expect(quoted(`${long} I was glad to be at home.`)).toBe('I was glad to be at home.')
})

test('the quote is a part of the text', () => {
  const text = 'Sunday\n\nWe carried   the boat\tup from the slip.'
  expect(quoted(text)).toBe('We carried the boat up from the slip.')
})

test('in another language a sentence with a blocked word or a negation is passed over', () => {
  const calm = 'Wir haben das Boot vom Steg getragen und es war warm.'
  expect(quoted(`Gestern waren wir auf dem Friedhof und es hat geregnet. ${calm}`)).toBe(calm)
  expect(quoted(`Ich habe das Boot nicht geholt und war müde. ${calm}`)).toBe(calm)
  expect(quoted('Wir waren gestern auf dem Friedhof, und es hat den ganzen Tag geregnet.')).toBeNull()
})
