import { expect, test } from 'vitest'
import { levelsOf, readablePart, vocabularyOf } from './text-analysis.ts'

const CALM = 'We walked to the harbor, and it rained on the boats.\n'
const GRAVE = 'I want to kill myself tonight.\n'
const calm = (characters: number) => CALM.repeat(Math.ceil(characters / CALM.length)).slice(0, characters)

test('up to 64,000 characters a text is analyzed whole, and a longer one by its beginning', () => {
  const [ordinary, long] = [calm(64_000), calm(200_000)]
  expect(readablePart(ordinary)).toBe(ordinary)
  expect(long.startsWith(readablePart(long))).toBe(true)
  expect(readablePart(long)).toHaveLength(64_000)
})

test.each([0, 61_990, 63_990, 123_995, 180_000])(
  'wording of crisis is found anywhere in a long text, even at character %d, and is in the analyzed part',
  (at) => {
    const text = `${calm(at)}\n${GRAVE}${calm(200_000 - at)}`
    expect(levelsOf([text, calm(200_000)])).toEqual(levelsOf([GRAVE, CALM]))
    expect(readablePart(text)).toContain(GRAVE)
  },
)

test('a long text whose later part is sensitive, but not worse, is analyzed by its beginning', () => {
  const text = `${calm(100_000)}\nI cried about the divorce.\n${calm(10_000)}`
  expect(levelsOf([text])).toEqual(['tender'])
  expect(text.startsWith(readablePart(text))).toBe(true)
})

test('the vocabulary of a German writer has nouns as they are written, and no small words', () => {
  const text = 'Heute waren wir nicht im Garten. Die Bohnen sind da, und der Kürbis ist es auch.'
  const { entries, documents } = vocabularyOf([text, text])
  expect(entries).toBe(2)
  expect([...documents]).toEqual([
    ['garten', 2],
    ['bohnen', 2],
    ['kürbis', 2],
  ])
})
