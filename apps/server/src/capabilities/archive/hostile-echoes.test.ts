import { expect, test } from 'vitest'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { archiveOf, checked, forged, packed, send, unpacked, type Files } from './archive.fixture.ts'

const NUL = 'a\0b'
const HALF = 'a\uD83D'

/** A person with one Echo. @returns its id */
async function anEcho(fixture: TestApp, person: Person): Promise<string> {
  for (let day = 0; day < 10; day++) {
    const content = `I keep a blue cup by the window. It was day ${day}, and the rest went by.`
    await person.post('/api/entries', anEntry({ content }))
    fixture.clock.advance(DAY)
  }
  return (await person.get('/api/echoes/current')).json().echo.echo_id as string
}

let files: Promise<Files> | undefined

/** The files of an archive with one Echo, made once for all cases. */
function filesOfMara(): Promise<Files> {
  return (files ??= (async () => {
    await using fixture = await testApp()
    const mara = await fixture.person('mara@x.test')
    await anEcho(fixture, mara)
    return await unpacked(await archiveOf(mara))
  })())
}

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['was made in the year 0', { generated_at: '0000-01-01T00:00:00Z' }, {}],
  ['was made at the end of time', { generated_at: '9999-12-31T23:59:59.999Z' }, {}],
  ['was checked in the year 1', { checked_at: '0001-01-01T00:00:00Z' }, {}],
  ['has a day in the year 10000', { day: 2_932_898 }, {}],
  ['contains a NUL', { text: NUL }, {}],
  ['contains a lone surrogate', { pattern_label: HALF }, {}],
  ['refers to an impossible entry id', {}, { entries: ["'; drop table entries"] }],
  ['refers to numbers', {}, { entries: [1] }],
  ['quotes an impossible entry id', {}, { quotes: [{ entry: 'nope', start: 0, end: 1 }] }],
  ['quotes beyond the end of any entry', {}, { quotes: [{ entry: crypto.randomUUID(), start: 0, end: 1e9 }] }],
  ['has a key with a NUL', {}, { key: NUL }],
  ['has a lone surrogate in its words', {}, { slots: { quote: HALF } }],
  ['refers to entries after the end of time', {}, { asOf: 1e300 }],
  ['was made on an impossible day', {}, { day: 2 ** 52 }],
])('when an Echo %s, the archive is refused and nothing is written', async (_, change, receipt) => {
  const original = await filesOfMara()
  const line = JSON.parse(String(original.get('echoes.jsonl')))
  const changed = JSON.stringify({ ...line, ...change, receipt: { ...line.receipt, ...receipt } })
  const archive = await packed(forged(original, 'echoes.jsonl', Buffer.from(`${changed}\n`)))
  await using fixture = await testApp()
  const ines = await fixture.person('ines@x.test')
  const answer = await send(ines, 'restore', archive)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'ARCHIVE_DAMAGED'])
  expect(answer.json().error).toBe('This archive has been changed: “echoes.jsonl” doesn’t match the original.')
  expect(await checked(archive)).toMatchObject({ whole: false, problem: answer.json().error })
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})

test('a receipt with impossible entry ids is shown with the entries that exist', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await anEcho(fixture, mara)
  const url = `/api/echoes/${id}/receipt`
  const before = (await mara.get(url)).json()
  const vault = await vaultOf(fixture, mara)
  const store = echoesStore(fixture.db, vault)
  const [echo] = await store.list()
  const { receipt } = echo!
  await store.remove([id])
  await store.putBack({ ...echo!, receipt: { ...receipt, entries: ['nope', ...receipt.entries] } })
  const answer = await mara.get(url)
  expect([answer.statusCode, answer.json().cited_entries]).toEqual([200, before.cited_entries])
})
