import { expect, test } from 'vitest'
import { testFolder } from '#server/testing/journal-folder.ts'
import { page as applePage } from './apple-journal/apple-journal.fixture.ts'
import { appleJournal } from './apple-journal/index.ts'
import { dayOneJson, FULL_ENTRY } from './day-one/day-one.fixture.ts'
import { dayOne } from './day-one/index.ts'
import { dayOneText } from './day-one-text/index.ts'
import { daybook } from './daybook/index.ts'
import { backupOf, page as diariumPage, SCHEMA } from './diarium/diarium.fixture.ts'
import { diarium } from './diarium/index.ts'
import { diaro } from './diaro/index.ts'
import { FolderError, folderOf, type FolderFile } from './files/folder.ts'
import { fileOf } from './files/file-of.ts'
import { journey } from './journey/index.ts'

const ADAPTERS = [dayOne, dayOneText, journey, appleJournal, diarium, diaro, daybook]

/** Which adapters claim each file. */
async function claims(files: readonly FolderFile[]): Promise<Record<string, string[]>> {
  const claimed: Record<string, string[]> = Object.fromEntries(files.map(({ path }) => [path, []]))
  for (const adapter of ADAPTERS) {
    for (const path of await adapter.recognize(folderOf('', files))) claimed[path]?.push(adapter.source)
  }
  return claimed
}

test('a file is claimed by the one program that wrote it, under any name', async () => {
  const { files } = testFolder({
    'a/1': dayOneJson([FULL_ENTRY]),
    'a/2': '\tDate:\t15 January 2024\n\nA day.\n',
    'a/3': '{"date_journal":1495138530000,"text":"x","id":"1","mood":1}',
    'a/4': applePage({ body: '<p class="p2">x</p>' }),
    'a/5': '[{"date":"2024-01-15T10:00:00.5","heading":"","html":"<p>x</p>"}]',
    'a/6': diariumPage('<p class="Content">x</p>', ['Tags: a']),
    'a/7': await backupOf(SCHEMA),
    'a/8': '<data version="2"><table name="diaro_entries"><r><uid>1</uid></r></table></data>',
    'a/9': 'Date,Title,Text,Images\n2024-01-15-10:00,a,b,\n',
    'a/10': '{"version":15,"dayEntries":[{"id":1,"month":0}],"tags":[]}',
    'a/11': '{"tags":{},"entries":[{"title":"x","body":"y","date":"2024-01-15","time":"09:30"}]}',
    'a/12': 'Dear diary, today is 15 January 2024.',
    'a/13': '',
  })
  expect(Object.values(await claims(files))).toEqual([
    ['day_one'],
    ['day_one_text'],
    ['journey'],
    ['apple_journal'],
    ['diarium'],
    ['diarium'],
    ['diarium'],
    ['diaro'],
    ['daybook'],
    [],
    [],
    [],
    [],
  ])
})

test('a gigabyte of nothing is claimed by none, and only its beginning is read', async () => {
  let read = 0
  const nothing = (path: string, begin: string) =>
    fileOf(path, 1_073_741_824, async function* () {
      yield Buffer.from(begin)
      for (const piece = Buffer.alloc(65_536, 32); read < 1_073_741_824; read += piece.length) yield piece
    })
  const files = [
    nothing('a', '{'),
    nothing('b', '['),
    nothing('c', '\tDate:\t'),
    nothing('d', '<data>'),
    nothing('e', ' '),
  ]
  expect(Object.values(await claims(files)).flat()).toEqual([])
  expect(read).toBeLessThan(150_000_000)
})

test('a damaged file is no one’s', async () => {
  const damaged = fileOf('a.json', 10, async function* () {
    yield Buffer.from('{')
    throw new FolderError('damaged')
  })
  expect(await claims([damaged])).toEqual({ 'a.json': [] })
})
