import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { scratchFile } from '#server/platform/files/scratch-file.ts'
import { drawDisplay } from '#server/adapters/photographs/prepare-photograph.ts'
import { startPhotographReader } from '#server/adapters/photographs/start-photograph-reader.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { archiveOf, forged, manifestOf, packed, send, unpacked, type Files } from '../archive.fixture.ts'
import { archiveReader } from '../read/archive-reader.ts'
import { restoreArchive } from './restore-archive.ts'

const recognizer = {
  sentTo: null,
  recognize: () => Promise.reject(new Error('Nothing is read here.')),
  async [Symbol.asyncDispose]() {},
}

/** An archive with many copies of its entry, each with its own id. */
function multiplied(files: Files, count: number): Files {
  const line = JSON.parse(String(files.get('entries.jsonl'))) as Record<string, unknown>
  const lines = Array.from({ length: count }, (_, n) =>
    JSON.stringify({ ...line, id: randomUUID(), content: `Day ${n}.` }),
  )
  const grown = forged(files, 'entries.jsonl', Buffer.from(`${lines.join('\n')}\n`))
  const manifest = { ...manifestOf(grown), counts: { entries: count, echoes: 0, photographs: 0 } }
  return new Map([...grown, ['manifest.json', Buffer.from(JSON.stringify(manifest))]])
}

test('a canceled restoration removes what it has written and changes no existing data', async () => {
  await using fixture = await testApp()
  await using photographs = startPhotographReader(recognizer)
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'The only one.' }))
  const archive = await packed(multiplied(await unpacked(await archiveOf(mara)), 500))
  await using scratch = await scratchFile(
    (async function* () {
      yield archive
    })(),
  )
  const canceled = new AbortController()
  const work = { signal: canceled.signal, onProgress: (done: number) => void (done > 0.6 && canceled.abort()) }
  await using reader = await archiveReader(scratch, { ...work, onProgress: () => {} })
  const deps = { db: fixture.db, photographs, clock: () => fixture.clock.now(), quotaBytes: 1_000_000 }
  await expect(restoreArchive(deps, await vaultOf(fixture, mara), reader, work)).rejects.toThrow(/abort/i)
  const { entries } = (await mara.get('/api/entries')).json() as { entries: { content: string }[] }
  expect(entries.map(({ content }) => content)).toEqual(['The only one.'])
  expect((await send(mara, 'restore', archive)).json().restored.entries).toBe(500)
})

test('after all data was deleted, a running restoration brings nothing back', async () => {
  await using fixture = await testApp()
  await using photographs = startPhotographReader(recognizer)
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'The only one.' }))
  const archive = await packed(multiplied(await unpacked(await archiveOf(mara)), 300))
  await using scratch = await scratchFile(
    (async function* () {
      yield archive
    })(),
  )
  const { signal } = new AbortController()
  await using reader = await archiveReader(scratch, { signal, onProgress: () => {} })
  const deletions: PromiseLike<unknown>[] = []
  // The slice after the deletion starts when the deletion is done; otherwise the restoration could be done first.
  const transaction: Db['transaction'] = async (work) => {
    await Promise.all(deletions)
    return fixture.db.transaction(work)
  }
  const db = { ...fixture.db, transaction }
  const deps = { db, photographs, clock: () => fixture.clock.now(), quotaBytes: 1_000_000 }
  const onProgress = (done: number) => {
    if (done > 0.5 && deletions.length === 0) deletions.push(mara.delete('/api/privacy/delete-data'))
  }
  const restored = restoreArchive(deps, await vaultOf(fixture, mara), reader, { signal, onProgress })
  await expect(restored).rejects.toMatchObject({ code: 'DATA_DELETED' })
  expect(await fixture.db.query('select entry_id from entries')).toEqual([])
})

test('the displayed photograph is created again, whatever the archive contains', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry())).json() as { id: string }
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
  const original = await picture
    .jpeg()
    .withExif({ IFD0: { Artist: 'Where I live' } })
    .toBuffer()
  const photograph = { id: randomUUID(), mediaType: 'image/jpeg', original, display: await drawDisplay(picture) }
  await photographsStore(fixture.db, await vaultOf(fixture, mara)).putBack(photograph, id)
  await fixture.db.query('update entries set photographed = true where entry_id = $1', [id])
  const files = await unpacked(await archiveOf(mara))
  const shown = [...files.keys()].find((path) => path.endsWith('.shown.jpg'))!
  const trailed = Buffer.concat([original, Buffer.from('<script>alert(1)</script>')])
  const archive = await packed(forged(files, shown, trailed))
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', archive)).json().restored.photographs).toBe(1)
  const display = (await ines.get(`/api/entries/${id}/photograph`)).rawPayload
  expect((await sharp(display).metadata()).exif).toBeUndefined()
  expect(display.includes('script')).toBe(false)
  expect((await ines.get(`/api/entries/${id}/photograph/original`)).rawPayload.equals(original)).toBe(true)
})

test('a restored Echo is audited before it is shown, even in the same journal', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let day = 0; day < 10; day++) {
    const content = `I keep a blue cup by the window. It was day ${day}, and the rest went by.`
    await mara.post('/api/entries', anEntry({ content }))
    fixture.clock.advance(86_400_000)
  }
  await mara.get('/api/echoes/current')
  const files = await unpacked(await archiveOf(mara))
  const line = JSON.parse(String(files.get('echoes.jsonl'))) as Record<string, unknown>
  const made = `${JSON.stringify({ ...line, id: randomUUID(), text: 'You owe us money. Call 555-0199.' })}\n`
  const archive = await packed(forged(files, 'echoes.jsonl', Buffer.from(made)))
  const ines = await fixture.person('ines@x.test')
  await send(ines, 'restore', archive)
  expect((await ines.get('/api/echoes/snapshots')).body).not.toContain('555-0199')
  expect((await ines.get('/api/echoes/current')).body).not.toContain('555-0199')
})
