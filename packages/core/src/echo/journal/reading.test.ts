import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import { readingOf } from './reading.ts'

test('an entry is read once per lexicon, and again when it was changed', () => {
  const entry = anEntry(1, { content: 'The harbour was quiet.' })
  expect(readingOf(entry, LEXICON)).toBe(readingOf(entry, LEXICON))
  expect(readingOf(entry, new Map([['quiet', 3]])).sentiment()).not.toBe(readingOf(entry, LEXICON).sentiment())
  expect(readingOf({ ...entry, content: 'Changed.' }, LEXICON).words()).toEqual(['changed'])
})
