import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Person } from '#server/testing/person.ts'
import { startPhotographReader } from '#server/adapters/photographs/start-photograph-reader.ts'
import { tesseractRecognizer } from '#server/adapters/recognition/tesseract-recognizer.ts'
import { testApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/uploads.ts'

const PAGE = join(import.meta.dirname, '../../adapters/photographs/fixtures/printed-page.webp')

const photograph = async (person: Person, content: Buffer) =>
  (await upload(person, '/api/onboarding/uploads/photo-ocr', [{ name: 'page.webp', content }])).json()
const confirm = (person: Person, id: string, changed: object = {}) =>
  person.send('PUT', `/api/imports/pending/${id}/text`, {
    body: { text: 'As I wrote it.', date: '2021-03-09', time: null, keep_photograph: true, ...changed },
  })
const process = async (person: Person) => (await person.post('/api/onboarding/process-imports')).json()
const entriesOf = async (person: Person) => (await person.get('/api/entries')).json().entries

test('only the confirmed text of a photograph becomes an entry, together with the photograph', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const original = await readFile(PAGE)
  const read = await photograph(mara, original)
  expect(read).toMatchObject({ ok: true, quality: { should_accept: true }, read_by: null })
  expect(read.text).toContain('The harbour was quiet')
  expect(await process(mara)).toMatchObject({ processed: 0, pending_classification: 0 })
  const review = (await mara.get(`/api/imports/pending/${read.pending_id}`)).json()
  expect(review).toMatchObject({ kind: 'photograph', text: read.text, decisions: [{ date: '2021-03-09' }] })
  expect(review.words).toEqual(read.words)
  const shown = await mara.get(`/api/imports/pending/${read.pending_id}/photograph`)
  expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual(['image/jpeg', 'no-store'])
  expect((await sharp(shown.rawPayload).metadata()).format).toBe('jpeg')

  await confirm(mara, read.pending_id)
  expect(await process(mara)).toMatchObject({ processed: 1 })
  const [entry] = await entriesOf(mara)
  expect(entry).toMatchObject({ content: 'As I wrote it.', photographed: true, mood: null })
  const kept = await mara.get(`/api/entries/${entry.id}/photograph/original`)
  expect(kept.headers['content-type']).toBe('image/webp')
  expect(kept.rawPayload.equals(original)).toBe(true)
  expect((await mara.get(`/api/entries/${entry.id}/photograph`)).statusCode).toBe(200)
  const rows = await fixture.db.query<{ original_sealed: Buffer }>('select original_sealed from photographs')
  expect(rows[0]?.original_sealed.includes(original.subarray(0, 64))).toBe(false)

  await mara.delete(`/api/entries/${entry.id}`)
  expect((await mara.get(`/api/entries/${entry.id}/photograph`)).statusCode).toBe(404)
})

test('a photograph that was still being read when all data was deleted never arrives', async () => {
  await using reader = startPhotographReader(tesseractRecognizer(['eng']))
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const read: typeof reader.read = (...given) => {
    begin()
    return reader.read(...given)
  }
  await using fixture = await testApp({}, { photographs: { ...reader, read } })
  const mara = await fixture.person()
  const sent = photograph(mara, await readFile(PAGE))
  await begun
  expect((await mara.delete('/api/privacy/delete-data')).statusCode).toBe(204)
  expect(await sent).toMatchObject({ code: 'DATA_DELETED' })
  expect((await mara.get('/api/imports/pending')).json().waiting).toEqual([])
})

test('the photograph is not stored if the user does not want it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { pending_id } = await photograph(mara, await readFile(PAGE))
  await confirm(mara, pending_id, { keep_photograph: false })
  await process(mara)
  expect(await entriesOf(mara)).toMatchObject([{ photographed: false }])
  expect(await fixture.db.query('select 1 as one from photographs')).toEqual([])
})

test('an unreadable photograph is not stored, and the answer explains how to take a better one', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const blank = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const answer = await photograph(mara, blank)
  expect(answer).toMatchObject({ ok: false, quality: { should_accept: false }, text: '', pending_id: null })
  expect(answer.quality.user_message).toMatch(/^No text was found in this photo\./)
  expect(await fixture.db.query('select 1 as one from pending_imports')).toEqual([])
})

test.each([
  ['an empty text', { text: ' \n ' }, 'ENTRY_BLANK'],
  ['a text with NUL', { text: 'a\0b' }, 'ENTRY_NOT_TEXT'],
  ['a future day', { date: '2999-01-01' }, 'IMPORT_REVIEW_INVALID'],
])('%s cannot be confirmed', async (_, changed, code) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { pending_id } = await photograph(mara, await readFile(PAGE))
  const answer = await confirm(mara, pending_id, changed)
  expect([answer.statusCode, answer.json().code]).toEqual([400, code])
})
