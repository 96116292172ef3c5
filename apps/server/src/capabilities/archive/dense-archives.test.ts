import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { archiveOf, forged, manifestOf, packed, send, unpacked, type Files } from './archive.fixture.ts'

const MIB = 1_048_576
/** A valid archive blocks the thread for a tenth of this; other tests run at the same time. */
const HELD_MAX_MS = 500

const filled = (start: string, item: string, end: string, bytes: number) =>
  Buffer.from(start + item.repeat(bytes / item.length) + end)
const keys = (count: number) => Array.from({ length: count }, (_, key) => `"${key.toString(36)}":0`).join(',')
const withManifest = (manifest: Buffer) => (files: Files) => new Map([...files, ['manifest.json', manifest]] as const)
const withLine = (path: string, line: Buffer) => (files: Files) =>
  forged(files, path, Buffer.concat([line, Buffer.from('\n')]))
const withEntry = (key: string, value: string) => (files: Files) => {
  const line = JSON.stringify({ ...JSON.parse(String(files.get('entries.jsonl'))), [key]: '?' })
  return withLine('entries.jsonl', Buffer.from(line.replace('"?"', value)))(files)
}
const START = '{"format":"soundings-archive","version":2,'

const DENSE: readonly [string, string, (files: Files) => Files][] = [
  [
    'a list of millions of empty files',
    'ARCHIVE_REFUSED',
    withManifest(filled(`${START}"files":[`, '{},', '{}]}', 6 * MIB)),
  ],
  [
    'a list with millions of objects next to it',
    'ARCHIVE_REFUSED',
    withManifest(filled(`${START}"x":[`, '{},', '{}]}', 24 * MIB)),
  ],
  ['a list with millions of brackets', 'ARCHIVE_UNREADABLE', withManifest(filled(START, '[', '', 24 * MIB))],
  ['a list with a million numbers', 'ARCHIVE_REFUSED', withManifest(filled(`${START}"x":[`, '0,', '0]}', 24 * MIB))],
  ['a list of 63 MiB', 'ARCHIVE_REFUSED', withManifest(filled(`${START}"x":[`, '{},', '{}]}', 31 * MIB))],
  ['a line of millions of brackets', 'ARCHIVE_DAMAGED', withLine('entries.jsonl', filled('', '[', '', 7 * MIB))],
  ['a line of millions of objects', 'ARCHIVE_DAMAGED', withLine('echoes.jsonl', filled('[', '{},', '{}]', 7 * MIB))],
  ['a line of a million keys', 'ARCHIVE_DAMAGED', withLine('entries.jsonl', Buffer.from(`{${keys(700_000)}}`))],
  ['an entry with a million tags', 'ARCHIVE_DAMAGED', withEntry('tags', `[${'0,'.repeat(3 * MIB)}0]`)],
  ['an entry with 100,000 tags', 'ARCHIVE_DAMAGED', withEntry('tags', `[${'0,'.repeat(100_000)}0]`)],
]

test.each(DENSE)('%s is refused as %s without blocking other requests', async (_, code, spoil) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  const damaged = await packed(spoil(await unpacked(await archiveOf(mara))))
  const held = monitorEventLoopDelay({ resolution: 5 })
  held.enable()
  const answer = await send(mara, 'restore', damaged)
  held.disable()
  expect([answer.statusCode, answer.json().code]).toEqual([400, code])
  expect(held.max / 1e6).toBeLessThan(HELD_MAX_MS)
})

test('an entry with the longest text and the most escapes is restored', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const content = '\u0001"\\,:[{'.repeat(MIB / 7)
  await mara.post('/api/entries', anEntry({ content }))
  const archive = await archiveOf(mara)
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).json().restored.entries).toBe(1)
  expect((await ines.get('/api/entries')).json().entries[0].content).toBe(content)
})

test('a manifest is accepted in any formatting of JSON', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  const files = await unpacked(await archiveOf(mara))
  const { files: listed, ...rest } = manifestOf(files)
  const spellings = [
    JSON.stringify({ ...rest, files: listed }),
    JSON.stringify({ files: listed, ...rest }, null, '\t').replaceAll('"path"', String.raw`"p\u0061th"`),
  ]
  for (const spelling of spellings) {
    const archive = await packed(withManifest(Buffer.from(spelling))(files))
    expect((await send(mara, 'verify', archive)).json()).toMatchObject({ whole: true, problem: null })
  }
})
