import { expect, test } from 'vitest'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { openAccountVault } from '#server/vault/account-vault.ts'
import { archiveOf, forged, packed, send, unpacked } from './archive.fixture.ts'

const NUL = 'a\0b'
const HALF = 'a\uD83D'

/** Somebody who has been told an Echo. @returns its id */
async function toldEcho(fixture: TestApp, person: Person): Promise<string> {
  for (let day = 0; day < 10; day++) {
    const content = `I keep a blue cup by the window. It was day ${day}, and the rest went by.`
    await person.post('/api/entries', anEntry({ content }))
    fixture.clock.advance(DAY)
  }
  return (await person.get('/api/echoes/current')).json().echo.echo_id as string
}

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['was told in the year 0', { generated_at: '0000-01-01T00:00:00Z' }, {}],
  ['was told at the end of time', { generated_at: '9999-12-31T23:59:59.999Z' }, {}],
  ['was checked in the year 1', { checked_at: '0001-01-01T00:00:00Z' }, {}],
  ['is of a day in the year 10000', { day: 2_932_898 }, {}],
  ['holds a NUL', { text: NUL }, {}],
  ['holds half a character', { pattern_label: HALF }, {}],
  ['rests on what can be no entry', {}, { entries: ["'; drop table entries"] }],
  ['rests on numbers', {}, { entries: [1] }],
  ['quotes what can be no entry', {}, { quotes: [{ entry: 'nope', start: 0, end: 1 }] }],
  ['quotes beyond the end of any entry', {}, { quotes: [{ entry: crypto.randomUUID(), start: 0, end: 1e9 }] }],
  ['has a key with a NUL', {}, { key: NUL }],
  ['has half a character in its words', {}, { slots: { quote: HALF } }],
  ['knows of entries after the end of time', {}, { asOf: 1e300 }],
  ['was told on a day that no calendar has', {}, { day: 2 ** 52 }],
])('when an Echo %s, the archive is refused and nothing is written', async (_, change, receipt) => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await toldEcho(fixture, mara)
  const files = await unpacked(await archiveOf(mara))
  const line = JSON.parse(String(files.get('echoes.jsonl')))
  const changed = JSON.stringify({ ...line, ...change, receipt: { ...line.receipt, ...receipt } })
  const archive = await packed(forged(files, 'echoes.jsonl', Buffer.from(`${changed}\n`)))
  const ines = await fixture.person('ines@x.test')
  const answer = await send(ines, 'restore', archive)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'ARCHIVE_DAMAGED'])
  expect(answer.json().error).toBe('This archive is damaged: “echoes.jsonl” is not as it was written.')
  expect((await send(ines, 'verify', archive)).json()).toMatchObject({ whole: false, problem: answer.json().error })
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})

test('a receipt that names what can be no entry is told with the entries that there are', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await toldEcho(fixture, mara)
  const url = `/api/echoes/${id}/receipt`
  const before = (await mara.get(url)).json()
  const accountId = (await mara.get('/api/auth/status')).json().user.id as string
  const vault = openAccountVault(fixture.root, accountId, (await accountDirectory(fixture.db).findKey(accountId))!)
  const store = echoesStore(fixture.db, vault)
  const [echo] = await store.list()
  const { receipt } = echo!
  await store.remove([id])
  await store.putBack({ ...echo!, receipt: { ...receipt, entries: ['nope', ...receipt.entries] } })
  const answer = await mara.get(url)
  expect([answer.statusCode, answer.json().cited_entries]).toEqual([200, before.cited_entries])
})
