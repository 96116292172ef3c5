import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { joplin } from './index.ts'
import { idOf, itemText, noteText, tarOf } from './joplin.fixture.ts'

const NOTE = idOf('a')
/** Longer than one chunk of a file. */
const JPEG = Array.from({ length: 1_000 }, (_, index) => `jpeg ${index} `).join('')
const FILES = {
  [`${NOTE}.md`]: noteText(
    NOTE,
    'A walk',
    '# Hills\n\n![hill.jpg](:/' + idOf('1') + ')\n\n[talk](:/' + idOf('2') + ') and [note](:/' + idOf('b') + ')',
  ),
  [`${idOf('e')}.md`]: itemText('Diary', '', { id: idOf('e'), parent_id: '', type_: 2 }),
  [`${idOf('f')}.md`]: itemText('2022', '', { id: idOf('f'), parent_id: idOf('e'), type_: 2 }),
  [`${idOf('1')}.md`]: itemText('hill.jpg', '', {
    id: idOf('1'),
    mime: 'image/jpeg',
    filename: '',
    file_extension: 'jpg',
    type_: 4,
  }),
  [`${idOf('2')}.md`]: itemText('talk.m4a', '', {
    id: idOf('2'),
    mime: 'audio/mp4',
    filename: '',
    file_extension: 'm4a',
    type_: 4,
  }),
  [`${idOf('5')}.md`]: itemText('outside', '', { id: idOf('5'), type_: 5 }),
  [`${idOf('6')}.md`]: itemText('', '', { id: idOf('6'), note_id: NOTE, tag_id: idOf('5'), type_: 6 }),
  [`resources/${idOf('1')}.jpg`]: JPEG,
  [`resources/${idOf('2')}.m4a`]: 'sound',
}

const expected = {
  externalId: NOTE,
  title: 'A walk',
  text: 'Hills\n\ntalk and note',
  time: { kind: 'moment', at: Date.UTC(2022, 9, 1, 18, 30), zone: null },
  changedAt: Date.UTC(2022, 9, 2, 18, 30),
  tags: ['outside'],
  folder: 'Diary/2022',
  leftBehind: ['audio'],
}

test('a note of a tar has its moment, notebook, tags and photographs', async () => {
  const folder = testFolder({ 'notes.jex': await tarOf(FILES) })
  const { paths, records, problems } = await readJournal(joplin, folder)
  expect(paths).toEqual(['notes.jex'])
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      ...expected,
      place: { file: 'notes.jex', number: 1 },
      photographs: [{ path: `notes.jex!/resources/${idOf('1')}.jpg`, description: '' }],
    }),
  ])
  expect(await joplin.photograph?.(folder, records[0]?.photographs[0]?.path ?? '')).toEqual(Buffer.from(JPEG))
  expect(await joplin.photograph?.(folder, 'notes.jex!/../x')).toBeNull()
})

test('the same items in a folder are read alike', async () => {
  const inFolder = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`RAW/${path}`, text]))
  const folder = testFolder(inFolder)
  const { records, problems } = await readJournal(joplin, folder)
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      ...expected,
      place: { file: `RAW/${NOTE}.md`, number: 1 },
      photographs: [{ path: `RAW/resources/${idOf('1')}.jpg`, description: '' }],
    }),
  ])
})

test('encrypted notes and missing photographs are problems, and the trash stays closed', async () => {
  const tar = await tarOf({
    [`${idOf('a')}.md`]: noteText(idOf('a'), '', '', { encryption_applied: 1, encryption_cipher_text: 'JED01' }),
    [`${idOf('b')}.md`]: noteText(idOf('b'), 'B', `x ![](:/${idOf('9')})`),
    [`${idOf('c')}.md`]: noteText(idOf('c'), 'C', 'y', { deleted_time: 1_700_000_000_000 }),
    [`${idOf('d')}.md`]: noteText(idOf('d'), 'D', '<p>One</p><p>Two &amp; <b>three</b></p>', { markup_language: 2 }),
    [`${idOf('0')}.md`]: noteText(idOf('0'), 'E', 'z', { user_created_time: 'yesterday', latitude: '50.1' }),
  })
  const { records, problems } = await readJournal(joplin, testFolder({ 'a.jex': tar }))
  expect(records.map(({ title, text, leftBehind }) => [title, text, leftBehind])).toEqual([
    ['B', 'x', []],
    ['D', 'One\n\nTwo & **three**', []],
    ['E', 'z', ['map']],
  ])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [1, 'encrypted'],
    [2, 'missing_photograph'],
    [5, 'bad_date'],
  ])
})

test('notebooks that are in each other do not go on forever', async () => {
  const tar = await tarOf({
    [`${NOTE}.md`]: noteText(NOTE, 'A', 'x'),
    [`${idOf('f')}.md`]: itemText('Round', '', { id: idOf('f'), parent_id: idOf('f'), type_: 2 }),
  })
  const { records } = await readJournal(joplin, testFolder({ 'a.jex': tar }))
  expect(records[0]?.folder?.startsWith('Round/Round')).toBe(true)
})

test('a tar that breaks off gives the notes before the break, and a problem', async () => {
  const tar = await tarOf({
    [`${NOTE}.md`]: noteText(NOTE, 'A', 'x'),
    [`${idOf('b')}.md`]: noteText(idOf('b'), 'B', 'y'.repeat(5_000)),
  })
  const { records, problems } = await readJournal(joplin, testFolder({ 'a.jex': tar.subarray(0, 4_000) }))
  expect(records.map(({ title }) => title)).toEqual(['A'])
  expect(problems).toEqual([{ kind: 'problem', place: { file: 'a.jex', number: null }, problem: 'unreadable_file' }])
})

test('other tars and Markdown files are not claimed', async () => {
  const folder = testFolder({
    'other.tar': await tarOf({ 'README.md': '# Hello', '../../evil.md': noteText(NOTE, 'A', 'x') }),
    [`${idOf('a')}.md`]: '# Only the name',
    'note.md': 'id: 1\ntype_: 1',
    'diary.md': '---\ntitle: x\ncreated: 2022-01-01 10:00Z\n---\nwords',
  })
  expect(await joplin.recognize(folder)).toEqual([])
})
