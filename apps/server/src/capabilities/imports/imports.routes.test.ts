import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { upload, uploadDocument } from '#server/testing/uploads.ts'

const DIARY = `9 March 2021
The harbour was quiet.

10 March 2021, 07:15
Nothing new.

11 March 2021
Nothing new.
`

const process = (person: Person) => person.post('/api/onboarding/process-imports')
const classify = (person: Person, classification: string) =>
  person.post('/api/onboarding/classify-imports', { classification })
const entriesOf = async (person: Person) =>
  (await person.get('/api/entries')).json().entries as Record<string, unknown>[]

test('each dated entry of a document becomes an entry on its day, without the date heading and ratings', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const sent = await uploadDocument(mara, DIARY)
  expect(sent.json()).toMatchObject({ ok: true, entries: 3, undated: 0 })
  expect(await entriesOf(mara)).toEqual([])
  expect((await process(mara)).json()).toMatchObject({ processed: 3, duplicates: 0, pending_classification: 0 })
  const entries = await entriesOf(mara)
  expect(entries.map(({ created_at }) => created_at)).toEqual([
    '2021-03-11T11:00:02.000Z',
    '2021-03-10T06:15:00.000Z',
    '2021-03-09T11:00:00.000Z',
  ])
  expect(entries[2]).toMatchObject({
    title: 'The harbour was quiet',
    mood: null,
    energy: null,
    focus: null,
    undated: false,
  })
  expect(entries.map(({ content }) => content)).toEqual([
    'Nothing new.\n',
    'Nothing new.\n\n',
    'The harbour was quiet.\n\n',
  ])
})

test('entries older than a week count neither for streaks nor for the last thirty days', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, DIARY)
  await process(mara)
  expect((await mara.get('/api/insights/streaks')).json()).toEqual({ current: 0, longest: 0 })
  const today = fixture.clock.now().toISOString().slice(0, 10)
  await uploadDocument(mara, `${today}\nToday, from another book.\n`)
  await process(mara)
  expect((await mara.get('/api/insights/streaks')).json().current).toBe(1)
})

test('a text without a date waits for a classification, with one recommended, and unknown counts as historic', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, 'I had nothing to say until I sat down and said it.', 'a loose page.txt')
  expect((await process(mara)).json()).toEqual({
    processed: 0,
    duplicates: 0,
    pending_classification: 1,
    import_id: null,
  })
  const { pending_imports, smart_default } = (await mara.get('/api/onboarding/pending-imports')).json()
  expect(smart_default).toBe('recent')
  expect(pending_imports).toMatchObject([{ original_name: 'a loose page.txt', size_bytes: 50, entries: 1, undated: 1 }])
  expect((await classify(mara, 'unknown')).json()).toEqual({ ok: true })
  expect((await process(mara)).json()).toMatchObject({ processed: 1, pending_classification: 0 })
  expect(await entriesOf(mara)).toMatchObject([{ undated: true, mood: null }])
  expect((await mara.get('/api/insights/streaks')).json().current).toBe(0)
  expect((await mara.get('/api/echoes/current')).json().progress.current).toBe(0)
})

test('an undated recent text counts as of now', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, 'Written on the train this morning.')
  await process(mara)
  await classify(mara, 'recent')
  await process(mara)
  expect(await entriesOf(mara)).toMatchObject([{ undated: false }])
  expect((await mara.get('/api/insights/streaks')).json().current).toBe(1)
})

test('many undated pages are recommended as historic', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let page = 1; page <= 8; page++) await uploadDocument(mara, `Page ${page} of a notebook.`)
  expect((await mara.get('/api/onboarding/pending-imports')).json().smart_default).toBe('historic')
})

test('an unknown classification is refused', async () => {
  await using fixture = await testApp()
  const answer = await classify(await fixture.person(), 'ancient')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
})

test('a text already in the journal is a duplicate: written here, imported before, or undated', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'The SAME words,   once “more”.' }))
  await uploadDocument(mara, 'the same words, once "more".')
  expect((await process(mara)).json()).toMatchObject({ processed: 0, duplicates: 1, pending_classification: 0 })
  await uploadDocument(mara, DIARY)
  await process(mara)
  await uploadDocument(mara, `${DIARY}\n12 March 2021\nSomething new.\n`)
  expect((await process(mara)).json()).toMatchObject({ processed: 1, duplicates: 3 })
  expect(await entriesOf(mara)).toHaveLength(5)
})

test('an import is undone as a whole, and can be repeated', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'Mine.' }))
  await uploadDocument(mara, DIARY)
  const { import_id } = (await process(mara)).json()
  expect((await mara.post(`/api/imports/${import_id}/undo`)).json()).toEqual({ removed: 3, kept: 0 })
  expect((await entriesOf(mara)).map(({ content }) => content)).toEqual(['Mine.'])
  expect((await mara.post(`/api/imports/${import_id}/undo`)).statusCode).toBe(404)
  await uploadDocument(mara, DIARY)
  expect((await process(mara)).json()).toMatchObject({ processed: 3, duplicates: 0 })
})

test('undoing an import keeps the entries that were edited, or have a text of the person’s own beside them', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, DIARY)
  const { import_id } = (await process(mara)).json()
  const [edited, beside] = await entriesOf(mara)
  fixture.clock.advance(60_000)
  await mara.patch(`/api/entries/${edited!['id'] as string}`, { content: 'Edited.' })
  await mara.patch(`/api/entries/${beside!['id'] as string}`, { aside: { content: 'Beside.' } })
  expect((await mara.post(`/api/imports/${import_id}/undo`)).json()).toEqual({ removed: 1, kept: 2 })
  expect((await entriesOf(mara)).map(({ id }) => id)).toEqual([edited!['id'], beside!['id']])
})

test('an impossible import id is not found, whatever it looks like', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const read = { text: 'Read.', date: null, time: null, keep_photograph: true }
  expect((await mara.post('/api/imports/null/undo')).statusCode).toBe(404)
  expect((await mara.send('PUT', '/api/imports/pending/%00/order', { body: { order: 'day-first' } })).statusCode).toBe(
    404,
  )
  expect((await mara.send('PUT', '/api/imports/pending/null/text', { body: read })).statusCode).toBe(404)
})

test('an import whose answer was lost can be undone with the id that the client chose', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, DIARY)
  const import_id = '7b0f6f5e-5d0c-4e6a-9d43-3f1f0d5b8a11'
  await mara.post('/api/onboarding/process-imports', { import_id })
  expect((await mara.post(`/api/imports/${import_id}/undo`)).json()).toEqual({ removed: 3, kept: 0 })
})

test('naming uploads that no longer exist is an error, not an empty import', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { pending_id } = (await uploadDocument(mara, DIARY)).json()
  await mara.delete(`/api/imports/pending/${pending_id}`)
  const answer = await mara.post('/api/onboarding/process-imports', { pending_ids: [pending_id] })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'IMPORT_NOT_FOUND'])
})

test('in a batch a file that is too large, or one too many, is named and the others are accepted', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await upload(mara, '/api/onboarding/uploads/batch-import', [
    { name: 'one.txt', content: 'One page.' },
    { name: 'huge.txt', content: Buffer.alloc(25 * 1_048_576 + 1, 97) },
    ...Array.from({ length: 49 }, (_, page) => ({ name: `page-${page}.txt`, content: `Page ${page} of many.` })),
  ])
  const { imported, errors } = answer.json().results
  expect(imported).toBe(49)
  expect(errors).toMatchObject([
    { file: 'huge.txt', error: 'This file is too large.', code: 'TOO_LARGE' },
    { file: 'page-48.txt', error: 'You can choose up to 50 files at a time.', code: 'TOO_LARGE' },
  ])
})

test('an entry stays on its writer’s day, whatever the reader’s time zone', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, '4 March 2014, 23:59\nLate.\n')
  await process(mara)
  expect(await entriesOf(mara)).toMatchObject([{ local_date: '2014-03-04', local_time: '23:59' }])
})

test('a withdrawn upload leaves nothing', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { pending_id } = (await uploadDocument(mara, DIARY)).json()
  expect((await mara.get('/api/imports/pending')).json().waiting).toHaveLength(1)
  expect((await mara.delete(`/api/imports/pending/${pending_id}`)).statusCode).toBe(204)
  expect((await mara.get(`/api/imports/pending/${pending_id}`)).statusCode).toBe(404)
  expect((await process(mara)).json()).toMatchObject({ processed: 0 })
})

test('of several files the readable ones are accepted, and each other one gets its error message', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await upload(mara, '/api/onboarding/uploads/batch-import', [
    { name: 'one.txt', content: DIARY },
    { name: 'empty.txt', content: '' },
    { name: '../../etc/picture.pdf', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
  ])
  expect(answer.json()).toMatchObject({
    ok: false,
    results: {
      imported: 1,
      errors: [
        { file: 'empty.txt', error: 'This file is empty.', code: 'FILE_EMPTY' },
        { file: 'picture.pdf', code: 'FILE_UNSUPPORTED' },
      ],
    },
  })
})

test('two simultaneous processes write a document once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, DIARY)
  const answers = await Promise.all([process(mara), process(mara), process(mara)])
  const written = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().processed)
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(await entriesOf(mara)).toHaveLength(3)
})

test('progress arrives as lines, with the answer as the last of them', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const path = '/api/onboarding/uploads/import'
  const lines = async (content: string) => {
    const answer = await upload(mara, path, [{ name: 'd.txt', content }], { accept: 'application/x-ndjson' })
    return answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { status?: number; body?: object })
  }
  expect((await lines(DIARY)).at(-1)).toMatchObject({ status: 200, body: { ok: true, entries: 3 } })
  expect((await lines('')).at(-1)).toMatchObject({ status: 400, body: { code: 'FILE_EMPTY' } })
})

test.each([
  ['without a file', [], 'UPLOAD_MISSING', 400],
  ['with an empty file', [{ name: 'a.txt', content: '' }], 'FILE_EMPTY', 400],
  ['with only white space', [{ name: 'a.txt', content: ' \n\t ' }], 'FILE_EMPTY', 400],
  ['with a program', [{ name: 'a.txt', content: Buffer.from('7f454c46020101000000', 'hex') }], 'FILE_UNSUPPORTED', 415],
  ['with a truncated PDF', [{ name: 'a.pdf', content: '%PDF-1.7\n1 0 obj' }], 'FILE_UNREADABLE', 400],
] as const)('an upload %s is refused with a sentence', async (_, files, code, status) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await upload(mara, '/api/onboarding/uploads/import', files)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(answer.json().error).toMatch(/^[A-Z].*\.$/)
})

test('an upload that is malformed or breaks off is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const path = '/api/onboarding/uploads/import'
  expect((await mara.post(path, { file: 'hello' })).json().code).toBe('UNSUPPORTED_TYPE')
  const cut = await mara.send('POST', path, {
    body: Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf'),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  expect([cut.statusCode, cut.json().code]).toEqual([400, 'INVALID_INPUT'])
})

test('an uploaded text is sealed in the database and never logged', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await uploadDocument(mara, DIARY, 'harbour-secrets.txt')
  const rows = await fixture.db.query('select * from pending_imports')
  const stored = JSON.stringify(rows.map((row) => Object.values(row).map(String)))
  expect(stored).not.toMatch(/harbour/i)
  await process(mara)
  expect(fixture.logs.join('')).not.toMatch(/harbour/i)
})
