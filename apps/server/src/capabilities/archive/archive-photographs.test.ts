import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Entry } from '@soundings/contract/entries'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { aPicture, photographOf } from '#server/testing/pictures.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { archiveOf, forged, manifestOf, packed, send, unpacked } from './archive.fixture.ts'
import { PATHS } from './archive-layout.ts'

const shown = async (person: Person, id: string) =>
  (await person.get(`/api/entry-photographs/${id}`)).rawPayload.toString('base64')

async function aJournal(person: Person): Promise<Entry> {
  const photographs = [
    { id: await photographOf(person, 1), description: 'White water [along] the breakwater' },
    { id: await photographOf(person, 2), description: '' },
  ]
  await person.post('/api/entries', anEntry({ content: 'Without a photograph.' }))
  return (await person.post('/api/entries', anEntry({ photographs }))).json()
}

async function entriesOf(person: Person): Promise<Entry[]> {
  return (await person.get('/api/entries')).json().entries
}

test('photographs are archived with their entries, and restored byte for byte', async () => {
  await using fixture = await testApp()
  const [mara, ines] = [await fixture.person('mara@x.test'), await fixture.person('ines@x.test')]
  const { photographs = [] } = await aJournal(mara)
  const archive = await archiveOf(mara)
  const files = await unpacked(archive)
  const [first] = photographs
  expect(manifestOf(files)).toMatchObject({ version: 5, counts: { entries: 2, photographs: 2 } })
  expect(String(files.get('journal/2026/2026-11.md'))).toContain(
    `![White water \\[along\\] the breakwater](../../photographs/${first?.id}.jpg)`,
  )
  expect((await send(mara, 'verify', archive)).json()).toMatchObject({ whole: true, counts: { photographs: 2 } })
  const restored = (await send(ines, 'restore', archive)).json()
  expect(restored).toMatchObject({ restored: { entries: 2, photographs: 2 }, already_there: { photographs: 0 } })
  expect(await entriesOf(ines)).toEqual(await entriesOf(mara))
  for (const { id } of photographs) expect(await shown(ines, id)).toBe(await shown(mara, id))
  const again = (await send(ines, 'restore', archive)).json()
  expect(again).toMatchObject({ restored: { entries: 0, photographs: 0 }, already_there: { photographs: 2 } })
  const hashes = (archived: Buffer) =>
    unpacked(archived).then((held) =>
      manifestOf(held)
        .files.filter(({ path }) => path.includes('photographs') || path === PATHS.entries)
        .map(({ path, sha256 }) => [path, sha256]),
    )
  expect(await hashes(await archiveOf(ines))).toEqual(await hashes(archive))
})

test('a photograph whose entry now has another text is restored beside the archived text', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, photographs = [], content } = await aJournal(mara)
  const archive = await archiveOf(mara)
  await mara.patch(`/api/entries/${id}`, { content: 'Rewritten by the lamp.' })
  expect((await send(mara, 'restore', archive)).json()).toMatchObject({ restored: { entries: 1, photographs: 2 } })
  const entries = await entriesOf(mara)
  const beside = entries.find((entry) => entry.id !== id && entry.content === content)
  expect(beside?.photographs?.map(({ description }) => description)).toEqual(photographs.map((one) => one.description))
  for (const [index, photograph] of (beside?.photographs ?? []).entries()) {
    expect(photograph.id).not.toBe(photographs[index]?.id)
    expect(await shown(mara, photograph.id)).toBe(await shown(mara, photographs[index]?.id ?? ''))
  }
  await mara.delete(`/api/entries/${beside?.id}`)
  expect((await send(mara, 'restore', archive)).json()).toMatchObject({ restored: { entries: 1 } })
})

test('a photograph that moved to another entry stays there, and the archived one gets another id', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, photographs = [] } = await aJournal(mara)
  const archive = await archiveOf(mara)
  await mara.patch(`/api/entries/${id}`, { photographs: [] })
  const moved = (await mara.post('/api/entries', anEntry({ content: 'Another day.', photographs }))).json<Entry>()
  await mara.delete(`/api/entries/${id}`)
  expect((await send(mara, 'restore', archive)).json()).toMatchObject({ restored: { entries: 1, photographs: 2 } })
  const back = (await entriesOf(mara)).find((entry) => entry.id === id)
  expect(back?.photographs).toHaveLength(2)
  await mara.delete(`/api/entries/${moved.id}`)
  await mara.delete(`/api/deleted-entries/${moved.id}`)
  for (const photograph of back?.photographs ?? []) {
    expect((await mara.get(`/api/entry-photographs/${photograph.id}`)).statusCode).toBe(200)
  }
})

test('a forged photograph is drawn again without its metadata, and one that is no picture is refused', async () => {
  await using fixture = await testApp()
  const [mara, ines] = [await fixture.person('mara@x.test'), await fixture.person('ines@x.test')]
  const { photographs = [] } = await aJournal(mara)
  const files = await unpacked(await archiveOf(mara))
  const path = `photographs/${photographs[0]?.id}.jpg`
  const described = await aPicture()
    .jpeg()
    .withExif({ IFD0: { Artist: 'Where I live' } })
    .toBuffer()
  const followed = Buffer.concat([await aPicture().jpeg().toBuffer(), Buffer.from('PK <script>')])
  for (const content of [described, followed]) {
    const account = await fixture.person(`${content.length}@x.test`)
    expect((await send(account, 'restore', await packed(forged(files, path, content)))).statusCode).toBe(200)
    const stored = (await account.get(`/api/entry-photographs/${photographs[0]?.id}`)).rawPayload
    expect([stored.includes('Where I live'), stored.includes('<script>')]).toEqual([false, false])
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  }
  const truncated = (files.get(path) ?? Buffer.alloc(0)).subarray(0, 200)
  for (const content of [truncated, Buffer.from('<svg/>')]) {
    const refused = (await send(ines, 'restore', await packed(forged(files, path, content)))).json()
    expect(refused).toMatchObject({ code: 'ARCHIVE_DAMAGED' })
    expect(refused.error).toContain(path)
  }
  expect(await entriesOf(ines)).toEqual([])
  expect(await rowsOf(fixture, ines)).toEqual([])
})

async function rowsOf({ db }: TestApp, person: Person): Promise<object[]> {
  const { id } = (await person.get('/api/auth/status')).json().user
  return db.query('select photograph_id from entry_photographs where account_id = $1', [id])
}

test('an archive with more photographs than a journal may have is refused, and nothing is restored', async () => {
  await using fixture = await testApp({ JOURNAL_QUOTA_MB: '1' })
  const [mara, ines] = [await fixture.person('mara@x.test'), await fixture.person('ines@x.test')]
  await aJournal(mara)
  const archive = await archiveOf(mara)
  const full = { id: '00000000-0000-4000-8000-000000000001', image: Buffer.alloc(999_999), thumbnail: Buffer.of(1) }
  await entryPhotographsStore(fixture.db, await vaultOf(fixture, ines)).insert(full, null, fixture.clock.now())
  expect((await send(ines, 'restore', archive)).json()).toMatchObject({ code: 'JOURNAL_FULL' })
  expect(await entriesOf(ines)).toEqual([])
})

test('a photograph that was damaged on the disk is named, and the rest is archived', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { photographs: [first, second] = [] } = await aJournal(mara)
  await fixture.db.query(
    `update photograph_parts set image_sealed = substring(image_sealed for 40) where photograph_id = $1`,
    [first?.id],
  )
  const files = await unpacked(await archiveOf(mara))
  expect(String(files.get(PATHS.unreadable))).toContain(`id ${first?.id}`)
  expect(String(files.get(PATHS.entryPhotographs))).toContain(second?.id)
  expect(String(files.get(PATHS.entryPhotographs))).not.toContain(first?.id)
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', await packed(files))).json()).toMatchObject({ restored: { photographs: 1 } })
  const [restored] = (await entriesOf(ines)).filter(({ photographs }) => photographs)
  expect(restored?.photographs?.map(({ id }) => id)).toEqual([second?.id])
})

test('a restoration that stopped before the photographs completes them when it runs again', async () => {
  await using fixture = await testApp()
  const [mara, ines] = [await fixture.person('mara@x.test'), await fixture.person('ines@x.test')]
  const { photographs = [] } = await aJournal(mara)
  const archive = await archiveOf(mara)
  await send(ines, 'restore', archive)
  const { accountId } = await vaultOf(fixture, ines)
  await fixture.db.query('delete from entry_photographs where account_id = $1', [accountId])
  const again = (await send(ines, 'restore', archive)).json()
  expect(again).toMatchObject({ restored: { entries: 0, photographs: 2 } })
  for (const { id } of photographs) expect(await shown(ines, id)).toBe(await shown(mara, id))
})
