import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { dayOne } from './index.ts'
import { dayOneJson, FULL_ENTRY, PICTURE } from './day-one.fixture.ts'

const PHOTO = 'photos/0cc175b9c0f1b6a831c399e269772661.jpeg'
const AT = '2021-03-03T11:48:50Z'

/** The records of one journal with these entries and files. */
async function read(entries: readonly object[], files: Record<string, Buffer> = {}) {
  return readJournal(dayOne, testFolder({ 'Journal.json': dayOneJson(entries), ...files }))
}

test('an entry as an iPhone exports it comes in whole', async () => {
  const { paths, items } = await read([FULL_ENTRY], { [PHOTO]: PICTURE })
  expect(paths).toEqual(['Journal.json'])
  expect(items).toEqual([
    {
      kind: 'record',
      place: { file: 'Journal.json', number: 1 },
      externalId: '5B0E5D4FBD1C4A0E9E0AE0F1F2A3B4C5',
      text: 'We sat outside. It was warm, 24-26 degrees.',
      title: 'Ferry at last ...',
      time: { kind: 'moment', at: Date.parse('2021-07-03T22:48:50Z'), zone: 'Europe/Zagreb' },
      changedAt: Date.parse('2021-07-04T08:59:09Z'),
      tags: ['Travel', 'the sea'],
      folder: 'Journal',
      mood: null,
      energy: null,
      focus: null,
      photographs: [{ path: PHOTO, description: '' }],
      prompt: null,
      location: 'Riva, Vis, Split-Dalmatia County, Croatia',
      leftBehind: ['weather', 'activity', 'star'],
    },
  ])
})

test('each journal of a ZIP is a folder, and its photographs are found beside it in any case', async () => {
  const entry = (uuid: string) => ({ ...FULL_ENTRY, uuid })
  const { records, problems } = await readJournal(
    dayOne,
    testFolder({
      'Trip/Work Notes.json': dayOneJson([entry('A')]),
      'Trip/Life.JSON': `\uFEFF${dayOneJson([entry('B'), entry('C')])}`,
      'Trip/Photos/0CC175B9C0F1B6A831C399E269772661.JPG': PICTURE,
    }),
  )
  expect(problems).toEqual([])
  expect(records.map(({ folder, externalId, place }) => [folder, externalId, place.number])).toEqual([
    ['Work Notes', 'A', 1],
    ['Life', 'B', 1],
    ['Life', 'C', 2],
  ])
  expect(records[2]?.photographs[0]?.path).toBe('Trip/Photos/0CC175B9C0F1B6A831C399E269772661.JPG')
})

test('files that only look like Day One’s are left to others', async () => {
  const folder = testFolder({
    'mini.json':
      '{"metadata":{"application":"Mini Diarium","version":"1"},"entries":[{"id":1,"date":"2024-01-15","text":"x"}]}',
    'jrnl.json': '{"tags":{"@a":1},"entries":[{"title":"x","body":"y","date":"2024-01-15","time":"09:30","tags":[]}]}',
    'list.json': '[{"creationDate":"2021-03-03T11:48:50Z","text":"x","uuid":"1"}]',
    'bytes.json': Buffer.from([0, 1, 2, 3]),
    'Day One.txt': '\tDate:\t15 January 2024\n\nx',
    'photos/a.jpeg': dayOneJson([FULL_ENTRY]),
    'empty.json': '',
  })
  expect(await dayOne.recognize(folder)).toEqual([])
  expect(await dayOne.recognize(testFolder({ 'renamed.txt': dayOneJson([FULL_ENTRY]) }))).toEqual(['renamed.txt'])
})

test('rich text is read when an entry has no text', async () => {
  const contents = [
    { attributes: { line: { header: 1 } }, text: 'A [title]\n' },
    { text: 'plain *stars*, ' },
    { attributes: { bold: true }, text: 'bold' },
    { text: ' #1\n# no heading\n' },
    { attributes: { line: { listStyle: 'bulleted', indentLevel: 1 } }, text: 'one\n' },
    { attributes: { line: { listStyle: 'numbered', indentLevel: 2, listIndex: 1 } }, text: 'two\n' },
    { attributes: { line: { listStyle: 'checkbox', checked: true } }, text: 'three\n' },
    { embeddedObjects: [{ type: 'photo', identifier: 'x' }] },
    { attributes: { line: { quote: true } }, text: 'said' },
  ]
  const { records } = await read([
    { uuid: 'A', creationDate: AT, richText: JSON.stringify({ contents }) },
    { uuid: 'O', creationDate: AT, richText: { contents: [{ text: 'as an object' }] } },
    { uuid: 'B', creationDate: AT, text: 'plain', richText: '{"contents":[{"text":"rich"}]}' },
    { uuid: 'C', creationDate: AT, tags: ['x'], richText: 'broken', mood: 1 },
  ])
  expect(records.map(({ title, text }) => [title, text])).toEqual([
    ['A [title]', 'plain *stars*, **bold** #1\n# no heading\n- one\n  1. two\n- [x] three\n> said'],
    [null, 'as an object'],
    [null, 'plain'],
  ])
})

test('tags of our own export are ratings, and only in their exact form', async () => {
  const tags = ['mood-4', 'energy-1', 'focus-5', 'mood-6', 'Mood-2', 'mood-2', 'moody']
  const { records } = await read([
    { uuid: 'A', creationDate: AT, text: 'x', tags },
    { uuid: 'B', creationDate: AT, text: 'x', tags: ['mood-6', 'mood-0', 'energy-', 'my-focus-3'] },
  ])
  expect(records[1]).toMatchObject({ mood: null, energy: null, focus: null, tags: { length: 4 } })
  expect(records[0]).toMatchObject({
    mood: { name: 'Good', scale: 4 },
    energy: 1,
    focus: 5,
    tags: ['mood-6', 'Mood-2', 'mood-2', 'moody'],
  })
})

test('an entry of a whole day has the day of its zone and no time', async () => {
  const entry = { uuid: 'A', creationDate: '2021-03-03T13:00:00Z', text: 'x', isAllDay: true }
  const { records } = await read([
    { ...entry, timeZone: 'Pacific/Auckland' },
    { ...entry, timeZone: 'GMT+0530', isAllDay: false },
    { ...entry, timeZone: 'Nowhere/Land', isAllDay: false },
    { ...entry, creationDate: '2015-01-01T10:20:30', isAllDay: false },
  ])
  expect(records.map(({ time }) => time)).toEqual([
    { kind: 'local', day: '2021-03-04', time: null, zone: 'Pacific/Auckland' },
    { kind: 'moment', at: Date.parse('2021-03-03T13:00:00Z'), zone: 330 },
    { kind: 'moment', at: Date.parse('2021-03-03T13:00:00Z'), zone: null },
    { kind: 'local', day: '2015-01-01', time: '10:20', zone: null },
  ])
})

test('photographs come in their order, each file once, and missing ones are reported', async () => {
  const a = 'a'.repeat(32)
  const photos = [
    { identifier: 'P2', md5: 'b'.repeat(32), orderInEntry: 1 },
    { identifier: 'P1', md5: a, type: 'png', orderInEntry: 0, description: 'The sea' },
    { identifier: 'P3', md5: a, orderInEntry: 2 },
    { identifier: 'P4', orderInEntry: 3, type: 'jpeg' },
    { identifier: '../../etc', md5: '../x', orderInEntry: 4 },
    null,
  ]
  const { records, problems } = await read(
    [{ uuid: 'A', creationDate: AT, text: '![At home](dayone-moment://P2)', photos, audios: [{ identifier: 'x' }] }],
    { [`photos/${a}.png`]: PICTURE, [`photos/${'b'.repeat(32)}.heic`]: PICTURE },
  )
  expect(records[0]?.photographs).toEqual([
    { path: `photos/${a}.png`, description: 'The sea' },
    { path: `photos/${'b'.repeat(32)}.heic`, description: 'At home' },
  ])
  expect(records[0]?.leftBehind).toEqual(['audio'])
  expect(new Set(problems.map(({ problem }) => problem))).toEqual(new Set(['missing_photograph']))
  expect(problems.length).toBe(3)
})

test('odd entries lose what is odd, and the others come in', async () => {
  const { items } = await read([
    { uuid: 'A', creationDate: AT, text: 'first', tags: 'no list', photos: 5, location: [], modifiedDate: 7 },
    { uuid: 'B', creationDate: '2021-02-30T11:48:50Z', text: 'no such day' },
    { uuid: 'C', creationDate: AT, text: ' \u200b' },
    { uuid: 'D', creationDate: AT, text: 'é'.repeat(600_000) },
    { creationDate: AT },
    { uuid: 9, creationDate: AT, text: 'last\0\ud800' },
  ])
  expect(items.map((item) => (item.kind === 'record' ? item.text : [item.problem, item.place.number]))).toEqual([
    'first',
    'no such day',
    ['bad_date', 2],
    ['empty', 3],
    ['too_long', 4],
    ['empty', 5],
    'last\ufffd',
  ])
})

test('a file that breaks off gives its entries and a problem, and the next file is read', async () => {
  const json = dayOneJson([FULL_ENTRY, FULL_ENTRY])
  const { records, problems } = await readJournal(
    dayOne,
    testFolder({ 'a.json': json.slice(0, -300), 'b.json': dayOneJson([FULL_ENTRY]), [PHOTO]: PICTURE }),
  )
  expect(records.map(({ place }) => place.file)).toEqual(['a.json', 'b.json'])
  expect(problems).toEqual([{ kind: 'problem', place: { file: 'a.json', number: null }, problem: 'unreadable_file' }])
})
