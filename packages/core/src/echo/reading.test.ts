import { expect, test } from 'vitest'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { once, readingOf } from './reading.ts'

test('work that is put off is done once', () => {
  let done = 0
  const work = once(() => ++done)
  expect(done).toBe(0)
  expect([work(), work()]).toEqual([1, 1])
})

test('an entry is read once per lexicon, a changed copy of it anew', () => {
  const entry = anEntry(1, { content: 'The harbour was quiet.' })
  expect(readingOf(entry, LEXICON)).toBe(readingOf(entry, LEXICON))
  expect(readingOf(entry, new Map([['quiet', 3]])).sentiment()).not.toBe(readingOf(entry, LEXICON).sentiment())
  expect(readingOf({ ...entry, content: 'Changed.' }, LEXICON).words()).toEqual(['changed'])
})
