import type { EntryList } from '@soundings/contract/entries'
import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { drawDisplay } from '#server/adapters/photographs/prepare-photograph.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { archiveOf, manifestOf, send, unpacked, type Files } from './archive.fixture.ts'

const LINES = ['I keep a blue cup by the window.', 'I oiled the hinges.', 'I carried two chairs upstairs.']
const MULTILINGUAL_TEXT = 'Früh “до” שלום مرحبا 👩‍🚀 \u0001\r\n\u2028 end'

async function accountId(person: Person): Promise<string> {
  return (await person.get('/api/auth/status')).json().user.id as string
}

/** Writes entries on ten days, gets an Echo, adds a photograph to one entry and imports an entry without a day. */
async function fullJournal(fixture: TestApp, person: Person): Promise<void> {
  const ids: string[] = []
  for (let day = 0; day < 10; day++) {
    const content = `${LINES[day % 3]} It was day ${day}, and the rest went by. ${day === 4 ? MULTILINGUAL_TEXT : ''}`
    const telemetry = { typing_speed_wpm: 41.7, time_on_entry_seconds: 12.25, edit_count: day }
    ids.push((await person.post('/api/entries', anEntry({ content, telemetry, tags: ['a day'] }))).json().id)
    fixture.clock.advance(DAY)
  }
  const undated =
    "update entries set undated = true, historic = true, origin = 'imported', mood = null, import_id = $2 where entry_id = $1"
  await fixture.db.query(undated, [ids[1], randomUUID()])
  const vault = await vaultOf(fixture, person)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
  const [original, display] = [await picture.png().toBuffer(), await drawDisplay(picture)]
  const photograph = { id: randomUUID(), mediaType: 'image/png', original, display }
  await photographsStore(fixture.db, vault).putBack(photograph, ids[2]!)
  await fixture.db.query('update entries set photographed = true where entry_id = $1', [ids[2]])
  expect((await person.get('/api/echoes/current')).json().has_echo).toBe(true)
}

/** Everything that the API returns of a person's journal. */
async function journalOf(person: Person) {
  const { entries } = (await person.get('/api/entries')).json() as { entries: { id: string; photographed: boolean }[] }
  const { snapshots } = (await person.get('/api/echoes/snapshots')).json() as { snapshots: { id: string }[] }
  const photographs = await Promise.all(
    entries
      .filter(({ photographed }) => photographed)
      .map(async ({ id }) => ({
        original: (await person.get(`/api/entries/${id}/photograph/original`)).rawPayload.toString('base64'),
        display: (await person.get(`/api/entries/${id}/photograph`)).rawPayload.toString('base64'),
      })),
  )
  return { entries, snapshots, photographs }
}

/** Hashes of the files that are restored; the manifest and the account's file depend on the date and the person. */
const contentOf = (files: Files) =>
  [...files]
    .filter(([path]) => !['manifest.json', 'account.json'].includes(path))
    .map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')])

test('an archive contains every entry, Echo and photograph, readable by month, and a list of their hashes', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fullJournal(fixture, mara)
  const answer = await mara.get('/api/privacy/archive')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="soundings-archive-2026-12-01.zip"')
  const files = await unpacked(answer.rawPayload)
  const { files: listed, counts, format, version } = manifestOf(files)
  expect({ format, version, counts }).toEqual({
    format: 'soundings-archive',
    version: 5,
    counts: { entries: 10, echoes: 1, photographs: 1 },
  })
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    [...files.keys()].filter((path) => path !== 'manifest.json').toSorted(),
  )
  for (const { path, bytes, sha256 } of listed) {
    const content = files.get(path)!
    expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([path, bytes, sha256])
  }
  const november = String(files.get('journal/2026/2026-11.md'))
  expect(november).toContain('## Wednesday, November 25, 2026, 1:00 PM\n\n_Mood 4 of 5 · Energy 3 of 5 · Focus 3 of 5_')
  expect(november).toMatch(/^# November 2026\n/)
  expect(november).toContain(MULTILINGUAL_TEXT)
  expect(String(files.get('journal/undated.md'))).toContain('## Undated')
  expect(november).not.toContain('day 1,')
  const [echo] = String(files.get('echoes.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(echo.receipt.entries.length + echo.receipt.quotes.length).toBeGreaterThan(0)
})

test('after all data was deleted an archive restores it byte for byte, and a second time changes nothing', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fullJournal(fixture, mara)
  const before = await journalOf(mara)
  const archive = await archiveOf(mara)
  expect((await mara.delete('/api/privacy/delete-data')).statusCode).toBe(204)
  expect(await journalOf(mara)).toEqual({ entries: [], snapshots: [], photographs: [] })
  const none = { entries: 0, echoes: 0, photographs: 0 }
  const all = { entries: 10, echoes: 1, photographs: 1 }
  const restored = await send(mara, 'restore', archive)
  expect([restored.statusCode, restored.json()]).toEqual([200, { restored: all, already_there: none, profile: [] }])
  expect(await journalOf(mara)).toEqual(before)
  expect(contentOf(await unpacked(await archiveOf(mara)))).toEqual(contentOf(await unpacked(archive)))
  expect((await send(mara, 'restore', archive)).json()).toEqual({ restored: none, already_there: all, profile: [] })
  expect(await journalOf(mara)).toEqual(before)
})

test('another account can restore the same archive, sealed with its own key', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await fullJournal(fixture, mara)
  const archive = await archiveOf(mara)
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).json().restored).toEqual({ entries: 10, echoes: 1, photographs: 1 })
  expect(await journalOf(ines)).toEqual(await journalOf(mara))
  expect((await ines.get('/api/auth/status')).json().user.email).toBe('ines@x.test')
  await mara.delete('/api/privacy/delete-account')
  expect((await journalOf(ines)).entries).toHaveLength(10)
})

test('deleted entries are restored, changed entries appear in both versions, and nothing is lost', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const idOf = async (content: string) => (await mara.post('/api/entries', anEntry({ content }))).json().id as string
  const [deleted, changed, rated] = [await idOf('Deleted later.'), await idOf('As it was.'), await idOf('Rated.')]
  const archive = await archiveOf(mara)
  await mara.delete(`/api/entries/${deleted}`)
  await mara.patch(`/api/entries/${changed}`, { content: 'As it is.' })
  await mara.patch(`/api/entries/${rated}`, { mood: 1 })
  await idOf('Newer than the archive.')
  expect((await send(mara, 'restore', archive)).json().restored.entries).toBe(2)
  expect((await send(mara, 'restore', archive)).json().restored.entries).toBe(0)
  const { entries } = (await mara.get('/api/entries')).json()
  const summaries = entries
    .map(({ content, mood }: { content: string; mood: number }) => `${content} ${mood}`)
    .toSorted()
  expect(summaries).toEqual([
    'As it is. 4',
    'As it was. 4',
    'Deleted later. 4',
    'Newer than the archive. 4',
    'Rated. 1',
  ])
  expect((await mara.get(`/api/entries/${changed}`)).json().content).toBe('As it is.')
})

test('a deleted entry with a newer text than the archive can still be restored with that text', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'Old words.' }))).json<{ id: string }>()
  const archive = await archiveOf(mara)
  await mara.patch(`/api/entries/${id}`, { content: 'Newer words.' })
  await mara.delete(`/api/entries/${id}`)
  expect((await send(mara, 'restore', archive)).json().restored.entries).toBe(1)
  expect((await send(mara, 'restore', archive)).json().restored.entries).toBe(0)
  await mara.post(`/api/entries/${id}/restore`)
  const { entries } = (await mara.get('/api/entries')).json<EntryList>()
  expect(entries.map(({ content }) => content).toSorted()).toEqual(['Newer words.', 'Old words.'])
})

test('an Echo that does not follow from the journal it is restored into is not shown', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  // No sentence in it can be quoted, so an Echo can only mention the days, which happens after three weeks at the
  // earliest.
  for (const days of [1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1]) {
    await mara.post('/api/entries', anEntry({ content: 'it was one of the days that there is nothing in' }))
    fixture.clock.advance(days * DAY)
  }
  expect((await mara.get('/api/echoes/current')).json().echo.pattern_type).toBe('presence')
  const archive = await archiveOf(mara)
  const ines = await fixture.person('ines@x.test')
  for (let day = 0; day < 9; day++) {
    const created_at = new Date(Date.UTC(2026, 10, 11 + day, 4, 30)).toISOString()
    await ines.post('/api/entries', anEntry({ content: `Early on day ${day}.`, created_at }))
  }
  // Written long before the Echo was made: only the restoration marks it for an audit.
  await fixture.db.query('update entries set updated_at = created_at where account_id = $1', [await accountId(ines)])
  expect((await send(ines, 'restore', archive)).json().restored.echoes).toBe(1)
  expect((await journalOf(ines)).snapshots).toEqual([])
})

test('two restorations at once write everything once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fullJournal(fixture, mara)
  const archive = await archiveOf(mara)
  await mara.delete('/api/privacy/delete-data')
  const answers = await Promise.all([send(mara, 'restore', archive), send(mara, 'restore', archive)])
  expect(new Set(answers.map((answer) => answer.json().restored.entries))).toEqual(new Set([0, 10]))
  expect((await journalOf(mara)).entries).toHaveLength(10)
})

test.each(['free', 'pro', 'premium'])('on %s an archive can be written and restored', async (tier) => {
  await using fixture = await testApp({ ECHO_MIN_TIER: 'premium' })
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  await fixture.db.query('update accounts set tier = $1', [tier])
  const archive = await archiveOf(mara)
  expect((await send(mara, 'verify', archive)).json().whole).toBe(true)
  expect((await send(mara, 'restore', archive)).statusCode).toBe(200)
})

test('an empty journal makes a valid archive', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const checked = (await send(mara, 'verify', await archiveOf(mara))).json()
  expect(checked).toEqual({
    whole: true,
    problem: null,
    created_at: '2026-11-21T12:00:00.000Z',
    counts: { entries: 0, echoes: 0, photographs: 0 },
  })
})

test('no content of an archive is logged', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'A secret of the lamplighter.' }))
  const archive = await archiveOf(mara)
  await send(mara, 'restore', archive)
  await send(mara, 'verify', archive.subarray(0, 400))
  expect(fixture.logs.join('\n')).not.toMatch(/lamplighter|mara@/)
})
