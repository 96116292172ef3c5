import { expect, test } from 'vitest'
import { dayOneJson } from '#server/adapters/journals/day-one/day-one.fixture.ts'
import { anEntry } from '#server/testing/builders.ts'
import { bringJournal, foundIn, importsOf, proposed, sendJournal, whenImport } from '#server/testing/journal-imports.ts'
import { makeZip } from '#server/testing/make-zip.ts'
import type { Person } from '#server/testing/person.ts'
import { aPicture } from '#server/testing/pictures.ts'
import { removeOverImports } from './index.ts'
import { testApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/uploads.ts'

const MD5 = '0cc175b9c0f1b6a831c399e269772661'
const FERRY = {
  uuid: '5B0E5D4FBD1C4A0E9E0AE0F1F2A3B4C5',
  creationDate: '2021-07-03T22:48:50Z',
  timeZone: 'Europe/Zagreb',
  tags: ['Travel', 'the sea'],
  text: '# Ferry at last\n\n![](dayone-moment://P1)\n\nWe sat outside\\. It was warm\\.',
  location: { placeName: 'Riva', localityName: 'Vis', country: 'Croatia' },
  photos: [{ identifier: 'P1', md5: MD5, type: 'jpeg', orderInEntry: 0 }],
}
const RAIN = {
  uuid: 'A'.repeat(32),
  creationDate: '2020-11-10T07:15:00Z',
  timeZone: 'Europe/London',
  text: 'Rain all day\\.',
}

async function dayOne(entries: readonly object[]) {
  const photograph = await aPicture({ seed: 3 }).jpeg().toBuffer()
  return makeZip([
    { name: 'Journal.json', bytes: Buffer.from(dayOneJson(entries)) },
    { name: `photos/${MD5}.jpeg`, bytes: photograph },
  ])
}

const file = async (entries: readonly object[]) => [{ name: 'export.zip', content: await dayOne(entries) }]
const entriesOf = async (person: Person) =>
  (await person.get('/api/entries')).json<{ entries: Record<string, unknown>[] }>().entries

const DAYLIO = `full_date,date,weekday,time,mood,activities,scales,note_title,note
2026-09-26,September 26,Saturday,21:30,good,reading | friends,,,
2026-09-25,September 25,Friday,21:30,wonky,work,,,
`

test('what an upload holds is shown, and nothing is added until the person decides', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { found } = await foundIn(mara, await file([FERRY, RAIN]))
  expect(found).toMatchObject({
    sources: [{ source: 'day_one', entries: 2 }],
    entries: 2,
    span: { first: '2020-11-10', last: '2021-07-04', days: 2 },
    photographs: 1,
    with_mood: 0,
    undated: 0,
    already: { before: 0, same_words: 0 },
    problem_count: 0,
  })
  expect(await entriesOf(mara)).toEqual([])
})

test('the entries come in on their days, with titles, tags, places and photographs, and without made-up ratings', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { brought } = await bringJournal(mara, await file([FERRY, RAIN]))
  expect(brought).toMatchObject({ entries: 2, photographs: 1, skipped: 0, problem_count: 0 })
  const [ferry, rain] = await entriesOf(mara)
  expect(ferry).toMatchObject({
    title: 'Ferry at last',
    titled: true,
    content: 'We sat outside. It was warm.',
    local_date: '2021-07-04',
    local_time: '00:48',
    tags: expect.arrayContaining(['Travel', 'the sea']),
    place: expect.stringContaining('Riva'),
    mood: null,
    energy: null,
    focus: null,
    photographs: [{ description: '' }],
  })
  expect(rain).toMatchObject({ local_date: '2020-11-10', local_time: '07:15', content: 'Rain all day.' })
  const [picture] = (ferry?.['photographs'] ?? []) as { id: string }[]
  expect((await mara.get(`/api/entry-photographs/${picture?.id}`)).statusCode).toBe(200)
  expect((await mara.get('/api/insights/streaks')).json()).toEqual({ current: 0, longest: 0 })
})

test('a mood without words comes in with its tags, rated as the person says', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const files = [{ name: 'daylio_export.csv', content: DAYLIO }]
  const { id, found } = await foundIn(mara, files)
  expect(found.moods).toEqual([
    { source: 'daylio_csv', name: 'good', entries: 1, rating: 4 },
    { source: 'daylio_csv', name: 'wonky', entries: 1, rating: null },
  ])
  const choices = proposed(found)
  const moods = choices.moods.map((mood) => (mood.name === 'wonky' ? { ...mood, rating: 2 } : mood))
  expect((await mara.post(`/api/journal-imports/${id}/entries`, { ...choices, moods })).statusCode).toBe(204)
  await whenImport(mara, id, 'done')
  expect(await entriesOf(mara)).toMatchObject([
    { local_date: '2026-09-26', mood: 4, energy: null, focus: null, content: '', title: 'reading, friends' },
    { local_date: '2026-09-25', mood: 2, content: '', title: 'work' },
  ])
})

test('the same file adds nothing a second time, and a newer export adds only what is new', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await bringJournal(mara, await file([RAIN]))
  const again = await bringJournal(mara, await file([RAIN]))
  expect(again.found.already).toEqual({ before: 1, same_words: 0 })
  expect(again.brought).toMatchObject({ entries: 0, skipped: 1, undo_until: null })
  const newer = await bringJournal(mara, await file([RAIN, FERRY]))
  expect(newer.brought).toMatchObject({ entries: 1, skipped: 1 })
  expect(await entriesOf(mara)).toHaveLength(2)
})

test('words that the journal has on the same day are left out, or come in beside them', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'Rain all day.', created_at: '2020-11-10T12:00:00Z' }))
  const { id, found } = await foundIn(mara, await file([RAIN]))
  expect(found.already).toEqual({ before: 0, same_words: 1 })
  await mara.post(`/api/journal-imports/${id}/entries`, proposed(found))
  await whenImport(mara, id, 'done')
  expect(await entriesOf(mara)).toHaveLength(1)
  await bringJournal(mara, await file([RAIN]), { beside: true })
  expect(await entriesOf(mara)).toHaveLength(2)
})

test('an import is undone whole, except for entries that were edited, and can come in again', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await bringJournal(mara, await file([RAIN, FERRY]))
  const [ferry] = await entriesOf(mara)
  fixture.clock.advance(60_000)
  await mara.patch(`/api/entries/${ferry?.['id'] as string}`, { content: 'We sat inside.' })
  expect((await mara.post(`/api/journal-imports/${id}/undo`)).json()).toEqual({ removed: 1, kept: 1 })
  expect(await entriesOf(mara)).toMatchObject([{ content: 'We sat inside.' }])
  expect((await mara.get('/api/deleted-entries')).json()).toMatchObject({ entries: [] })
  expect((await mara.post(`/api/journal-imports/${id}/undo`)).json()).toMatchObject({ code: 'IMPORT_NOT_FOUND' })
  const again = await bringJournal(mara, await file([RAIN, FERRY]))
  expect(again.brought).toMatchObject({ entries: 1, skipped: 1 })
})

test('undoing an import keeps an entry beside which the person has put a text of their own', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await bringJournal(mara, await file([RAIN, FERRY]))
  const [ferry] = await entriesOf(mara)
  fixture.clock.advance(60_000)
  await mara.patch(`/api/entries/${ferry?.['id'] as string}`, { aside: { content: 'We sat inside.' } })
  expect((await mara.post(`/api/journal-imports/${id}/undo`)).json()).toEqual({ removed: 1, kept: 1 })
  expect(await entriesOf(mara)).toMatchObject([{ id: ferry?.['id'] }])
  const { versions } = (await mara.get(`/api/entries/${ferry?.['id'] as string}/versions`)).json()
  expect(versions).toHaveLength(1)
})

test('undoing an import also removes for good what was deleted by hand, unless it was edited before', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await bringJournal(mara, await file([RAIN, FERRY]))
  const [ferry, rain] = await entriesOf(mara)
  fixture.clock.advance(60_000)
  await mara.patch(`/api/entries/${ferry?.['id'] as string}`, { content: 'We sat inside.' })
  for (const entry of [ferry, rain]) await mara.delete(`/api/entries/${entry?.['id'] as string}`)
  expect((await mara.post(`/api/journal-imports/${id}/undo`)).json()).toEqual({ removed: 1, kept: 0 })
  expect((await mara.get('/api/deleted-entries')).json()).toMatchObject({ entries: [{ title: 'Ferry at last' }] })
})

test('a folder that becomes a tag is the tag of that name, whatever its case, and is shortened like one', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const long = `Trips ${'and more trips '.repeat(10)}`.trim()
  const table = `date;text;tags;journal\n2021-03-09;The lock.;travel;Travel\n2021-03-10;Rain.;;${long}\n`
  const files = [{ name: 'own.csv', content: table }]
  const { brought } = await bringJournal(mara, files, { folder_tags: ['Travel', long] })
  expect(brought.problems).toEqual([{ problem: 'long_tag', file: 'own.csv', number: 2 }])
  const tags = (await entriesOf(mara)).map((entry) =>
    (entry['tags'] as string[]).filter((tag) => /tr[ai][vp]/iu.test(tag)),
  )
  expect(tags).toEqual([[long.slice(0, 64).trim()], ['travel']])
})

test('a canceled import leaves nothing behind, and another one can begin', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await foundIn(mara, await file([RAIN]))
  expect((await upload(mara, '/api/journal-imports', await file([RAIN]))).json()).toMatchObject({
    code: 'IMPORT_RUNNING',
  })
  expect((await mara.delete(`/api/journal-imports/${id}`)).statusCode).toBe(204)
  expect(await importsOf(mara)).toEqual({ current: null, done: [] })
  expect(await fixture.db.query('select 1 from entries')).toEqual([])
  await bringJournal(mara, await file([RAIN]))
})

test('a file that is no journal is refused with a sentence, and nothing is added', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await sendJournal(mara, [{ name: 'x.bin', content: Buffer.from([1, 2, 0, 3]) }])
  expect(await whenImport(mara, id, 'failed')).toMatchObject({
    code: 'FILE_UNSUPPORTED',
    sentence: expect.stringContaining('doesn’t know what this file is'),
  })
})

test('a file in which everything is damaged is refused with a sentence that says so', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const whole = makeZip([{ name: 'Journal.json', bytes: Buffer.from(dayOneJson([RAIN])) }])
  const id = await sendJournal(mara, [{ name: 'export.zip', content: whole.subarray(0, whole.length - 30) }])
  expect(await whenImport(mara, id, 'failed')).toMatchObject({
    sentence: expect.stringContaining('This file is damaged'),
  })
})

test('an archive of Soundings is restored through the same door', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'The harbor was quiet.' }))
  const archive = (await mara.get('/api/privacy/archive')).rawPayload
  const ben = await fixture.person('ben@example.com')
  const id = await sendJournal(ben, [{ name: 'soundings.zip', content: archive }])
  expect(await whenImport(ben, id, 'found', 'failed')).toMatchObject({ archive: { entries: 1 }, found: null })
  const nothing = { moods: [], folder_tags: [], beside: false, undated: true }
  await ben.post(`/api/journal-imports/${id}/entries`, nothing)
  expect(await whenImport(ben, id, 'done', 'failed')).toMatchObject({ brought: { entries: 1, undo_until: null } })
  expect(await entriesOf(ben)).toMatchObject([{ content: 'The harbor was quiet.' }])
})

test('an archive beside other files is refused with a sentence that says what to do', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const archive = (await mara.get('/api/privacy/archive')).rawPayload
  const id = await sendJournal(mara, [{ name: 'soundings.zip', content: archive }, ...(await file([RAIN]))])
  expect(await whenImport(mara, id, 'found', 'failed')).toMatchObject({
    state: 'failed',
    partial: false,
    sentence: 'One of these files is a Soundings archive. Upload it by itself, because it’s restored as a whole.',
  })
})

test('an import whose server has stopped says so, and makes room for another', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = await foundIn(mara, await file([RAIN]))
  await fixture.db.query(`update journal_imports set seen_at = seen_at - interval '5 minutes'`)
  expect((await importsOf(mara)).current).toMatchObject({ id, state: 'failed' })
  expect((await importsOf(mara)).current).toMatchObject({
    code: 'IMPORT_INTERRUPTED',
    sentence: expect.stringContaining('restarted'),
  })
  await bringJournal(mara, await file([RAIN]))
  expect(await entriesOf(mara)).toHaveLength(1)
})

const WHILE = { timeout: 30_000, interval: 10 }
/** Many records, so that an import takes a while. */
const many = () =>
  Array.from({ length: 600 }, (_, index) => ({
    ...RAIN,
    uuid: index.toString(16).padStart(32, '0'),
    text: `Rain on day ${index}\\.`,
  }))

test('an import that is stopped on its way leaves nothing, and the same file comes in whole afterward', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id, found } = await foundIn(mara, await file(many()))
  await mara.post(`/api/journal-imports/${id}/entries`, proposed(found))
  await expect.poll(async () => (await fixture.db.query('select 1 from entries limit 1')).length, WHILE).toBe(1)
  expect(await entriesOf(mara)).toEqual([])
  expect((await mara.delete(`/api/journal-imports/${id}`)).statusCode).toBe(204)
  await expect.poll(async () => (await fixture.db.query('select 1 from entries limit 1')).length, WHILE).toBe(0)
  const { brought } = await bringJournal(mara, await file(many()))
  expect(brought).toMatchObject({ entries: 600, skipped: 0 })
})

test('what a server that stopped has left behind is removed, by the next import and once an hour', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ben = await fixture.person('ben@x.test')
  for (const person of [mara, ben]) await bringJournal(person, await file([RAIN]))
  // Simulates both servers stopping just before they show the stored entries.
  await fixture.db.query(`update entries set deleted_at = '-infinity'`)
  await fixture.db.query('delete from journal_imports')
  expect((await bringJournal(mara, await file([RAIN]))).brought).toMatchObject({ entries: 1, skipped: 0 })
  await removeOverImports(fixture.db, fixture.clock.now())
  expect(await fixture.db.query(`select 1 from entries where deleted_at = '-infinity'`)).toEqual([])
  expect(await entriesOf(mara)).toHaveLength(1)
})
