import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { scratchFile } from '#server/platform/files/scratch-file.ts'
import { makeZip, type ZipPart } from '#server/testing/make-zip.ts'
import { dayOneJson } from '../day-one/day-one.fixture.ts'
import { idOf, noteText } from '../joplin/joplin.fixture.ts'
import type { JournalItem } from '../journal-record.ts'
import { journalReader } from './journal-reader.ts'

const RAIN = { uuid: 'A'.repeat(32), creationDate: '2020-11-10T07:15:00Z', timeZone: 'Europe/London', text: 'Rain' }
const NO_CHOICES = { dateOrder: null, columns: [] }
const JOURNAL = Buffer.from(dayOneJson([RAIN]))

/** The reading process’s result for an upload of one file. */
async function readUpload(
  content: Buffer,
  { name = 'export.zip', photographs = [] }: { name?: string; photographs?: readonly string[] } = {},
) {
  await using file = await scratchFile(piecesOf(content))
  await using reader = await journalReader([{ name, file }], new AbortController().signal)
  const items: JournalItem[] = []
  for await (const batch of reader.items(NO_CHOICES)) items.push(...batch.map(({ item }) => item))
  const asked: (Buffer | null)[] = []
  for (const path of ['../../../etc/passwd', ...photographs]) asked.push(await reader.photograph(0, path))
  const [outside, ...found] = asked
  const texts = items.flatMap((item) => (item.kind === 'record' ? [item.text] : []))
  const problems = items.flatMap((item) => (item.kind === 'problem' ? [item.problem] : []))
  const places = items.map(({ place }) => place.file)
  return { found: reader.found, texts, problems, places, outside, photographs: found }
}

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 100_000) yield content.subarray(at, at + 100_000)
}

const zipOf = (...parts: ZipPart[]) => makeZip(parts)

test('a path that leaves the ZIP is left out, no file outside is read, and the journal comes in', async () => {
  const { texts, outside, problems } = await readUpload(
    zipOf(
      { name: '../../evil.json', bytes: JOURNAL },
      { name: 'C:\\evil.json', bytes: JOURNAL },
      { name: 'Journal.json', bytes: JOURNAL },
    ),
  )
  expect(texts).toEqual(['Rain'])
  expect(outside).toBeNull()
  expect(problems).toEqual(['unreadable_file', 'unreadable_file'])
})

test('a symbolic link in a ZIP is never followed: nothing of its target appears, and the rest comes in', async () => {
  const link = (name: string, target: string) => ({ name, bytes: Buffer.from(target), mode: 0o120777 })
  const { texts, problems, photographs } = await readUpload(
    zipOf(
      link('2024-01-15.md', '/etc/passwd'),
      link('folder', '/etc'),
      { name: 'folder/passwd.md', bytes: Buffer.from('Only words.') },
      link('photos/sea.jpg', '/etc/passwd'),
      { name: '2024-01-16.md', bytes: Buffer.from('Snow ![](photos/sea.jpg) ![](2024-01-15.md)') },
    ),
    { photographs: ['photos/sea.jpg', 'folder/passwd'] },
  )
  expect(texts.toSorted()).toEqual(['Only words.', 'Snow'])
  expect(photographs).toEqual([null, null])
  expect(problems).toEqual(['unreadable_file', 'unreadable_file', 'unreadable_file', 'missing_photograph'])
})

test('a link in a tar is never followed: nothing of its target appears, and the rest comes in', async () => {
  const [note, linked, photo] = [idOf('a'), idOf('b'), idOf('c')]
  const tar = pack()
  for (const type of ['symlink', 'link'] as const) {
    tar.entry({ name: `${linked}.md`, type, linkname: '/etc/passwd' })
    tar.entry({ name: `resources/${photo}.jpg`, type, linkname: '/etc/passwd' })
  }
  tar.entry({ name: `${note}.md` }, noteText(note, 'A walk', `Snow ![](:/${photo})`))
  tar.finalize()
  const pieces: Buffer[] = []
  for await (const piece of tar) pieces.push(Buffer.from(piece as Buffer))
  const path = `notes.jex!/resources/${photo}.jpg`
  const { texts, problems, photographs } = await readUpload(Buffer.concat(pieces), {
    name: 'notes.jex',
    photographs: [path],
  })
  expect([texts, photographs]).toEqual([['Snow'], [null]])
  expect(problems).toEqual(['missing_photograph'])
})

test('a file with a password is named as such', async () => {
  const locked = zipOf({ name: 'Journal.json', bytes: JOURNAL })
  for (let at = locked.indexOf('PK'); at >= 0; at = locked.indexOf('PK', at + 1)) {
    if (locked.readUInt32LE(at) === 0x02014b50) locked.writeUInt16LE(0x801, at + 8)
  }
  expect((await readUpload(locked)).problems).toEqual(['encrypted'])
})

test('two files whose names differ in case alone are both read', async () => {
  const other = Buffer.from(dayOneJson([{ ...RAIN, uuid: 'B'.repeat(32), text: 'Snow' }]))
  const { texts } = await readUpload(zipOf({ name: 'note.json', bytes: JOURNAL }, { name: 'Note.json', bytes: other }))
  expect(texts.toSorted()).toEqual(['Rain', 'Snow'])
})

test('names without a mark of their encoding are read as UTF-8 where they are', async () => {
  const named = zipOf({ name: 'Tagebücher/März.json', bytes: JOURNAL })
  // Without the flag, as some programs write it: in the header of the file and in the directory.
  for (let at = named.indexOf('PK'); at >= 0; at = named.indexOf('PK', at + 1)) {
    if (named.readUInt32LE(at) === 0x04034b50) named.writeUInt16LE(0, at + 6)
    if (named.readUInt32LE(at) === 0x02014b50) named.writeUInt16LE(0, at + 8)
  }
  expect((await readUpload(named)).places).toEqual(['export.zip/Tagebücher/März.json'])
})

test('a ZIP that unpacks to much more than its size is not opened', async () => {
  const zeros = Buffer.alloc(200 * 1_048_576)
  const { found, texts, problems } = await readUpload(zipOf({ name: 'Journal.json', bytes: zeros }))
  expect([found.parts, texts, problems]).toEqual([[], [], ['unreadable_file']])
})

test('a member that is larger than its ZIP says is damaged, and nothing of it counts', async () => {
  const { texts } = await readUpload(zipOf({ name: 'Journal.json', bytes: JOURNAL, declared: 10 }))
  expect(texts).toEqual([])
})

test('a ZIP that breaks off is damaged, and says so', async () => {
  const whole = zipOf({ name: 'Journal.json', bytes: JOURNAL })
  const { found, problems } = await readUpload(whole.subarray(0, whole.length - 30))
  expect([found.parts, problems]).toEqual([[], ['unreadable_file']])
})

test('a journal inside a ZIP inside a ZIP is found', async () => {
  const inner = zipOf({ name: 'Journal.json', bytes: JOURNAL })
  const { found, texts } = await readUpload(zipOf({ name: 'from phone/export.zip', bytes: inner }))
  expect(found.parts).toEqual([{ source: 'day_one', folder: 'export.zip/from phone/export.zip', files: 1 }])
  expect(texts).toEqual(['Rain'])
})

test('a record that is nested a hundred thousand times is reported, and the next one comes in', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const json = `{"metadata":{"version":"1.0"},"entries":[{"uuid":"B","creationDate":"2020-11-10T07:15:00Z","text":${deep}},${JSON.stringify(RAIN)}]}`
  const { texts, problems } = await readUpload(Buffer.from(json), { name: 'Journal.json' })
  expect([texts, problems]).toEqual([['Rain'], ['unreadable_record']])
})

test('a file of another kind is reported as unknown, and a document is left to its own review', async () => {
  const { found } = await readUpload(Buffer.from([0, 1, 2, 3]), { name: 'x.bin' })
  expect([found.unknown, found.documents]).toEqual([{ paths: ['x.bin'], count: 1 }, []])
  const text = await readUpload(Buffer.from('A page of a diary, without any date.'), { name: 'diary.txt' })
  expect([text.found.unknown.count, text.found.documents]).toEqual([0, [0]])
})

test('twenty thousand empty files are looked at, and none is a journal', async () => {
  const parts = Array.from({ length: 20_000 }, (_, index) => ({ name: `folder/${index}`, bytes: Buffer.alloc(0) }))
  const { found } = await readUpload(zipOf(...parts))
  expect([found.parts, found.unknown.paths.length]).toEqual([[], 50])
})
