import type { EchoMarks, MarkedEcho } from '@soundings/contract/echo-marks'
import type { CurrentEcho, EchoReceipt } from '@soundings/contract/echoes'
import { MARKS_MAX } from '@soundings/core/echo'
import { expect, test } from 'vitest'
import { archiveOf, forged, packed, send, unpacked } from '#server/capabilities/archive/archive.fixture.ts'
import { anEntry } from '#server/testing/builders.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import type { Person } from '#server/testing/person.ts'
import { PLAIN_LINES } from '#server/testing/plain-days.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { echoMarksStore } from './echo-marks.store.ts'

/** Days from which an Echo can only quote a line. @returns the Echo of the last day */
async function writeDays(fixture: TestApp, person: Person): Promise<NonNullable<CurrentEcho['echo']>> {
  for (const [index, line] of PLAIN_LINES.entries()) {
    await person.post('/api/entries', anEntry({ content: `${line} The rest of the day went by as such days do.` }))
    if (index < PLAIN_LINES.length - 1) fixture.clock.advance(DAY + 5 * 3_600_000)
  }
  return current(person)
}

const current = async (person: Person) => (await person.get('/api/echoes/current')).json<CurrentEcho>().echo!
const receiptOf = async (person: Person, id: string) =>
  (await person.get(`/api/echoes/${id}/receipt`)).json<EchoReceipt>()
const say = (person: Person, id: string, body: unknown) => person.send('PUT', `/api/echoes/${id}/mark`, { body })
const marksOf = async (person: Person) => (await person.get('/api/echoes/marks')).json<EchoMarks>().marks
/** Advances the clock to the Free plan’s next Echo and adds an entry. @returns that Echo */
async function next(fixture: TestApp, person: Person) {
  fixture.clock.advance(8 * DAY)
  await person.post('/api/entries', anEntry({ content: 'It rained on the roof, and that was all there was to it.' }))
  return current(person)
}

test('an Echo has one verdict at a time, which is listed with its effect and can be taken back', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  expect(await marksOf(mara)).toEqual([])
  const told = (await say(mara, echo.echo_id, { verdict: 'true' })).json<MarkedEcho>()
  expect(told).toMatchObject({ mark: { verdict: 'true', text: echo.text }, asks_to_stop: null })
  expect(told.mark.effect).toContain('“A line of yours” by 1.12')
  fixture.clock.advance(60_000)
  await say(mara, echo.echo_id, { verdict: 'not_me' })
  expect(await marksOf(mara)).toMatchObject([{ echo_id: echo.echo_id, verdict: 'not_me', text: echo.text }])
  expect((await mara.delete(`/api/echoes/${echo.echo_id}/mark`)).statusCode).toBe(204)
  expect(await marksOf(mara)).toEqual([])
  expect((await mara.delete(`/api/echoes/${echo.echo_id}/mark`)).statusCode).toBe(204)
})

test('saying the same again changes nothing, not even its time', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { echo_id } = await writeDays(fixture, mara)
  const first = (await say(mara, echo_id, { verdict: 'true' })).json()
  fixture.clock.advance(60_000)
  expect((await say(mara, echo_id, { verdict: 'true' })).json()).toEqual(first)
})

test('a kind that should never come again does not, until it is undone', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const first = await writeDays(fixture, mara)
  expect(first.pattern_type).toBe('mirror')
  const { never_choices } = await receiptOf(mara, first.echo_id)
  // Whether a line also has a subject depends on which line was chosen.
  const scopes = never_choices.map(({ scope }) => scope)
  expect([scopes.slice(0, 1), scopes.slice(-1)]).toEqual([['rule'], ['line']])
  expect(new Set(scopes.slice(1, -1))).toEqual(new Set(scopes.length > 2 ? ['subject'] : []))
  const { label: _, ...kind } = never_choices[0]!
  expect((await say(mara, first.echo_id, { verdict: 'never', ...kind })).statusCode).toBe(200)
  // Only lines can be quoted.
  expect((await next(fixture, mara)).echo_id).toBe(first.echo_id)
  await mara.delete(`/api/echoes/${first.echo_id}/mark`)
  const again = await next(fixture, mara)
  expect([again.pattern_type, again.echo_id === first.echo_id]).toEqual(['mirror', false])
})

test('the explanation of a later Echo names the marks that moved it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const first = await writeDays(fixture, mara)
  expect((await receiptOf(mara, first.echo_id)).choice).toMatch(/^Chosen from \d+\.$|^It was the only one/)
  await say(mara, first.echo_id, { verdict: 'true' })
  const second = await next(fixture, mara)
  expect(second.pattern_type).toBe('mirror')
  expect((await receiptOf(mara, second.echo_id)).choice).toContain(
    'Its score was multiplied by 1.12 because you marked one like it “Rings true”.',
  )
})

test('“Never again” is only about what the Echo mentions, and unknown verdicts are refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { echo_id } = await writeDays(fixture, mara)
  for (const body of [
    { verdict: 'never', scope: 'subject', value: 'elsewhere' },
    { verdict: 'never', scope: 'line' },
    { verdict: 'never' },
    { verdict: 'maybe' },
  ]) {
    const refused = await say(mara, echo_id, body)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT'])
  }
  expect(await marksOf(mara)).toEqual([])
})

test('past 2,000 marks no other Echo can be marked, but a marked one can be changed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { echo_id } = await writeDays(fixture, mara)
  const { accountId } = await vaultOf(fixture, mara)
  await fixture.db.query(
    `insert into echoes (account_id, echo_id, generated_at, day, body_sealed, checked_at)
     select $1, gen_random_uuid(), now(), -n, '', now() from generate_series(1, $2::int) n`,
    [accountId, MARKS_MAX],
  )
  await fixture.db.query(
    `insert into echo_marks (account_id, echo_id, body_sealed)
     select account_id, echo_id, '' from echoes where account_id = $1 and day < 0`,
    [accountId],
  )
  const refused = await say(mara, echo_id, { verdict: 'true' })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'TOO_MANY_MARKS', error: 'You can mark up to 2,000 Echos. Undo one in your profile first.' },
  ])
  await fixture.db.query('delete from echo_marks where echo_id = (select min(echo_id::text)::uuid from echo_marks)')
  expect((await say(mara, echo_id, { verdict: 'true' })).statusCode).toBe(200)
  expect((await say(mara, echo_id, { verdict: 'not_me' })).statusCode).toBe(200)
})

/** Bars the line of the Echo, and then deletes the entry that it quotes. @returns the entry’s id */
async function deleteEntryOf(person: Person, echo: { echo_id: string }, verdict: 'never' | 'not_me'): Promise<string> {
  const { never_choices, cited_entries } = await receiptOf(person, echo.echo_id)
  const line = never_choices.find(({ scope }) => scope === 'line')!
  const body = verdict === 'never' ? { verdict, scope: 'line', value: line.value } : { verdict }
  expect((await say(person, echo.echo_id, body)).statusCode).toBe(200)
  const { id } = cited_entries[0]!
  await person.delete(`/api/entries/${id}`)
  return id
}

test('“Never again” outlives its Echo, stays listed, and can be taken back', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  const entry = await deleteEntryOf(mara, echo, 'never')
  expect(await marksOf(mara)).toMatchObject([
    { echo_id: echo.echo_id, verdict: 'never', scope: 'line', text: null, echo_gone: true },
  ])
  expect((await marksOf(mara))[0]!.effect).toContain('No Echo will quote this line again')
  // The same words in another entry are still barred.
  await mara.post(`/api/entries/${entry}/restore`)
  const quoted = await next(fixture, mara)
  expect(quoted.text).not.toBe(echo.text)
  expect((await mara.delete(`/api/echoes/${echo.echo_id}/mark`)).statusCode).toBe(204)
  expect(await marksOf(mara)).toEqual([])
  expect((await mara.delete(`/api/echoes/${echo.echo_id}/mark`)).json().code).toBe('ECHO_NOT_FOUND')
})

test('another verdict goes with its Echo', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await deleteEntryOf(mara, await writeDays(fixture, mara), 'not_me')
  expect(await marksOf(mara)).toEqual([])
  expect(await fixture.db.query('select 1 as left from echo_marks')).toEqual([])
})

test('an archive restores “Never again” without its Echo, and one with another verdict there is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await deleteEntryOf(mara, await writeDays(fixture, mara), 'never')
  const before = await marksOf(mara)
  const archive = await archiveOf(mara)
  expect((await send(mara, 'verify', archive)).json()).toMatchObject({ whole: true, problem: null })
  const table = (await mara.get('/api/privacy/export-metadata?format=csv')).body.split('\r\n')
  expect(table.filter((row) => /^"?told"?,/.test(row) && row.includes('Never again'))).toHaveLength(1)
  const ines = await fixture.person('ines@x.test')
  await send(ines, 'restore', archive)
  await send(ines, 'restore', archive)
  expect(await marksOf(ines)).toEqual(before)
  const files = await unpacked(archive)
  const line = String(files.get('never-again.jsonl')).replace('"never"', '"not_me"')
  const bad = await send(ines, 'restore', await packed(forged(files, 'never-again.jsonl', Buffer.from(line))))
  expect(bad.json().code).toBe('ARCHIVE_DAMAGED')
})

test('what was said is sealed, and goes with the data', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const echo = await writeDays(fixture, mara)
  const [line] = (await receiptOf(mara, echo.echo_id)).never_choices.filter(({ scope }) => scope === 'line')
  await say(mara, echo.echo_id, { verdict: 'never', scope: 'line', value: line!.value })
  const [row] = await fixture.db.query<{ row: string }>('select m::text as row from echo_marks m')
  expect(row!.row).not.toContain(line!.value.slice(0, 9))
  await mara.delete('/api/privacy/delete-data')
  expect(await fixture.db.query('select 1 as left from echo_marks')).toEqual([])
})

test('an archive restores marks with their Echos, keeps newer ones, and can be restored twice', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const { echo_id } = await writeDays(fixture, mara)
  await say(mara, echo_id, { verdict: 'not_me' })
  const before = await marksOf(mara)
  const archive = await archiveOf(mara)
  expect((await send(mara, 'verify', archive)).json()).toMatchObject({ whole: true, problem: null })
  await mara.delete('/api/privacy/delete-data')
  await send(mara, 'restore', archive)
  expect(await marksOf(mara)).toEqual(before)
  await say(mara, echo_id, { verdict: 'true' })
  await send(mara, 'restore', archive)
  expect(await marksOf(mara)).toMatchObject([{ verdict: 'true' }])
  await mara.delete(`/api/echoes/${echo_id}/mark`)
  await send(mara, 'restore', archive)
  expect(await marksOf(mara)).toEqual(before)
  const ines = await fixture.person('ines@x.test')
  await send(ines, 'restore', archive)
  expect(await marksOf(ines)).toMatchObject([{ verdict: 'not_me' }])
})

test('an archive from before marks is restored, and one with a made-up mark is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await writeDays(fixture, mara)
  const files = await unpacked(await archiveOf(mara))
  const { mark: _, ...line } = JSON.parse(String(files.get('echoes.jsonl'))) as Record<string, unknown>
  const withMark = (mark: object) =>
    packed(forged(files, 'echoes.jsonl', Buffer.from(`${JSON.stringify({ ...line, ...mark })}\n`)))
  const ines = await fixture.person('ines@x.test')
  const bad = await send(ines, 'restore', await withMark({ mark: { verdict: 'always' } }))
  expect(bad.json().code).toBe('ARCHIVE_DAMAGED')
  expect((await send(ines, 'restore', await withMark({}))).json().restored.echoes).toBe(1)
  expect(await marksOf(ines)).toEqual([])
})

test('the table of all data says what was told to Echo', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { echo_id } = await writeDays(fixture, mara)
  await say(mara, echo_id, { verdict: 'not_me' })
  const [head = '', ...rows] = (await mara.get('/api/privacy/export-metadata?format=csv')).body.split('\r\n')
  expect(head).toContain('told_echo,told_echo_at')
  expect(rows.filter((row) => row.includes('Not me'))).toHaveLength(1)
})

test('a damaged mark is left out, and can be said again', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { echo_id } = await writeDays(fixture, mara)
  await say(mara, echo_id, { verdict: 'not_me' })
  await fixture.db.query('update echo_marks set body_sealed = set_byte(body_sealed, 20, get_byte(body_sealed, 20) # 1)')
  expect(await marksOf(mara)).toEqual([])
  expect(await echoMarksStore(fixture.db, await vaultOf(fixture, mara)).damaged()).toEqual([echo_id])
  expect(String((await unpacked(await archiveOf(mara))).get('unreadable.md'))).toContain(
    '## What you’ve said about Echos',
  )
  expect((await say(mara, echo_id, { verdict: 'not_me' })).statusCode).toBe(200)
  expect(await marksOf(mara)).toHaveLength(1)
})
