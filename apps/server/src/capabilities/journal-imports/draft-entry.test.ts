import { CONTENT_MAX_BYTES, PHOTOGRAPHS_PER_ENTRY, TAGS_GIVEN_MAX } from '@soundings/core/entries'
import { expect, test } from 'vitest'
import { journalRecord, type JournalRecord } from '#server/adapters/journals/journal-record.ts'
import { bareTitle } from './bare-title.ts'
import { draftEntry, type DraftEntry } from './draft-entry.ts'

const PLACE = { file: 'export.json', number: 1 }
const OPTIONS = { source: 'daylio', part: 0, timeZone: 'UTC', now: new Date('2026-11-23T12:00:00Z'), index: 0 } as const

const made = (given: Partial<Omit<JournalRecord, 'kind' | 'place'>>) => draftEntry(journalRecord(PLACE, given), OPTIONS)
function draft(given: Partial<Omit<JournalRecord, 'kind' | 'place'>>): DraftEntry {
  const found = made(given)
  if (typeof found === 'string') throw new Error(found)
  return found
}

test('a mood or a photograph alone is an entry, and nothing at all is none', () => {
  expect(made({})).toBe('empty')
  expect(made({ text: ' \n ', tags: ['work'] })).toBe('empty')
  expect(draft({ mood: { name: 'rad', scale: 5 } }).content).toBe('')
  expect(draft({ photographs: [{ path: 'a.jpg', description: '' }] }).photographs).toHaveLength(1)
})

test('an entry without words is titled by its tags, then by its mood', () => {
  expect(bareTitle(draft({ mood: { name: 'rad', scale: 5 }, tags: ['work', 'friends'] }))).toBe('work, friends')
  expect(bareTitle(draft({ mood: { name: 'rad', scale: 5 } }))).toBe('rad')
  const many = Array.from({ length: 30 }, (_, index) => `activity ${index}`)
  expect(bareTitle(draft({ mood: { name: 'rad', scale: 5 }, tags: many })).length).toBeLessThanOrEqual(80)
})

test('a title that is too long becomes the first line, so that none of it is lost', () => {
  const title = 'A very long title of a day '.repeat(5).trim()
  expect(draft({ title, text: 'Rain.' })).toMatchObject({ title: null, content: `${title}\n\nRain.` })
  expect(draft({ title: 'Short\ttitle', text: 'Rain.' })).toMatchObject({ title: 'Short title', content: 'Rain.' })
})

test('tags are given once, without their mark, and those beyond the limit are named', () => {
  expect(draft({ text: 'x', tags: ['#Work', 'work', ' two\nlines ', '#', ''] }).tags).toEqual(['Work', 'two lines'])
  const { tags, problems } = draft({ text: 'x', tags: Array.from({ length: 40 }, (_, index) => `t${index}`) })
  expect([tags.length, problems]).toEqual([TAGS_GIVEN_MAX, ['too_many_tags']])
})

test('hashtags of the text take room from the tags of its record, and what has none is named', () => {
  const tags = Array.from({ length: TAGS_GIVEN_MAX }, (_, index) => `t${index}`)
  expect(draft({ text: 'With #t3.', tags }).problems).toEqual([])
  const { tags: kept, problems } = draft({ text: 'With #harbor.', tags })
  expect([kept.length, problems]).toEqual([TAGS_GIVEN_MAX - 1, ['too_many_tags']])
})

test('a tag, a place, a prompt and a description that are too long are shortened and named', () => {
  const made = (length: number) => ({
    text: 'x',
    tags: ['t'.repeat(length), 'work'],
    location: 'l'.repeat(length),
    prompt: `  ${'p'.repeat(length)}  `,
    photographs: [{ path: 'a.jpg', description: 'd'.repeat(length) }],
  })
  expect(draft(made(64)).problems).toEqual([])
  const { tags, place, prompt, photographs, problems } = draft(made(1_001))
  expect([tags[0], tags[1], place, prompt, photographs[0]?.description].map((text) => text?.length)).toEqual([
    64, 4, 200, 300, 1_000,
  ])
  expect(problems).toEqual(['long_tag', 'long_place', 'long_prompt', 'long_description'])
})

test('photographs beyond the limit are named, and so is a text that is too long', () => {
  const photographs = Array.from({ length: 25 }, (_, index) => ({ path: `${index}.jpg`, description: '' }))
  const { photographs: kept, problems } = draft({ photographs })
  expect([kept.length, problems]).toEqual([PHOTOGRAPHS_PER_ENTRY, ['too_many_photographs']])
  expect(made({ text: 'x'.repeat(CONTENT_MAX_BYTES + 1) })).toBe('too_long')
})

test('what can’t be stored is left out of a text, and the rest stays as it is', () => {
  expect(draft({ text: 'a\0b\ud800c\n\n  d' }).content).toBe('ab\ufffdc\n\n  d')
})

test('the same record has the same key in two exports, and another key when it says something else', () => {
  const ferry = { text: 'x', externalId: '5B0E5D4FBD1C4A0E9E0AE0F1F2A3B4C5' }
  expect(draft({ ...ferry, text: 'changed' }).key).toBe(draft(ferry).key)
  // Row numbers start again on another phone.
  const first = {
    text: 'x',
    externalId: '1',
    time: { kind: 'local', day: '2026-09-26', time: null, zone: null },
  } as const
  expect(draft({ ...first, time: { ...first.time, day: '2026-09-27' } }).key).not.toBe(draft(first).key)
  expect(draft({ text: 'x' }).key).not.toBe(draft({ text: 'y' }).key)
  const titled = { title: 'Ran 5 km' }
  for (const other of [
    { title: 'Called' },
    { prompt: 'p' },
    { location: 'l' },
    { energy: 4 },
    { folder: 'f' },
  ] as const) {
    expect(draft({ ...titled, ...other }).key).not.toBe(draft(titled).key)
  }
  const evening = { kind: 'local', day: '2026-09-26', time: '21:30', zone: null } as const
  const rated = { mood: { name: 'good', scale: 4 }, time: evening } as const
  expect(draft(rated).key).not.toBe(draft({ ...rated, tags: ['work'] }).key)
})
