import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { archiveOf, checked, forged, manifestOf, packed, send, unpacked, type Files } from './archive.fixture.ts'

const MIB = 1_048_576
const lineOf = (files: Files) => JSON.parse(String(files.get('entries.jsonl'))) as Record<string, unknown>
const withEntry = (change: Record<string, unknown>) => (files: Files) =>
  forged(files, 'entries.jsonl', Buffer.from(`${JSON.stringify({ ...lineOf(files), ...change })}\n`))
const withManifest = (change: Record<string, unknown>) => (files: Files) =>
  new Map([...files, ['manifest.json', Buffer.from(JSON.stringify({ ...manifestOf(files), ...change }))]] as const)
const without = (path: string) => (files: Files) => new Map([...files].filter(([name]) => name !== path))
const replaced = (path: string, text: string) => (files: Files) =>
  new Map([...files, [path, Buffer.from(text)]] as const)

const HOSTILE: readonly [string, string, (files: Files) => Files][] = [
  ['a file is missing', 'ARCHIVE_DAMAGED', without('echoes.jsonl')],
  ['the manifest is missing', 'ARCHIVE_UNREADABLE', without('manifest.json')],
  [
    'a file was changed',
    'ARCHIVE_DAMAGED',
    (files) => replaced('entries.jsonl', String(files.get('entries.jsonl')).replace('lamp', 'bump'))(files),
  ],
  ['a file was added', 'ARCHIVE_DAMAGED', replaced('journal/extra.md', 'x')],
  ['the counts are wrong', 'ARCHIVE_DAMAGED', withManifest({ counts: { entries: 2, echoes: 0, photographs: 0 } })],
  ['it is from a later version', 'ARCHIVE_TOO_NEW', withManifest({ version: 6 })],
  ['it is something else', 'ARCHIVE_UNREADABLE', withManifest({ format: 'another' })],
  [
    'its manifest names a path outside',
    'ARCHIVE_DAMAGED',
    withManifest({ files: [{ path: '../x', bytes: 1, sha256: '0'.repeat(64) }] }),
  ],
  ['an entry has a rating of 9', 'ARCHIVE_DAMAGED', withEntry({ mood: 9 })],
  ['an entry has a wrong day', 'ARCHIVE_DAMAGED', withEntry({ day: 1 })],
  ['an entry is from the year 0', 'ARCHIVE_DAMAGED', withEntry({ created_at: '0000-01-01T00:00:00Z', day: -719_528 })],
  ['an entry is from the year 1', 'ARCHIVE_DAMAGED', withEntry({ created_at: '0001-01-01T00:00:00Z', day: -719_162 })],
  [
    'an entry is from the last day of the calendar',
    'ARCHIVE_DAMAGED',
    withEntry({ created_at: '9999-12-31T00:00:00Z', day: 2_932_896 }),
  ],
  ['an entry was changed in the year 0', 'ARCHIVE_DAMAGED', withEntry({ updated_at: '0000-12-31T23:59:59.999Z' })],
  ['an entry was added at the end of time', 'ARCHIVE_DAMAGED', withEntry({ added_at: '9999-12-31T23:59:59.999Z' })],
  ['an entry has a local time a day ahead', 'ARCHIVE_DAMAGED', withEntry({ utc_offset: 1_440 })],
  ['an entry has an invalid id', 'ARCHIVE_DAMAGED', withEntry({ id: "'; drop table entries" })],
  ['an entry has a zone that does not exist', 'ARCHIVE_DAMAGED', withEntry({ time_zone: 'Mars/North' })],
  ['an entry contains a NUL', 'ARCHIVE_DAMAGED', withEntry({ content: 'a\0b' })],
  ['an entry contains a lone surrogate', 'ARCHIVE_DAMAGED', withEntry({ content: 'a\uD83D' })],
  ['an entry is too long', 'ARCHIVE_DAMAGED', withEntry({ content: 'x'.repeat(MIB + 1) })],
  ['an entry has an unknown field', 'ARCHIVE_DAMAGED', withEntry({ account_id: 'somebody else' })],
  [
    'it contains an entry twice',
    'ARCHIVE_DAMAGED',
    (files) => forged(files, 'entries.jsonl', Buffer.from(String(files.get('entries.jsonl')).repeat(2))),
  ],
  [
    'its last line has no line feed',
    'ARCHIVE_DAMAGED',
    (files) => forged(files, 'entries.jsonl', files.get('entries.jsonl')!.subarray(0, -1)),
  ],
  ['it is not UTF-8', 'ARCHIVE_DAMAGED', (files) => forged(files, 'entries.jsonl', Buffer.from([0xff, 0xfe, 10]))],
  [
    'a photograph belongs to no entry',
    'ARCHIVE_DAMAGED',
    (files) =>
      forged(
        files,
        'photographs.jsonl',
        Buffer.from(`{"id":"${crypto.randomUUID()}","entry_id":"${crypto.randomUUID()}","media_type":"image/png"}\n`),
      ),
  ],
  ['an Echo is invalid', 'ARCHIVE_DAMAGED', (files) => forged(files, 'echoes.jsonl', Buffer.from('{"id":"x"}\n'))],
  [
    'a file unpacks to a thousand times its size',
    'ARCHIVE_REFUSED',
    (files) => forged(files, 'README.md', Buffer.alloc(64 * MIB)),
  ],
]

let files: Promise<Files> | undefined

/** The files of an archive with one entry, made once for all cases. */
function filesOfMara(): Promise<Files> {
  return (files ??= (async () => {
    await using fixture = await testApp()
    const mara = await fixture.person('mara@x.test')
    await mara.post('/api/entries', anEntry())
    return await unpacked(await archiveOf(mara))
  })())
}

test.each(HOSTILE)('when %s, it is refused as %s and nothing is written', async (_, code, spoil) => {
  const altered = await packed(spoil(await filesOfMara()))
  await using fixture = await testApp()
  const ines = await fixture.person('ines@x.test')
  const answer = await send(ines, 'restore', altered)
  expect([answer.json().code, answer.statusCode]).toEqual([code, 400])
  expect(answer.json().error).toMatch(/^This .*\.$/)
  expect(await checked(altered)).toMatchObject({ whole: false, problem: answer.json().error })
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})

/** One file of a ZIP with a forged name. */
function rawZip(name: string, content: Buffer, { statedSize = content.length, copies = 1 } = {}): Buffer {
  const packedContent = deflateRawSync(content)
  const header = (signature: number, size: number) => {
    const bytes = Buffer.alloc(size)
    bytes.writeUInt32LE(signature)
    return bytes
  }
  const local = header(0x04034b50, 30)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packedContent.length, 18)
  local.writeUInt32LE(statedSize, 22)
  local.writeUInt16LE(name.length, 26)
  const central = header(0x02014b50, 46)
  central.writeUInt16LE(20, 6)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packedContent.length, 20)
  central.writeUInt32LE(statedSize, 24)
  central.writeUInt16LE(name.length, 28)
  const directory = Buffer.concat(Array.from({ length: copies }, () => [central, Buffer.from(name)]).flat())
  const body = Buffer.concat([local, Buffer.from(name), packedContent])
  const end = header(0x06054b50, 22)
  end.writeUInt16LE(copies, 8)
  end.writeUInt16LE(copies, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, directory, end])
}

test.each([
  ['a file that is no ZIP', Buffer.from('not a ZIP'), 'ARCHIVE_UNREADABLE'],
  ['an empty file', Buffer.alloc(0), 'ARCHIVE_UNREADABLE'],
  ['a ZIP with a path outside its folder', rawZip('../../etc/passwd', Buffer.from('x')), 'ARCHIVE_REFUSED'],
  ['a ZIP with an absolute path', rawZip('/etc/passwd', Buffer.from('x')), 'ARCHIVE_REFUSED'],
  [
    'a ZIP with a file of five gigabytes',
    rawZip('a', Buffer.alloc(MIB), { statedSize: 0xfffffffe }),
    'ARCHIVE_REFUSED',
  ],
  ['a ZIP whose files share their bytes', rawZip('a', Buffer.alloc(9), { copies: 2 }), 'ARCHIVE_DAMAGED'],
  [
    'a ZIP whose directory states less than it unpacks to',
    rawZip('manifest.json', Buffer.alloc(MIB), { statedSize: 10 }),
    'ARCHIVE_UNREADABLE',
  ],
])('%s is refused with an error message', async (_, bytes, code) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await send(mara, 'restore', bytes)
  expect([answer.statusCode, answer.json().code]).toEqual([400, code])
})

test('an archive that was cut off anywhere is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  const archive = await archiveOf(mara)
  for (let length = 0; length < archive.length; length += 7) {
    expect([length, (await checked(archive.subarray(0, length))).whole]).toEqual([length, false])
  }
  const half = (await send(mara, 'verify', archive.subarray(0, archive.length / 2))).json()
  expect(half.whole).toBe(false)
})

test('an archive with a flipped byte is refused, unless the byte was outside all files', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  const archive = await archiveOf(mara)
  const before = (await mara.get('/api/entries')).json()
  const files = await unpacked(archive)
  const accepted: number[] = []
  for (let at = 0; at < archive.length; at += 7) {
    const flipped = Buffer.from(archive)
    flipped[at]! ^= 0x55
    if (!(await checked(flipped)).whole) continue
    expect([at, await unpacked(flipped)]).toEqual([at, files])
    accepted.push(at)
  }
  for (const at of [archive.length / 2, ...accepted.slice(0, 3)].map(Math.floor)) {
    const flipped = Buffer.from(archive)
    flipped[at]! ^= 0x55
    // The byte in the middle was not tested above, and may also be outside every file.
    const { whole } = await checked(flipped)
    const answer = await send(mara, 'restore', flipped)
    expect([at, answer.statusCode]).toEqual([at, whole ? 200 : 400])
    if (answer.statusCode === 200) expect(answer.json().restored.entries).toBe(0)
  }
  expect((await mara.get('/api/entries')).json()).toEqual(before)
})

test('without a file the request is refused with an error message', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const json = await mara.post('/api/privacy/archive/restore', {})
  expect([json.statusCode, json.json().code]).toEqual([415, 'UNSUPPORTED_TYPE'])
})

const photographLine = (id: string) => `{"id":"${id}","entry_id":"${id}","media_type":"image/png"}\n`
const BOUNDED: readonly [string, string, (files: Files) => Files][] = [
  [
    'it states two million photographs and holds them',
    'ARCHIVE_REFUSED',
    (files) =>
      withManifest({ counts: { entries: 1, echoes: 0, photographs: 2_000_000 } })(
        forged(files, 'photographs.jsonl', Buffer.from(photographLine(crypto.randomUUID()).repeat(200_000))),
      ),
  ],
  [
    'it states none and contains many',
    'ARCHIVE_DAMAGED',
    (files) => forged(files, 'photographs.jsonl', Buffer.from(photographLine(crypto.randomUUID()).repeat(200_000))),
  ],
  [
    'it states more photographs than files',
    'ARCHIVE_DAMAGED',
    withManifest({ counts: { entries: 1, echoes: 0, photographs: 40_000 } }),
  ],
  [
    'it states more entries than the limit',
    'ARCHIVE_REFUSED',
    withManifest({ counts: { entries: 200_001, echoes: 0, photographs: 0 } }),
  ],
  [
    'many of its files unpack to hundreds of times their size',
    'ARCHIVE_REFUSED',
    (files) => new Map([...files, ...Array.from({ length: 4 }, (_, n) => [`x${n}`, Buffer.alloc(16 * MIB)] as const)]),
  ],
]

test.each(BOUNDED)('when %s, it is refused as %s before any expensive work', async (_, code, spoil) => {
  const altered = await packed(spoil(await filesOfMara()))
  await using fixture = await testApp()
  const ines = await fixture.person('ines@x.test')
  const before = process.memoryUsage().rss
  expect((await send(ines, 'restore', altered)).json().code).toBe(code)
  expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(100)
})

test('an account can have three archives read in a row, and a fourth must wait', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  const archive = await archiveOf(mara)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(mara, 'verify', archive)))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(refused.map((answer) => answer.json().code)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
  expect((await send(mara, 'verify', archive)).json().whole).toBe(true)
})
