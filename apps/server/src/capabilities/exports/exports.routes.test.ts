import { expect, test } from 'vitest'
import { startDocumentReader } from '#server/adapters/documents/start-document-reader.ts'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { unpacked } from '#server/capabilities/archive/archive.fixture.ts'
import { entryBodyPlace } from '#server/capabilities/entries/sealed-form.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { photographOf } from '#server/testing/pictures.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

const documents = startDocumentReader()

const MULTILINGUAL_TEXT = 'Früh — “до” 早上 שלום עולם مرحبا 👩‍🚀 <b>&amp;</b> {\\rtf} 1\t2'

/** The words of an exported file, as a document reader extracts them. */
async function wordsOf(format: string, bytes: Buffer): Promise<string[]> {
  const signal = new AbortController().signal
  const { text } = await documents.read({ name: `x.${format}`, bytes }, { signal, onProgress: () => undefined })
  return text.split(/\s+/).filter(Boolean)
}

async function written(fixture: TestApp, person: Person, contents: readonly string[]): Promise<void> {
  for (const content of contents) {
    fixture.clock.advance(DAY)
    await person.post('/api/entries', anEntry({ content }))
  }
}

test.each(['txt', 'rtf', 'docx'])('a journal is exported as %s with every word, oldest entry first', async (format) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await written(fixture, mara, ['The first day.', `The second.\n\n${MULTILINGUAL_TEXT}`])
  const answer = await mara.get(`/api/entries/export?format=${format}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="journals-export-2026-11-23.${format}"`)
  const words = await wordsOf(format, answer.rawPayload)
  const expected = `Journal${format === 'txt' ? ' =======' : ''}
    Sunday, November 22, 2026, 1:00 PM Mood 4 of 5 · Energy 3 of 5 · Focus 3 of 5 The first day.
    Monday, November 23, 2026, 1:00 PM Mood 4 of 5 · Energy 3 of 5 · Focus 3 of 5 The second. ${MULTILINGUAL_TEXT}`
  expect(words).toEqual(expected.split(/\s+/))
})

test('photographs are embedded in Word and RTF with their descriptions, and named in plain text', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const photographs = [
    { id: await photographOf(mara, 1), description: 'The cradle' },
    { id: await photographOf(mara, 2), description: '' },
  ]
  await mara.post('/api/entries', anEntry({ photographs }))
  const images = await Promise.all(
    photographs.map(async ({ id }) => (await mara.get(`/api/entry-photographs/${id}`)).rawPayload),
  )
  const exported = async (format: string) => (await mara.get(`/api/entries/export?format=${format}`)).rawPayload
  const parts = await unpacked(await exported('docx'))
  expect([1, 2].map((number) => parts.get(`word/media/photograph-${number}.jpg`))).toEqual(images)
  const relationships = String(parts.get('word/_rels/document.xml.rels'))
  for (const id of ['rId2', 'rId3']) {
    expect(relationships).toContain(`Id="${id}"`)
    expect(String(parts.get('word/document.xml'))).toContain(`r:embed="${id}"`)
  }
  expect(String(parts.get('word/document.xml'))).toContain('descr="The cradle"')
  const rtf = String(await exported('rtf')).replaceAll('\n', '')
  for (const image of images) expect(rtf).toContain(image.toString('hex'))
  expect(String(await exported('txt'))).toContain('[Photo: The cradle]\n\n[Photo]')
  await fixture.db.query('update photograph_parts set image_sealed = substring(image_sealed for 40)')
  expect(String((await unpacked(await exported('docx'))).get('word/document.xml'))).toContain('Photo: The cradle')
})

test('a range of dates includes both its days, in the person’s calendar', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await written(fixture, mara, ['alpha', 'beta', 'gamma', 'delta'])
  const found = async (query: string) =>
    (await mara.get(`/api/entries/export?format=txt${query}`)).body.match(/alpha|beta|gamma|delta/g)
  expect(await found('&start=2026-11-23&end=2026-11-24')).toEqual(['beta', 'gamma'])
  expect(await found('&start=2026-11-24&end=')).toEqual(['gamma', 'delta'])
  expect(await found('&end=2026-11-22')).toEqual(['alpha'])
  expect(await found('&start=&end=')).toEqual(['alpha', 'beta', 'gamma', 'delta'])
  expect((await mara.get('/api/entries/export?format=txt&start=2030-01-01')).body).toContain('There are no entries')
})

test('entries without a day are at the end as undated, and in no range', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await written(fixture, mara, ['alpha', 'beta'])
  await fixture.db.query(
    'update entries set undated = true, mood = null, energy = null, focus = null where day = (select min(day) from entries)',
  )
  const { body } = await mara.get('/api/entries/export?format=txt')
  expect(body.indexOf('beta')).toBeLessThan(body.indexOf('\nUndated\nNot rated\n\nalpha\n'))
  expect((await mara.get('/api/entries/export?format=txt&start=2020-01-01')).body).not.toContain('alpha')
})

test.each([
  ['format=pdf', 'Choose the format txt, rtf, docx, markdown, dayone or epub.'],
  ['', 'Choose the format txt, rtf, docx, markdown, dayone or epub.'],
  ['format=txt&start=yesterday', 'Write a date like 2026-11-21.'],
  ['format=txt&start=2026-11-22&end=2026-11-21', 'The start date is after the end date.'],
])('a request for "%s" is refused with an error message', async (query, error) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await mara.get(`/api/entries/export?${query}`)
  expect([answer.statusCode, answer.json()]).toEqual([400, { error, code: 'INVALID_INPUT' }])
})

const LINES = [
  'Ines and I planted the long beans along the south wall, and she sang to each of them so that it would grow like a tower.',
  'Ruben rowed me to the island in the green boat, and a heron flew along beside us like a grandfather in a gray coat.',
  'The children and I baked two walnut loaves for the market, and the smaller one came out of the oven like a hat.',
]

/** A person with two Echos. */
async function listener(fixture: TestApp): Promise<{ person: Person; echoes: { id: string; text: string }[] }> {
  const person = await fixture.person()
  const days = Array.from({ length: 9 }, (_, day) => `${LINES[day % 3]} It was day ${day}, and the rest went by.`)
  await written(fixture, person, days)
  await person.get('/api/echoes/current')
  fixture.clock.advance(7 * DAY)
  await written(fixture, person, [
    'Ines and Ruben came for the walnut loaves and the beans today, and then the children rowed.',
  ])
  await person.get('/api/echoes/current')
  const { snapshots } = (await person.get('/api/echoes/snapshots')).json()
  return { person, echoes: snapshots }
}

test.each(['txt', 'rtf', 'docx'])('the chosen Echos are exported as %s, and no others', async (format) => {
  await using fixture = await testApp()
  const { person, echoes } = await listener(fixture)
  expect(echoes).toHaveLength(2)
  const [latest, first] = echoes
  const answer = await person.post('/api/echoes/snapshots/export', { ids: [first!.id], format })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="echos-export-[\d-]+\.\w+"$/)
  const words = (await wordsOf(format, answer.rawPayload)).join(' ')
  expect(words).toContain(first!.text.replaceAll(/\s+/g, ' '))
  expect(words).not.toContain(latest!.text.replaceAll(/\s+/g, ' '))
})

test('no Echo, an unknown one and another person’s Echo are refused with an error message', async () => {
  await using fixture = await testApp()
  const { person, echoes } = await listener(fixture)
  const ids = echoes.map(({ id }) => id)
  const none = await person.post('/api/echoes/snapshots/export', { ids: [], format: 'txt' })
  expect([none.statusCode, none.json().error]).toEqual([400, 'Please select at least one Echo to export.'])
  const unknown = await person.post('/api/echoes/snapshots/export', { ids: [...ids, 'x'], format: 'txt' })
  expect(unknown.json().code).toBe('ECHO_NOT_FOUND')
  const ines = await fixture.person('ines@x.test')
  expect((await ines.post('/api/echoes/snapshots/export', { ids, format: 'txt' })).statusCode).toBe(404)
})

/** The records of a CSV file by RFC 4180. */
function parsedCsv(text: string): string[][] {
  const records: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    records.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\r\n') records.push([])
  }
  return records.slice(0, -1)
}

test('the complete data is one table: the account, every entry, every Echo, and no formula', async () => {
  await using fixture = await testApp()
  const { person, echoes } = await listener(fixture)
  const formula = '=HYPERLINK("https://x.test","a")\nsecond, line'
  fixture.clock.advance(1)
  await person.post('/api/entries', anEntry({ content: formula, mood: 1 }))
  const answer = await person.get('/api/privacy/export-metadata?format=csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [columns, ...records] = parsedCsv(answer.body.slice(1))
  const table = records.map((cells) => Object.fromEntries(columns!.map((column, at) => [column, cells[at]])))
  expect(records.every((cells) => cells.length === columns!.length)).toBe(true)
  expect(table.map(({ record }) => record)).toEqual(['account', ...Array(11).fill('entry'), 'echo', 'echo'])
  expect(table[0]).toMatchObject({ email: 'mara@x.test', subscription_tier: 'free', time_zone: 'Europe/Prague' })
  expect(table[11]).toMatchObject({ text: `'${formula}`, mood: '1', local_date: '2026-12-08', undated: 'false' })
  expect(table.slice(12).map(({ text }) => text)).toEqual(echoes.map(({ text }) => text).toReversed())
})

test('deleted entries and other people’s data are not exported', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  await written(fixture, mara, ['alpha'])
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'omega' }))).json()
  await mara.delete(`/api/entries/${id}`)
  for (const url of ['/api/entries/export?format=txt', '/api/privacy/export-metadata']) {
    expect((await mara.get(url)).body.match(/alpha|omega/g)).toEqual(expect.arrayContaining(['alpha']))
    expect((await mara.get(url)).body).not.toContain('omega')
    expect((await ines.get(url)).body).not.toContain('alpha')
  }
})

test.each(['free', 'pro', 'premium'])('everything can be exported on %s', async (tier) => {
  await using fixture = await testApp({ ECHO_MIN_TIER: 'premium' })
  const mara = await fixture.person()
  await written(fixture, mara, ['alpha'])
  await fixture.db.query('update accounts set tier = $1', [tier])
  for (const url of ['/api/entries/export?format=docx', '/api/privacy/export-metadata?format=csv']) {
    expect((await mara.get(url)).statusCode).toBe(200)
  }
})

test.each([
  '/api/entries/export?format=txt',
  '/api/entries/export?format=docx',
  '/api/entries/export?format=markdown',
  '/api/entries/export?format=dayone',
  '/api/entries/export?format=epub',
  '/api/privacy/export-metadata',
  '/api/privacy/archive',
])('when %s fails halfway, the connection breaks off, so that half a file does not look complete', async (url) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const noise = () => Array.from({ length: 7_000 }, () => String.fromCharCode(97 + Math.random() * 26)).join('')
  await written(fixture, mara, Array.from({ length: 30 }, noise))
  const origin = await fixture.app.listen({ host: '127.0.0.1', port: 0 })
  const cookie = [...mara.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetched = async () => (await (await fetch(origin + url, { headers: { cookie } })).bytes()).length
  expect(await fetched()).toBeGreaterThan(100_000)
  // It can be decrypted but its content is unexpected.
  const [last] = await fixture.db.query<{ account_id: string; entry_id: string }>(
    'select account_id, entry_id from entries order by created_at desc limit 1',
  )
  const { account_id, entry_id } = last!
  const vault = await accountVaultOf(fixture, account_id)
  const sealed = vault!.seal(entryBodyPlace(entry_id), 'no JSON')
  await fixture.db.query('update entries set body_sealed = $2 where entry_id = $1', [entry_id, sealed])
  await expect(fetched()).rejects.toThrow('terminated')
})
