import { expect, test } from 'vitest'
import { folderOf } from '../files/folder.ts'
import { readJournal, testFile, testFolder } from '#server/testing/journal-folder.ts'
import { AT, backup, entry, row, TABLES } from './diaro.fixture.ts'
import { diaro } from './index.ts'

test('an entry comes in with its moment, offset, names from other tables and photographs in their order', async () => {
  const xml = backup({
    ...TABLES,
    entries: [entry({})],
    attachments: [
      row({ uid: 'a2', entry_uid: 'e1', type: 'photo', filename: 'b.jpg', position: 2 }),
      row({ uid: 'a1', entry_uid: 'e1', type: 'photo', filename: 'a.jpg', position: 1 }),
      row({ uid: 'a3', entry_uid: 'e1', type: 'audio', filename: 'c.m4a', position: 3 }),
      row({ uid: 'a4', entry_uid: 'e1', type: 'photo', filename: '../../etc/passwd', position: 4 }),
      row({ uid: 'a5', entry_uid: 'e1', type: 'photo', filename: 'gone.jpg', position: 5 }),
    ],
  })
  const { paths, items } = await readJournal(
    diaro,
    testFolder({
      'DiaroBackup.xml': xml,
      'media/photo/A.JPG': 'x',
      'media/photo/b.jpg': 'x',
      'media/audio/c.m4a': 'x',
    }),
  )
  expect(paths).toEqual(['DiaroBackup.xml'])
  expect(items).toEqual([
    {
      kind: 'record',
      place: { file: 'DiaroBackup.xml', number: 1 },
      externalId: 'e1',
      text: 'First <line>\nSecond 😀',
      title: 'Rain & tea',
      time: { kind: 'moment', at: AT, zone: 330 },
      changedAt: null,
      tags: ['rain', 'long walks'],
      folder: 'Home',
      mood: { name: 'Heureux', scale: 4 },
      energy: null,
      focus: null,
      photographs: [
        { path: 'media/photo/A.JPG', description: '' },
        { path: 'media/photo/b.jpg', description: '' },
      ],
      prompt: null,
      location: '12 Pier Road',
      leftBehind: ['audio', 'weather'],
    },
    { kind: 'problem', place: { file: 'DiaroBackup.xml', number: 1 }, problem: 'missing_photograph' },
  ])
})

test('a mood of the first five has a place on the scale, one of the person’s own only a name', async () => {
  const moods = ['1', '2', '3', '4', '5', 'x7', '0', '', '9']
  const xml = backup({ entries: moods.map((mood) => entry({ mood })), ...TABLES })
  const { records } = await readJournal(diaro, testFolder({ 'a.xml': xml }))
  expect(records.map(({ mood }) => mood && [mood.name, mood.scale])).toEqual([
    ['awesome', 5],
    ['Heureux', 4],
    ['neutral', 3],
    ['bad', 2],
    ['Busy', null],
    ['In love', null],
    null,
    null,
    null,
  ])
})

test('tables are read wherever they are and wherever the pieces of the file end', async () => {
  const xml = backup({ entries: [entry({}), entry({ uid: 'e2', text: 'é' })], ...TABLES })
  for (const pieceBytes of [1, 2, 3, 64, 100_000]) {
    const { records } = await readJournal(diaro, folderOf('', [testFile('a.xml', xml, pieceBytes)]))
    expect(records.map(({ tags, text }) => [tags.length, text.length])).toEqual([
      [2, 22],
      [2, 1],
    ])
  }
})

test('odd entries lose what is odd, and the others come in', async () => {
  const xml = backup({
    entries: [
      entry({ date: 'soon', tz_offset: 'x', location_uid: 'l2', tags: 'none' }),
      entry({ date: AT, tz_offset: '00:00', title: '', text: '', mood: 0 }),
      entry({ archived: 1 }),
      entry({ text: 'x'.repeat(1_100_000) }),
      entry({ tz_offset: '-03:00' }),
    ],
    ...TABLES,
  })
  const { items } = await readJournal(diaro, testFolder({ 'a.xml': xml }))
  expect(items).toMatchObject([
    { time: null, tags: [], location: null, leftBehind: ['weather', 'map'] },
    { problem: 'bad_date' },
    { problem: 'empty', place: { number: 2 } },
    { problem: 'too_long', place: { number: 4 } },
    { time: { zone: -180 }, place: { number: 5 } },
  ])
})

test('a file that breaks off or has bytes that are no text gives its entries', async () => {
  const xml = backup({ ...TABLES, entries: [entry({ text: 'caf\u00e9' }), entry({ uid: 'e2' })] })
  const latin = Buffer.from(xml, 'latin1')
  const { items } = await readJournal(diaro, testFolder({ 'cut.xml': xml.slice(0, -80), 'latin.xml': latin }))
  expect(items.map((item) => (item.kind === 'record' ? item.text.slice(0, 4) : item.problem))).toEqual([
    'café',
    'unreadable_file',
    'caf\ufffd',
    'Firs',
  ])
})

test('other XML, and XML that would expand itself, is not read', async () => {
  const bomb = `<!DOCTYPE data [<!ENTITY a "aaaa">]>${backup({ entries: [entry({ text: '&a;' })] }).replace(/<\?.*?\?>/, '')}`
  const folder = testFolder({
    'other.xml': '<data><table name="other"><r><uid>1</uid></r></table></data>',
    'note.html': '<table name="diaro_entries"></table>',
    'text.txt': 'about diaro_entries',
    'bomb.xml': bomb,
  })
  const { paths, items } = await readJournal(diaro, folder)
  expect(paths).toEqual(['bomb.xml'])
  expect(items).toEqual([{ kind: 'problem', place: { file: 'bomb.xml', number: null }, problem: 'unreadable_file' }])
})
