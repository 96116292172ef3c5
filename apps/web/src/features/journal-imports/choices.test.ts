import type { FoundMood } from '@soundings/contract/journal-imports'
import { expect, test } from 'vitest'
import { NO_DECISIONS } from '#web/lib/import-decisions.ts'
import { choicesOf, willComeIn } from './choices.ts'
import { aFoundJournal } from '@soundings/contract/testing/a-found-journal'

const mood = (name: string, rating: FoundMood['rating']): FoundMood => ({
  source: 'daylio_csv',
  name,
  entries: 1,
  rating,
})
const folders = (...names: string[]) => names.map((name) => ({ name, entries: 1 }))

test('the source’s order and several folders are proposed, and what the person decided counts before them', () => {
  const found = aFoundJournal({ moods: [mood('rad', 5), mood('wonky', null)], folders: folders('Work', 'Travel') })
  expect(choicesOf(found, NO_DECISIONS)).toMatchObject({
    moods: [{ rating: 5 }, { rating: null }],
    folder_tags: ['Work', 'Travel'],
  })
  const decided = {
    ...NO_DECISIONS,
    ratings: new Map([
      ['daylio_csv|rad', null],
      ['daylio_csv|wonky', 2],
    ]),
    folders: new Map([['Work', false]]),
  }
  expect(choicesOf(found, decided)).toMatchObject({
    moods: [
      { name: 'rad', rating: null },
      { name: 'wonky', rating: 2 },
    ],
    folder_tags: ['Travel'],
  })
})

test('what was decided about words and folders that are no longer found is not sent', () => {
  const decided = { ...NO_DECISIONS, ratings: new Map([['daylio_csv|gone', 2]]), folders: new Map([['Gone', true]]) }
  expect(choicesOf(aFoundJournal({ moods: [mood('rad', 4)], folders: folders('One') }), decided)).toMatchObject({
    moods: [{ name: 'rad', rating: 4 }],
    folder_tags: [],
  })
})

test('entries that are left out don’t count as coming in', () => {
  const found = aFoundJournal({ entries: 5, undated: 1, already: { before: 1, same_words: 2 } })
  expect(willComeIn(found, NO_DECISIONS)).toBe(2)
  expect(willComeIn(found, { beside: true, undated: false })).toBe(3)
})
