import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startAnalyst } from '#server/platform/analysis/pool.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { archivedEntriesStore, putBackEntries } from '#server/capabilities/entries/archived-entries.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { drawDisplay } from '#server/adapters/photographs/prepare-photograph.ts'
import { createCaches } from '#server/caches.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { send, unpacked } from './archive.fixture.ts'
import { writeArchive } from './write/write-archive.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'

const analyst = startAnalyst()
/** Larger than all buffers between the database and the client, and hardly compressible. */
const LONG = 150_000

/** Ten days with an Echo, and then thirty long entries. @returns the ids of all entries, oldest first */
async function longJournal(fixture: TestApp, person: Person): Promise<string[]> {
  const ids: string[] = []
  const write = async (content: string) => ids.push((await person.post('/api/entries', anEntry({ content }))).json().id)
  for (let day = 0; day < 10; day++) {
    await write(`I keep a blue cup by the window. It was day ${day}, and the rest went by.`)
    fixture.clock.advance(DAY)
  }
  expect((await person.get('/api/echoes/current')).json().has_echo).toBe(true)
  const vault = await vaultOf(fixture, person)
  for await (const entry of archivedEntriesStore(fixture.db, vault).oldestFirst()) {
    if (entry.id !== ids.at(-1)) continue
    const long = Array.from({ length: 30 }, (_, index): EntryRecord => {
      const createdAt = new Date(fixture.clock.now().getTime() + index)
      const content = randomBytes((LONG * 3) / 4).toString('base64')
      return { ...entry, id: randomUUID(), createdAt, content, day: entry.day + 1 }
    })
    // The content does not matter here, so no analysis is needed.
    await fixture.db.transaction((tx) => putBackEntries(tx, vault, long))
    ids.push(...long.map(({ id }) => id))
  }
  fixture.clock.advance(DAY)
  return ids
}

/** The archive of a person whose journal changes after its first entries were sent. */
async function archiveDuring(fixture: TestApp, person: Person, change: () => Promise<void>): Promise<Buffer> {
  const vault = await vaultOf(fixture, person)
  const { db, root } = fixture
  const caches = createCaches({ db, root, analyst })
  const { content } = await writeArchive({ db, analyst, ...caches }, vault, fixture.clock.now())
  const pieces: Buffer[] = []
  let length = 0
  let hasChanged = false
  for await (const piece of content as AsyncIterable<Buffer>) {
    pieces.push(piece)
    length += piece.length
    if (hasChanged || length < LONG) continue
    hasChanged = true
    // The transfer stalls because the client has stopped reading.
    await setTimeout(200)
    await change()
  }
  return Buffer.concat(pieces)
}

async function photographOf(fixture: TestApp, person: Person, entryId: string): Promise<void> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
  const [original, display] = [await picture.png().toBuffer(), await drawDisplay(picture)]
  const photograph = { id: randomUUID(), mediaType: 'image/png', original, display }
  await photographsStore(fixture.db, await vaultOf(fixture, person)).putBack(photograph, entryId)
  await fixture.db.query('update entries set photographed = true where entry_id = $1', [entryId])
}

async function expectRestorable(fixture: TestApp, archive: Buffer, counts: Record<string, number>): Promise<void> {
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'verify', archive)).json()).toMatchObject({ whole: true, problem: null, counts })
  expect((await send(ines, 'restore', archive)).json().restored).toEqual(counts)
}

const OLD = '1950-01-01T12:00:00.000Z'

test('a photograph added while the archive is written is left out with its entry', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await longJournal(fixture, mara)
  await photographOf(fixture, mara, ids[0]!)
  const archive = await archiveDuring(fixture, mara, async () => {
    const { id } = (await mara.post('/api/entries', anEntry({ content: 'A page of old.', created_at: OLD }))).json()
    await photographOf(fixture, mara, id)
  })
  await expectRestorable(fixture, archive, { entries: 40, echoes: 1, photographs: 1 })
})

test('deletions and changes while the archive is written do not damage it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await longJournal(fixture, mara)
  for (const id of [ids[11]!, ids[12]!]) await photographOf(fixture, mara, id)
  const archive = await archiveDuring(fixture, mara, async () => {
    await mara.delete(`/api/entries/${ids[11]}`)
    await mara.delete(`/api/entries/${ids.at(-1)}`)
    await mara.patch(`/api/entries/${ids[13]}`, { content: 'Another text.' })
  })
  await expectRestorable(fixture, archive, { entries: 39, echoes: 1, photographs: 1 })
})

test('an entry restored with a later date while the archive is written is in it once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await longJournal(fixture, mara)
  const archive = await archiveDuring(fixture, mara, async () => {
    const later = fixture.clock.now()
    await fixture.db.query('update entries set created_at = $2 where entry_id = $1', [ids[0], later])
  })
  const files = await unpacked(archive)
  const lines = String(files.get('entries.jsonl')).split('\n')
  expect(lines.filter((line) => line.includes(ids[0]!))).toHaveLength(1)
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'verify', archive)).json()).toMatchObject({ whole: true, counts: { entries: 40 } })
})

test('an Echo made while the archive is written is not in it, nor is an entry from that time', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await longJournal(fixture, mara)
  const archive = await archiveDuring(fixture, mara, async () => {
    const { id } = (await mara.post('/api/entries', anEntry({ content: 'A page of old.', created_at: OLD }))).json()
    const store = echoesStore(fixture.db, await vaultOf(fixture, mara))
    const [echo] = await store.list()
    fixture.clock.advance(DAY)
    const at = fixture.clock.now()
    const receipt = { ...echo!.receipt, entries: [id as string] }
    const later = { ...echo!, id: randomUUID(), day: echo!.day + 1, generatedAt: at, receipt }
    // It remains valid until the user changes an entry after this moment.
    expect(await store.putBack({ ...later, checkedAt: new Date(at.getTime() + DAY) })).toBe(true)
  })
  const files = await unpacked(archive)
  for (const [path, content] of files) expect([path, content.includes('A page of old.')]).toEqual([path, false])
  await expectRestorable(fixture, archive, { entries: 40, echoes: 1, photographs: 0 })
})

test('an archive breaks off instead of looking complete when all data is deleted during writing', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await longJournal(fixture, mara)
  const deletion = async () => {
    expect((await mara.delete('/api/privacy/delete-data')).statusCode).toBe(200)
  }
  await expect(archiveDuring(fixture, mara, deletion)).rejects.toThrow()
})
