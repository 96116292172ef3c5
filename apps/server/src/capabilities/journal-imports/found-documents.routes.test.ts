import { expect, test } from 'vitest'
import { heldStatement } from '#server/testing/held-statement.ts'
import { foundIn, importsOf, proposed, sendJournal, whenImport } from '#server/testing/journal-imports.ts'
import { makePdf, pdfLines } from '#server/testing/make-pdf.ts'
import { makeZip } from '#server/testing/make-zip.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const DIARY = { name: 'diary.txt', content: '9 March 2021\nThe harbor was quiet.\n' }
const TABLE = { name: 'own.csv', content: 'date;text\n2021-03-10;Rain.\n' }
const WAITING = [{ file: 'diary.txt', entries: 1 }]

const waitingOf = async (person: Person) =>
  (await person.get('/api/imports/pending'))
    .json<{ waiting: { original_name: string }[] }>()
    .waiting.map(({ original_name: name }) => name)

/** Simulates a stop of the server that has the files. */
const stopServer = ({ db }: TestApp) => db.query(`update journal_imports set seen_at = seen_at - interval '5 minutes'`)

test('a document waits for its own review, and is withdrawn when the import is canceled', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await foundIn(mara, [DIARY])
  expect((await importsOf(mara)).current).toMatchObject({ found: { entries: 0 }, documents: WAITING })
  expect(await waitingOf(mara)).toEqual(['diary.txt'])
  await mara.delete(`/api/journal-imports/${id}`)
  expect(await waitingOf(mara)).toEqual([])
})

test('a PDF that is chosen here waits for its own review, too', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const pdf = makePdf([pdfLines(['9 March 2021', 'The harbor was quiet.'])])
  await foundIn(mara, [{ name: 'diary.pdf', content: pdf }, TABLE])
  expect((await importsOf(mara)).current).toMatchObject({ documents: [{ file: 'diary.pdf', entries: 1 }] })
  expect(await waitingOf(mara)).toEqual(['diary.pdf'])
})

test('a text in UTF-16, as Windows can save it, is read', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await foundIn(mara, [{ name: 'diary.txt', content: Buffer.from(`\uFEFF${DIARY.content}`, 'utf16le') }])
  expect((await importsOf(mara)).current).toMatchObject({ documents: WAITING })
})

test('a document that can’t be read is named with the reason, even after the files were read again', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const damaged = { name: 'broken.pdf', content: '%PDF-1.4 and no more' }
  const { id, found } = await foundIn(mara, [damaged, TABLE])
  expect(found.refused_documents).toEqual([
    { file: 'broken.pdf', code: 'FILE_UNREADABLE', sentence: expect.stringMatching(/\.$/) },
  ])
  expect(found.problem_count).toBe(0)
  await mara.send('PUT', `/api/journal-imports/${id}/reading`, { body: { date_order: 'day-first', columns: [] } })
  expect(await whenImport(mara, id, 'found')).toMatchObject({ found: { refused_documents: found.refused_documents } })
  await mara.delete(`/api/journal-imports/${id}`)
  const alone = await whenImport(mara, await sendJournal(mara, [damaged]), 'failed')
  expect(alone).toMatchObject({ code: 'FILE_UNREADABLE', sentence: found.refused_documents[0]?.sentence })
})

test('an empty file is called empty, whatever its name', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const sent = await sendJournal(mara, [{ name: 'diary.csv', content: '' }])
  expect(await whenImport(mara, sent, 'failed')).toMatchObject({ code: 'FILE_EMPTY', sentence: 'This file is empty.' })
})

test('documents are named and stay in their review when an import brings nothing else in', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, found } = await foundIn(mara, [DIARY])
  await mara.post(`/api/journal-imports/${id}/entries`, proposed(found))
  expect(await whenImport(mara, id, 'done')).toMatchObject({ brought: { entries: 0 }, documents: WAITING })
  const { waiting } = (await mara.get('/api/imports/pending')).json<{ waiting: { id: string }[] }>()
  await mara.delete(`/api/imports/pending/${waiting[0]?.id}`)
  expect(await whenImport(mara, id, 'done')).toMatchObject({ documents: [] })
})

test('documents of an import that failed are named, and stay in their review when another file is chosen', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await foundIn(mara, [DIARY, TABLE])
  await stopServer(fixture)
  expect((await importsOf(mara)).current).toMatchObject({ state: 'failed', documents: WAITING })
  expect((await mara.delete(`/api/journal-imports/${id}`)).statusCode).toBe(204)
  expect(await waitingOf(mara)).toEqual(['diary.txt'])
})

test('an import without a decision says after six hours that its files were deleted, and names its documents', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await foundIn(mara, [DIARY, TABLE])
  fixture.clock.advance(6 * 3_600_000 + 1)
  await stayInTouch(fixture)
  expect(await whenImport(mara, id, 'failed')).toMatchObject({
    code: 'IMPORT_EXPIRED',
    sentence: expect.stringContaining('six hours'),
    documents: WAITING,
  })
})

/** The server that has the files says so every few seconds; the clock of a test jumps. */
const stayInTouch = ({ db, clock }: TestApp) => db.query('update journal_imports set seen_at = $1', [clock.now()])

test('a document that was read just before a cancellation is withdrawn with it', async () => {
  let hasRead = false
  // The server is held before it records that the document waits.
  const isNote = (sql: string) => {
    if (sql.includes('insert into pending_imports')) hasRead = true
    return hasRead && sql.includes('update journal_imports set state')
  }
  let gate: ReturnType<typeof heldStatement> | null = null
  await using fixture = await testApp({}, ({ db }) => ({ db: (gate = heldStatement(db, isNote)).db }))
  const mara = await fixture.person()
  const id = await sendJournal(mara, [DIARY])
  await gate!.reached
  expect(await waitingOf(mara)).toEqual(['diary.txt'])
  expect((await mara.delete(`/api/journal-imports/${id}`)).statusCode).toBe(204)
  gate!.goOn()
  await expect.poll(() => waitingOf(mara), WHILE).toEqual([])
})

const WHILE = { timeout: 30_000, interval: 10 }

const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0])

test.each([
  ['letter.pdf', 'Only text.', 'named like a PDF, but it isn’t one'],
  ['notes.TXT', PICTURE, 'named like a text file, but it isn’t one'],
  ['page.jpg', PICTURE, 'use Photo on the Journal page'],
  ['page.constructor', PICTURE, 'doesn’t know what this file is'],
  ['settings.json', '{"theme":"dark"}', 'JSON file isn’t an export that Soundings knows'],
  ['nothing.zip', makeZip([]), 'This ZIP file is empty.'],
  ['programs.zip', makeZip([{ name: 'run.bin', bytes: PICTURE }]), 'found no journal in this ZIP file'],
])('a file %s with nothing to import is refused with a sentence that says why', async (name, content, says) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await sendJournal(mara, [{ name, content: Buffer.from(content) }])
  expect(await whenImport(mara, id, 'failed')).toMatchObject({
    code: 'FILE_UNSUPPORTED',
    sentence: expect.stringContaining(says),
  })
})
