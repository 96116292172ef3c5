import type { CurrentEcho, EchoSnapshots } from '@soundings/contract/echoes'
import type { Entry, EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { archiveOf, forged, packed, send, unpacked } from '#server/capabilities/archive/archive.fixture.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { PLAIN_LINES } from '#server/testing/plain-days.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

type Current = NonNullable<CurrentEcho['echo']>
const current = async (person: Person) => (await person.get('/api/echoes/current')).json<CurrentEcho>().echo!
const snapshots = async (person: Person) => (await person.get('/api/echoes/snapshots')).json<EchoSnapshots>().snapshots
const listed = async (person: Person, query = '') =>
  (await person.get(`/api/entries${query}`)).json<EntryList>().entries

/** Eight days. @returns the Echo of the last one */
async function writeDays(fixture: TestApp, person: Person): Promise<Current> {
  for (const [index, line] of PLAIN_LINES.entries()) {
    await person.post('/api/entries', anEntry({ content: `${line} The rest of the day went by as such days do.` }))
    if (index < PLAIN_LINES.length - 1) fixture.clock.advance(DAY + 5 * 3_600_000)
  }
  return current(person)
}

const answersOf = ({ question, echo_id, local_date }: Current) => ({
  question: question ?? '',
  echo: echo_id,
  asked_on: local_date,
})

test('an Echo asks back, always the same, and its answer is linked both ways', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  expect(echo.question).toMatch(/\?$/)
  expect(await current(mara)).toEqual(echo)
  const answers = answersOf(echo)
  const entry = (await mara.post('/api/entries', anEntry({ content: 'It was windy.', answers }))).json<Entry>()
  expect(entry.answers).toEqual(answers)
  expect((await current(mara)).answers).toEqual([{ entry_id: entry.id, local_date: entry.local_date }])
  expect((await snapshots(mara))[0]).toMatchObject({ question: echo.question, answers: [{ entry_id: entry.id }] })
  // The list sends the decrypted bytes unchanged.
  expect((await listed(mara)).find(({ id }) => id === entry.id)?.answers).toEqual(answers)
})

test('the question is no word of the writer: it is not counted, found or tagged', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  const answers = { ...answersOf(echo), question: 'What is it about the cormorant, #ferry and all?' }
  const entry = (await mara.post('/api/entries', anEntry({ content: 'It was windy.', answers }))).json<Entry>()
  expect([entry.word_count, entry.tags, entry.content]).toEqual([3, [], 'It was windy.'])
  expect(entry.title).not.toContain('cormorant')
  expect(await listed(mara, '?q=cormorant')).toEqual([])
})

test('an answer stays with its question when it is edited, and leaves the Echo when it is deleted', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  const answers = answersOf(echo)
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'It was windy.', answers }))).json<Entry>()
  const changed = await mara.send('PATCH', `/api/entries/${id}`, { body: { content: 'It was very windy.' } })
  expect(changed.json<Entry>().answers).toEqual(answers)
  await mara.delete(`/api/entries/${id}`)
  expect((await snapshots(mara))[0]!.answers).toEqual([])
  await mara.post(`/api/entries/${id}/restore`)
  expect((await snapshots(mara))[0]!.answers).toHaveLength(1)
})

test('what was asked is sealed, and the column that finds answers shows no Echo', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  await mara.post('/api/entries', anEntry({ content: 'It was windy.', answers: answersOf(echo) }))
  const [row] = await fixture.db.query<{ row: string; hash: string }>(
    "select e::text as row, encode(answers_hash, 'hex') as hash from entries e where answers_hash is not null",
  )
  expect(row!.row).not.toContain(echo.question!.slice(0, 12))
  expect(row!.row).not.toContain(echo.echo_id)
  expect(row!.hash).toHaveLength(64)
})

test('an answer survives an archive, in another account too, and a made-up one is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const echo = await writeDays(fixture, mara)
  const answers = answersOf(echo)
  await mara.post('/api/entries', anEntry({ content: 'It was windy.', answers }))
  const archive = await archiveOf(mara)
  const files = await unpacked(archive)
  const journal = [...files].filter(([path]) => path.startsWith('journal/')).map(([, bytes]) => String(bytes))
  expect(journal.join('\n')).toContain(`Asked by an Echo: ${answers.question}\n\nIt was windy.`)
  const ines = await fixture.person('ines@x.test')
  await send(ines, 'restore', archive)
  expect((await listed(ines)).find(({ content }) => content === 'It was windy.')?.answers).toEqual(answers)
  expect((await snapshots(ines)).find(({ id }) => id === echo.echo_id)?.answers).toHaveLength(1)
  const line = String(files.get('entries.jsonl')).replace(answers.asked_on, 'some day')
  const bad = await send(ines, 'restore', await packed(forged(files, 'entries.jsonl', Buffer.from(line))))
  expect(bad.json().code).toBe('ARCHIVE_DAMAGED')
})

test('after hard days nothing is asked, and a barred Echo asks nothing', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  const { never_choices } = (await mara.get(`/api/echoes/${echo.echo_id}/receipt`)).json()
  const { label: _, ...kind } = never_choices[0]
  await mara.send('PUT', `/api/echoes/${echo.echo_id}/mark`, { body: { verdict: 'never', ...kind } })
  expect((await current(mara)).question).toBeNull()
  await mara.delete(`/api/echoes/${echo.echo_id}/mark`)
  expect((await current(mara)).question).toBe(echo.question)
  fixture.clock.advance(5 * DAY)
  await mara.post('/api/entries', anEntry({ content: 'I want to die.', mood: 1 }))
  expect((await snapshots(mara)).map(({ question }) => question)).toEqual([null])
})

test.each([
  ['an empty question', { question: ' ' }],
  ['a question that is too long', { question: 'a'.repeat(301) }],
  ['an Echo without an id', { echo: 'e1' }],
  ['a day that is none', { asked_on: '2026-02-30' }],
])('%s is refused', async (_, wrong) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answers = { question: 'Still open?', echo: crypto.randomUUID(), asked_on: '2026-11-20', ...wrong }
  const refused = await mara.post('/api/entries', anEntry({ content: 'It was windy.', answers }))
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT'])
})
