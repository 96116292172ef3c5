import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { daylio } from './index.ts'
import { asBase64, backupJson, dayEntry } from './daylio.fixture.ts'

const PHOTO = '0123456789abcdef0123456789abcdef'
const read = (json: string, more: Record<string, string> = {}) =>
  readJournal(daylio, testFolder({ 'backup.daylio': asBase64(json), ...more }))

async function zipped(contents: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece as Buffer))
  return Buffer.concat(pieces)
}

test('an entry has its moment and zone, mood, tags, title and text', async () => {
  const { records, problems } = await read(backupJson([dayEntry()]))
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'backup.daylio', number: 1 },
      externalId: '1',
      time: { kind: 'moment', at: 1_674_550_757_766, zone: 60 },
      mood: { name: 'rad', scale: 5 },
      tags: ['famille', 'dormir tôt'],
      title: 'Tuesday',
      text: 'A walk by the river.',
      energy: null,
      leftBehind: [],
    }),
  ])
})

test('the level of a mood is its group, whatever its id and name', async () => {
  const moods = [1, 2, 3, 4, 5, 6, 8, 99].map((mood, index) => dayEntry({ id: index, mood }))
  const { records } = await read(backupJson(moods))
  expect(records.map(({ mood }) => [mood?.name, mood?.scale])).toEqual([
    ['rad', 5],
    ['good', 4],
    ['meh', 3],
    ['bad', 2],
    ['awful', 1],
    ['over the moon', 5],
    ['grumpy', 2],
    ['Mood 99', null],
  ])
})

test('months are counted from 0, and December is the eleventh', async () => {
  const december = dayEntry({ month: 11, day: 31, datetime: null, timeZoneOffset: null })
  const { records } = await read(backupJson([december]))
  expect(records[0]?.time).toEqual({ kind: 'local', day: '2023-12-31', time: '09:59', zone: null })
})

test('where the calendar fields and the moment disagree, the fields count', async () => {
  const { records } = await read(backupJson([dayEntry({ day: 20 })]))
  expect(records[0]?.time).toEqual({ kind: 'local', day: '2023-01-20', time: '09:59', zone: 60 })
})

test('a date that no calendar has falls back to the moment, or is a problem', async () => {
  const { records, problems } = await read(
    backupJson([dayEntry({ month: 12 }), dayEntry({ month: 1, day: 30, datetime: 'soon' })]),
  )
  expect(records[0]?.time).toEqual({ kind: 'moment', at: 1_674_550_757_766, zone: 60 })
  expect(records[1]?.time).toBeNull()
  expect(problems).toEqual([{ kind: 'problem', place: { file: 'backup.daylio', number: 2 }, problem: 'bad_date' }])
})

test('an entry without a day, or with half of one, falls back to the moment, and the others come in', async () => {
  const { records, problems } = await read(
    backupJson([
      dayEntry({ day: undefined }),
      dayEntry({ day: 1.5 }),
      dayEntry({ day: null, datetime: null }),
      dayEntry(),
    ]),
  )
  expect(records.map(({ time }) => time?.kind)).toEqual(['moment', 'moment', undefined, 'moment'])
  expect(problems.map(({ problem }) => problem)).toEqual(['bad_date'])
})

test('photographs are found by their checksum, recordings stay behind, and a missing photograph is a problem', async () => {
  const assets = [
    { id: 7, checksum: PHOTO, type: 1, createdAt: 0 },
    { id: 8, checksum: 'f'.repeat(32), type: 2, createdAt: 0 },
    { id: 9, checksum: 'e'.repeat(32), type: 1, createdAt: 0 },
    { id: 10, checksum: '../../etc/passwd', type: 1, createdAt: 0 },
  ]
  const { records, problems } = await read(
    backupJson([dayEntry({ assets: [7, 7, 8, 9, 10, 404], isFavorite: true })], { assets }),
    { [`assets/photos/2023/1/${PHOTO}`]: 'jpeg' },
  )
  expect(records[0]?.photographs).toEqual([{ path: `assets/photos/2023/1/${PHOTO}`, description: '' }])
  expect(records[0]?.leftBehind).toEqual(['audio', 'star'])
  expect(problems.map(({ problem }) => problem)).toEqual([
    'missing_photograph',
    'missing_photograph',
    'missing_photograph',
  ])
})

test('notes are HTML, and older notes are plain text with line ends', async () => {
  const { records } = await read(
    backupJson([
      dayEntry({ note: '<b>Good</b>:<br><br><ol><li>tea &amp; toast</li><li>rain</li></ol>' }),
      dayEntry({ note: 'one\ntwo\n\n\n3 < 4 &\u200B' }),
      dayEntry({ note: 'No tag<br>second line' }),
    ]),
  )
  expect(records.map(({ text }) => text)).toEqual([
    '**Good**:\n\n1. tea & toast\n2. rain',
    'one\ntwo\n\n3 < 4 &',
    'No tag\nsecond line',
  ])
})

test('a damaged entry is a problem, and fields of unexpected types are lost alone', async () => {
  const json = backupJson([dayEntry(), dayEntry({ tags: 'x', assets: 5, note: { a: 1 }, note_title: 7, mood: null })])
  const { records, problems } = await read(json.replace('"dayEntries":[', '"dayEntries":[7,{"id":oops},'))
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [1, 'unreadable_record'],
    [2, 'unreadable_record'],
    [4, 'empty'],
  ])
  expect(records.map(({ place }) => place.number)).toEqual([3])
})

test('a text that no entry can hold is a problem', async () => {
  const { problems } = await read(backupJson([dayEntry({ note: 'é'.repeat(600_000) })]))
  expect(problems.map(({ problem }) => problem)).toEqual(['too_long'])
})

test('the backup may be the bare JSON, have any name, or be inside another ZIP with its photographs', async () => {
  const assets = [{ id: 7, checksum: PHOTO, type: 1 }]
  const json = backupJson([dayEntry({ assets: [7] })], { assets })
  expect((await readJournal(daylio, testFolder({ 'old/data.txt': json }))).records).toHaveLength(1)
  const inner = await zipped({ 'backup.daylio': asBase64(json), [`assets/photos/2023/1/${PHOTO}`]: 'jpeg' })
  const folder = testFolder({ 'phone/backup_2023.daylio': inner, 'notes.txt': 'x' })
  const { paths, records } = await readJournal(daylio, folder)
  expect(paths).toEqual(['phone/backup_2023.daylio'])
  const [photograph] = records[0]?.photographs ?? []
  expect(await daylio.photograph?.(folder, photograph?.path ?? '')).toEqual(Buffer.from('jpeg'))
})

test('a damaged ZIP with the name of a backup is not claimed', async () => {
  const folder = testFolder({ 'a.daylio': 'PK\x03\x04 nothing', 'b.daylio': 'hello', 'c.daylio': '' })
  expect(await daylio.recognize(folder)).toEqual([])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'entries.json': JSON.stringify({ version: '004', items: [{ uuid: 'a', content_type: 'Note' }] }),
    'journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries: [{ uuid: 'A', text: 'x' }] }),
    'moods.json': JSON.stringify({ dayEntries: [{ note: 'x' }], customMoods: ['happy'] }),
    'base64.txt': asBase64('just a long text that is no JSON at all'),
    'backup.daylio': 'eyJhIjoxfQ==',
  })
  expect(await daylio.recognize(folder)).toEqual([])
})

test('a backup that breaks off gives its entries before the break, and a problem', async () => {
  const whole = backupJson([dayEntry(), dayEntry({ id: 2 }), dayEntry({ id: 3 })])
  const { records, problems } = await read(whole.slice(0, whole.lastIndexOf('"id":3')))
  expect(records.map(({ externalId }) => externalId)).toEqual(['1', '2'])
  expect(problems).toEqual([
    { kind: 'problem', place: { file: 'backup.daylio', number: null }, problem: 'unreadable_file' },
  ])
})
