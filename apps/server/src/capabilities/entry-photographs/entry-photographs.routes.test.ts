import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Entry } from '@soundings/contract/entries'
import { LOOSE_PHOTOGRAPHS_MAX } from '@soundings/contract/entry-photographs'
import { removeWhatIsOver } from '#server/ops/upkeep.ts'
import { anEntry } from '#server/testing/builders.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import type { Person } from '#server/testing/person.ts'
import { aPicture, photographOf, sendPicture } from '#server/testing/pictures.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { unexpected } from '#server/testing/unexpected.ts'
import { entryPhotographsStore, PART_BYTES } from './entry-photographs.store.ts'

const HEIC = new URL('../../adapters/photographs/fixtures/page.heic', import.meta.url)

const named = (...ids: string[]) => ids.map((id) => ({ id, description: '' }))
const statusOf = async (person: Person, id: string) => (await person.get(`/api/entry-photographs/${id}`)).statusCode

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a JPEG and a thumbnail, upright and without metadata',
  async (format) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const sent = await aPicture({ width: 2_400, height: 1_200 })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Where I live' } })
      .toFormat(format)
      .toBuffer()
    const uploaded = (await sendPicture(mara, sent)).json()
    const shown = await mara.get(`/api/entry-photographs/${uploaded.id}`)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(uploaded.bytes),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    const image = await sharp(shown.rawPayload).metadata()
    expect(image).toMatchObject({ format: 'jpeg', width: format === 'jpeg' ? 1_000 : image.width })
    expect([image.exif, image.orientation, image.icc, Math.max(image.width, image.height)]).toEqual([
      undefined,
      undefined,
      undefined,
      2_000,
    ])
    expect(shown.rawPayload.includes('Where I live')).toBe(false)
    const small = await sharp((await mara.get(`/api/entry-photographs/${uploaded.id}/thumbnail`)).rawPayload).metadata()
    expect([small.format, Math.max(small.width, small.height), small.exif]).toEqual(['jpeg', 480, undefined])
  },
)

test('a HEIC from a phone becomes a JPEG', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await sendPicture(mara, await readFile(HEIC), 'page.heic')).json()
  const { format } = await sharp((await mara.get(`/api/entry-photographs/${id}`)).rawPayload).metadata()
  expect(format).toBe('jpeg')
})

test('an image is stored sealed, in parts of at most a megabyte', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const vault = await vaultOf(fixture, mara)
  const image = Buffer.alloc(2 * PART_BYTES + 5, 'harbor')
  const id = randomUUID()
  const store = entryPhotographsStore(fixture.db, vault)
  await store.insert({ id, image, thumbnail: Buffer.from('small') }, null, fixture.clock.now())
  const rows = await fixture.db.query<{ image_sealed: Buffer }>('select image_sealed from photograph_parts')
  expect(rows.map(({ image_sealed }) => image_sealed.includes('harbor'))).toEqual([false, false, false])
  expect(Math.max(...rows.map(({ image_sealed }) => image_sealed.length))).toBeLessThan(1_048_576)
  expect((await mara.get(`/api/entry-photographs/${id}`)).rawPayload.equals(image)).toBe(true)
  // A part moved to another place can't be decrypted.

  await fixture.db.query('update photograph_parts set part = part + 10')
  await fixture.db.query('update photograph_parts set part = case part when 10 then 1 when 11 then 0 else 2 end')
  expect((await mara.get(`/api/entry-photographs/${id}`)).json()).toMatchObject({ code: 'DATA_DAMAGED' })
})

test('what is not a photograph, is damaged or unpacks to too much is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const jpeg = await aPicture({ width: 400, height: 300 }).jpeg().toBuffer()
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const cases: [Buffer, string][] = [
    [Buffer.alloc(0), 'FILE_EMPTY'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'FILE_UNSUPPORTED'],
    [Buffer.from('%PDF-1.7 not a picture'), 'FILE_UNSUPPORTED'],
    [await aPicture().gif().toBuffer(), 'FILE_UNSUPPORTED'],
    [await aPicture().tiff().toBuffer(), 'FILE_UNSUPPORTED'],
    [jpeg.subarray(0, jpeg.length / 2), 'FILE_UNREADABLE'],
    [bomb, 'FILE_TOO_COMPLEX'],
    [Buffer.alloc(16 * 1_048_576), 'TOO_LARGE'],
  ]
  for (const [content, code] of cases)
    expect([code, (await sendPicture(mara, content)).json().code]).toEqual([code, code])
  // A file that is two kinds at once is stored as a picture alone.
  const { id } = (await sendPicture(mara, Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004 <script>')]))).json()
  expect((await mara.get(`/api/entry-photographs/${id}`)).rawPayload.includes('<script>')).toBe(false)
})

test('saving an entry gives it its photographs, in their order and with their descriptions', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const [first, second, third] = [await photographOf(mara, 1), await photographOf(mara, 2), await photographOf(mara, 3)]
  const photographs = [
    { id: second, description: 'The cradle, one stave paler than the rest' },
    { id: first, description: '' },
  ]
  const saved = (await mara.post('/api/entries', anEntry({ photographs }))).json<Entry>()
  expect(saved.photographs).toEqual(photographs)
  expect((await mara.get('/api/entries')).json().entries[0].photographs).toEqual(photographs)
  const changed = await mara.patch(`/api/entries/${saved.id}`, { photographs: named(third, second) })
  expect(changed.json().photographs).toEqual(named(third, second))
  // A change of something else leaves them as they are.
  expect((await mara.patch(`/api/entries/${saved.id}`, { mood: 1 })).json().photographs).toEqual(named(third, second))
  const none = (await mara.patch(`/api/entries/${saved.id}`, { photographs: [] })).json()
  expect('photographs' in none).toBe(false)
  // A removed photograph can be put back for a day.
  expect((await mara.patch(`/api/entries/${saved.id}`, { photographs: named(first) })).statusCode).toBe(200)
})

test('a repeated save stores one entry, and another list of photographs under its key is not lost', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const [first, second] = [await photographOf(mara, 1), await photographOf(mara, 2)]
  const save = (...ids: string[]) =>
    mara.post('/api/entries', anEntry({ photographs: named(...ids) }), { 'idempotency-key': 'once' })
  const { id } = (await save(first)).json()
  expect((await save(first)).json()).toMatchObject({ id, photographs: named(first) })
  expect((await save(first, second)).json()).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', entry: { id } })
})

test('a photograph that is gone, is in another entry or is someone else’s cannot be saved, and nothing else changes', async () => {
  await using fixture = await testApp()
  const [mara, ines] = [await fixture.person('mara@x.test'), await fixture.person('ines@x.test')]
  const hers = await photographOf(ines)
  const taken = await photographOf(mara)
  const free = await photographOf(mara, 2)
  const { id } = (await mara.post('/api/entries', anEntry({ photographs: named(taken) }))).json()
  for (const wrong of [hers, taken, randomUUID()]) {
    const refused = await mara.post('/api/entries', anEntry({ photographs: named(free, wrong) }))
    expect(refused.json()).toMatchObject({ code: 'PHOTOGRAPH_NOT_FOUND' })
  }
  expect((await mara.patch(`/api/entries/${id}`, { photographs: named(hers) })).statusCode).toBe(404)
  expect((await mara.get('/api/entries')).json().entries).toHaveLength(1)
  expect((await mara.get(`/api/entries/${id}`)).json().photographs).toEqual(named(taken))
  expect(await statusOf(mara, taken)).toBe(200)
  expect((await ines.delete(`/api/entry-photographs/${hers}`)).statusCode).toBe(204)
})

test('photographs go with their entry, and come back with it; one in no entry is removed after a day', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const [kept, loose, taken] = [await photographOf(mara, 1), await photographOf(mara, 2), await photographOf(mara, 3)]
  const { id } = (await mara.post('/api/entries', anEntry({ photographs: named(kept, taken) }))).json()
  // A photograph of an entry can't be removed on its own.
  expect((await mara.delete(`/api/entry-photographs/${kept}`)).statusCode).toBe(404)
  fixture.clock.advance(2 * DAY)
  await mara.patch(`/api/entries/${id}`, { photographs: named(kept) })
  await removeWhatIsOver(fixture.db, fixture.clock.now(), unexpected)
  expect([await statusOf(mara, kept), await statusOf(mara, loose), await statusOf(mara, taken)]).toEqual([
    200, 404, 200,
  ])
  await mara.delete(`/api/entries/${id}`)
  expect(await statusOf(mara, kept)).toBe(404)
  expect((await mara.get(`/api/entry-photographs/${kept}/thumbnail`)).statusCode).toBe(404)
  fixture.clock.advance(2 * DAY)
  await removeWhatIsOver(fixture.db, fixture.clock.now(), unexpected)
  await mara.post(`/api/entries/${id}/restore`)
  expect([await statusOf(mara, kept), await statusOf(mara, taken)]).toEqual([200, 404])
  await mara.delete(`/api/entries/${id}`)
  await mara.delete(`/api/deleted-entries/${id}`)
  for (const table of ['entry_photographs', 'photograph_parts']) {
    expect(await fixture.db.query(`select 1 from ${table}`)).toEqual([])
  }
})

test('a full journal takes no more photographs, and says how much it may have', async () => {
  await using fixture = await testApp({ JOURNAL_QUOTA_MB: '1' })
  const mara = await fixture.person()
  const vault = await vaultOf(fixture, mara)
  const big = { id: randomUUID(), image: Buffer.alloc(999_000), thumbnail: Buffer.alloc(10) }
  await entryPhotographsStore(fixture.db, vault).insert(big, null, fixture.clock.now())
  const picture = await aPicture({ width: 300, height: 300 }).jpeg().toBuffer()
  const refused = (await sendPicture(mara, picture)).json()
  expect(refused).toMatchObject({ code: 'JOURNAL_FULL' })
  expect(refused.error).toContain('up to 1 MB')
  // A text is still saved.
  expect((await mara.post('/api/entries', anEntry())).statusCode).toBe(201)
  await mara.delete(`/api/entry-photographs/${big.id}`)
  expect((await sendPicture(mara, picture)).statusCode).toBe(200)
})

test('photographs that no entry was saved with are limited in number', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const store = entryPhotographsStore(fixture.db, await vaultOf(fixture, mara))
  for (let nth = 0; nth < LOOSE_PHOTOGRAPHS_MAX; nth++) {
    await store.insert({ id: randomUUID(), image: Buffer.of(1), thumbnail: Buffer.of(1) }, null, fixture.clock.now())
  }
  const refused = (await sendPicture(mara, await aPicture().jpeg().toBuffer())).json()
  expect(refused).toMatchObject({ code: 'TOO_MANY_PHOTOGRAPHS' })
})

test('entries with photographs are found, also by words, and counted in the calendar', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const photographs = named(await photographOf(mara, 1), await photographOf(mara, 2))
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'The quay at night.', photographs }))).json()
  await mara.post('/api/entries', anEntry({ content: 'The quay by day.' }))
  const found = async (query: string) =>
    (await mara.get(`/api/entries?${query}`)).json().entries.map((entry: Entry) => entry.id)
  expect(await found('photographs=some')).toEqual([id])
  expect(await found('photographs=some&q=quay')).toEqual([id])
  expect(await found('photographs=some&q=day')).toEqual([])
  expect((await mara.get('/api/entries/days')).json().photographs).toEqual([2])
  await mara.patch(`/api/entries/${id}`, { photographs: [] })
  expect(await found('photographs=some')).toEqual([])
  expect(await found('photographs=some&q=quay')).toEqual([])
})
