import { expect, test } from 'vitest'
import { openJournal } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { knownNames } from './known-names.ts'

const namesIn = (texts: readonly string[]) => [
  ...knownNames(
    openJournal(
      texts.map((content, i) => anEntry(10 + i, { content })),
      30,
    ),
  ),
]

test('a capital inside a sentence makes a name, a day of the week does not', () => {
  expect(namesIn(['We met Wren on Tuesday and walked along the canal.'])).toEqual(['wren'])
})

test('where nothing has a capital, someone who speaks in two entries has a name', () => {
  const texts = [
    'edie said it must have one. soup for supper and an early night.',
    'back late from the yard. edie asked about the boat.',
    'nadia said no to the trailer and to the paint.',
  ]
  expect(namesIn(texts)).toEqual(['edie'])
  const home = ['got home said hello to all of them there', 'went home said nothing at all to anyone']
  expect(namesIn(home)).toEqual([])
})

test('a writer of capitals writes names with one', () => {
  const texts = [
    'A good day on the water. Then nadia said yes.',
    'The boat went out early, and nadia said no to lunch.',
  ]
  expect(namesIn(texts)).toEqual([])
})
