import { expect, test } from 'vitest'
import { testFile } from '#server/testing/journal-folder.ts'
import { fileOf } from '../files/file-of.ts'
import type { FolderFile } from '../files/folder.ts'
import { journalRecord, type JournalItem, type Place } from '../journal-record.ts'
import { textField, textsField, type Foreign } from './foreign-fields.ts'
import { jsonRecord, jsonRecords } from './json-records.ts'
import { RecordError } from './record-error.ts'

function read(place: Place, entry: Foreign): JournalItem[] {
  if (entry['text'] === 'too much') throw new RecordError('too_long')
  return [journalRecord(place, { text: textField(entry, 'text'), tags: textsField(entry, 'tags') })]
}

/** The items read before an error, and the error’s name. */
async function outcome(items: AsyncIterable<JournalItem>): Promise<unknown[]> {
  const seen: unknown[] = []
  try {
    for await (const item of items)
      seen.push(item.kind === 'record' ? [item.place.number, item.text, ...item.tags] : item.problem)
  } catch (error) {
    seen.push(error instanceof Error ? `${error.name}: ${error.message}` : error)
  }
  return seen
}
const listed = (json: string) => outcome(jsonRecords(testFile('x.json', json), (item) => item.in === 'entries', read))
const single = (file: FolderFile) => outcome(jsonRecord(file, read))

test('a damaged record is a problem, and the others are read', async () => {
  expect(
    await listed('{"other":[1],"entries":[{"text":"one"},5,{"text":x},{"text":"too much"},{"text":"two"}]}'),
  ).toEqual([[1, 'one'], 'unreadable_record', 'unreadable_record', 'too_long', [5, 'two']])
})

test('a file that breaks off is damaged, after its records', async () => {
  expect(await listed('{"entries":[{"text":"one"},{"text":"tw')).toEqual([
    [1, 'one'],
    'FolderError: The file is damaged.',
  ])
})

test('a reading that is stopped closes its file', async () => {
  let isClosed = false
  const file = {
    path: 'x.json',
    async *stream() {
      try {
        for (;;) yield await Promise.resolve(Buffer.from('[{"text":"one"},{"text":"two"},'))
      } finally {
        isClosed = true
      }
    },
  }
  for await (const item of jsonRecords(file, () => true, read)) if (item.place.number === 2) break
  expect(isClosed).toBe(true)
})

test('a file can be one record, with any names and any number of tags', async () => {
  const tags = Array.from({ length: 500 }, (_value, index) => `tag${index}`)
  const entry = JSON.stringify({ tags, text: 'one' })
  expect(await single(testFile('x.json', entry))).toEqual([[1, 'one', ...tags]])
  expect(await single(testFile('x.json', '{"__proto__":{"text":"inherited"},"tags":[]}'))).toEqual([[1, '']])
})

test('a file with one record that is damaged or too large is a problem', async () => {
  expect(await single(testFile('x.json', '{"text":"one","tags":["a"'))).toEqual(['unreadable_record'])
  expect(await single(testFile('x.json', '{"text":"too much"}'))).toEqual(['too_long'])
  const large = fileOf('x.json', 17 * 1_048_576, () => testFile('x.json', '{"text":"one"}').stream())
  expect(await single(large)).toEqual(['too_long'])
})
