import { expect, test } from 'vitest'
import { openJournal } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { countNames, quotableSentences } from './quotable.ts'

const LIMITS = { minWords: 3, maxWords: 26, maxLength: 150 }

function quotable(content: string, mood = 3): string[] {
  const journal = openJournal(Array.from({ length: 3 }, (_, i) => anEntry(10 + i, { content, mood })))
  return quotableSentences(journal.entries.slice(-1), journal, LIMITS).map(({ text }) => text)
}

test('whole plain sentences can be quoted', () => {
  expect(quotable('The tide was out. So was I! Perhaps it knew…')).toEqual([
    'The tide was out.',
    'So was I!',
    'Perhaps it knew…',
  ])
})

test.each([
  'She said "come in" and so I did.',
  'We met at 10:30 by the harbour wall.',
  'Look it up on www.harbour.org when there is time.',
  'It was ABSOLUTELY the wrong thing to say.',
  'One thing: the tide; another thing: the boat.',
  'no capital at the start of this one.',
  'No full stop at the end of this one',
  'The #harbour was full of the fog.',
  'I broke the line here\nand went on with it.',
])('%j is never quoted', (content) => {
  expect(quotable(content)).toEqual([])
})

test('dark sentences are not quoted, and in a heavy period neither are glad ones', () => {
  expect(quotable('I hate this horrible, awful day.')).toEqual([])
  expect(quotable('I love this happy, wonderful day.')).toHaveLength(1)
  expect(quotable('I love this happy, wonderful day.', 1)).toEqual([])
  expect(quotable('The tide was out by noon.', 1)).toHaveLength(1)
})

test('names are counted, days and the writer are not', () => {
  expect(countNames('On Tuesday I saw Ines and Ruben, and I’ve told Beni.')).toBe(3)
})
