import { expect, test } from 'vitest'
import { journalRecord, type JournalRecord } from '#server/adapters/journals/journal-record.ts'
import { draftEntry } from './draft-entry.ts'
import { draftsAsEntries } from './drafts-as-entries.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const FOUND = { title: 'Rain on the', tags: [], wordCount: 4, sentimentScore: null, lexicalDiversity: null }

function draft(given: Partial<Omit<JournalRecord, 'kind' | 'place'>>) {
  const options = { source: 'daylio', part: 0, timeZone: 'UTC', now: NOW, index: 0 } as const
  const found = draftEntry(journalRecord({ file: 'export.json', number: 1 }, given), options)
  if (typeof found === 'string') throw new Error(found)
  return found
}

const entries = draftsAsEntries({
  importId: 'import',
  choices: {
    moods: [
      { source: 'daylio', name: 'rad', rating: 4 },
      { source: 'daylio', name: 'meh', rating: null },
    ],
    folder_tags: ['Garden'],
  },
  now: NOW,
})
const entryOf = (given: Parameters<typeof draft>[0]) => entries.entryOf(draft(given), FOUND)

test('a mood is rated as the person says, and as its source says where the person was not asked', () => {
  expect(entryOf({ text: 'x', mood: { name: 'rad', scale: 5 } }).mood).toBe(4)
  expect(entryOf({ text: 'x', mood: { name: 'good', scale: 3 } }).mood).toBe(3)
})

test('what the person leaves unrated and what has no mood get no made-up rating', () => {
  expect(entryOf({ text: 'x', mood: { name: 'meh', scale: 2 } }).mood).toBeNull()
  expect(entryOf({ text: 'x' })).toMatchObject({ mood: null, energy: null, focus: null })
})

test('a folder becomes a tag where the person says so', () => {
  expect(entries.tagsOf(draft({ text: 'x', tags: ['rain'], folder: 'Garden' })).tags).toEqual(['rain', 'Garden'])
  expect(entries.tagsOf(draft({ text: 'x', tags: ['rain'], folder: 'Work' })).tags).toEqual(['rain'])
})

test('what a folder leaves no room for is noticed once', () => {
  const tags = Array.from({ length: 40 }, (_, index) => `t${index}`)
  expect(draft({ text: 'x', tags }).problems).toEqual(['too_many_tags'])
  expect(entries.tagsOf(draft({ text: 'x', tags, folder: 'Garden' })).problems).toEqual([])
})

test('the title is the one of the source, else the one found in the text, else made of tags or the mood', () => {
  expect(entryOf({ text: 'x', title: 'A day' })).toMatchObject({ title: 'A day', titled: true })
  expect(entryOf({ text: 'x' })).toMatchObject({ title: 'Rain on the' })
  expect(entryOf({ text: 'x' })).not.toHaveProperty('titled')
  expect(entryOf({ mood: { name: 'rad', scale: 5 }, tags: ['work'] }).title).toBe('work')
})
