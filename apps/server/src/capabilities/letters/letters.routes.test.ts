import type { Letter, LetterList } from '@soundings/contract/letters'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { aWeekOf, WEEK } from '#server/testing/letter-week.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { lettersStore } from './letters.store.ts'

const listOf = async (person: Person) => (await person.get('/api/letters')).json<LetterList>()
const read = (person: Person, id: string) => person.get(`/api/letters/${id}`)
const bodyOf = async (person: Person, id: string) => (await read(person, id)).json<Letter>()
const buy = (person: Person, tier: string) => person.post('/api/subscription/change-tier', { tier })

async function premium(fixture: TestApp): Promise<{ mara: Person; id: string }> {
  const mara = await fixture.person()
  await buy(mara, 'premium')
  await aWeekOf(mara, fixture.clock)
  return { mara, id: (await listOf(mara)).letters[0]?.id ?? '' }
}

test('a finished week with enough entries has a letter that quotes it, with its counts and its entries', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  expect(await listOf(mara)).toMatchObject({ open: true, letters: [{ id, kind: 'week', included: true }] })
  const { title, message, body } = await bodyOf(mara, id)
  expect([title, message]).toEqual(['Week of November 23, 2026', ''])
  expect(body).toMatchObject({ entries: 5, days: 5 })
  const lines = body?.sentences.flatMap((sentence) => sentence.lines) ?? []
  expect(lines.length).toBeGreaterThanOrEqual(2)
  expect(lines.every(({ text }) => (WEEK as readonly string[]).includes(text))).toBe(true)
  const [counts] = body?.sentences ?? []
  expect(counts?.statement).toMatch(/five (?:days|entries)/u)
  expect(body?.sentences.slice(1).every(({ entries }) => entries.length > 0)).toBe(true)
})

test('a letter is stored sealed, and reads the same until the journal changes', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  const first = await bodyOf(mara, id)
  fixture.clock.advance(3 * DAY)
  expect((await bodyOf(mara, id)).body?.sentences).toEqual(first.body?.sentences)
  const [row] = await fixture.db.query<{ body_sealed: Buffer }>('select body_sealed from letters')
  expect(row?.body_sealed.includes('bicycle')).toBe(false)
})

test('after a deletion the counts follow, and a line that is gone is no longer quoted', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  const before = await bodyOf(mara, id)
  const line = before.body?.sentences.flatMap(({ lines }) => lines).at(-1)
  await mara.delete(`/api/entries/${line?.entry_id}`)
  const after = await bodyOf(mara, id)
  expect(after.body === null || after.body.entries === 4).toBe(true)
  expect(JSON.stringify(after)).not.toContain(line?.text)
})

test('a week with too few findings says so kindly', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  for (const { id: entry } of (await mara.get('/api/entries')).json().entries) {
    await mara.patch(`/api/entries/${entry}`, { content: 'no.' })
  }
  const expected = { message: 'Too few findings for a letter this week. That is fine.', body: null }
  expect(await bodyOf(mara, id)).toMatchObject(expected)
})

test('in hard times there is no letter, and nothing says why', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  expect((await bodyOf(mara, id)).body).not.toBeNull()
  await mara.post('/api/entries', anEntry({ content: 'I want to die and I have a plan.', mood: 1 }))
  expect(await listOf(mara)).toEqual({ open: false, letters: [] })
  const { message, body } = await bodyOf(mara, id)
  expect(body).toBeNull()
  expect(message).toBe('Your entries are saved just as you wrote them. There’s no letter to read today.')
})

test('Free includes one monthly letter, Pro the others, and Premium the weekly ones', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let week = 0; week < 8; week++) await aWeekOf(mara, fixture.clock, ` in week ${week}.`)
  const included = async (kind: string) =>
    (await listOf(mara)).letters.filter((letter) => letter.kind === kind).map((letter) => letter.included)
  expect([await included('week'), await included('month')]).toEqual([
    expect.not.arrayContaining([true]),
    [true, true, true],
  ])
  const [, , first] = (await listOf(mara)).letters.filter(({ kind }) => kind === 'month')
  expect((await bodyOf(mara, first?.id ?? '')).body).not.toBeNull()
  expect(await included('month')).toEqual([false, false, true])
  const [newest] = (await listOf(mara)).letters.filter(({ kind }) => kind === 'month')
  const refused = await bodyOf(mara, newest?.id ?? '')
  expect(refused).toMatchObject({ body: null, message: expect.stringContaining('another plan') })
  await buy(mara, 'pro')
  expect([new Set(await included('week')), await included('month')]).toEqual([new Set([false]), [true, true, true]])
  await buy(mara, 'premium')
  expect(new Set(await included('week'))).toEqual(new Set([true]))
})

test.each(['week-2026-11-24', 'month-2026-13-01', 'week-2019-01-07', 'unknown', 'day-2026-11-23'])(
  'the name %s is reported as not found',
  async (id) => {
    await using fixture = await testApp()
    const { mara } = await premium(fixture)
    const answer = await read(mara, id)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'LETTER_NOT_FOUND'])
  },
)

test('a letter that was damaged on disk is written again', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  const before = await bodyOf(mara, id)
  await fixture.db.query(
    'update letters set body_sealed = set_byte(body_sealed, 20, (get_byte(body_sealed, 20) + 1) % 256)',
  )
  expect((await bodyOf(mara, id)).body?.sentences).toEqual(before.body?.sentences)
  expect(await lettersStore(fixture.db, await vaultOf(fixture, mara)).damaged()).toEqual([])
})

test('two readers of the same new letter get the same one', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  const [one, other] = await Promise.all([bodyOf(mara, id), bodyOf(mara, id)])
  expect(one).toEqual(other)
  expect(await fixture.db.query('select 1 from letters')).toHaveLength(1)
})

test('letters are in the Echo export on request, and in the complete data', async () => {
  await using fixture = await testApp()
  const { mara, id } = await premium(fixture)
  await bodyOf(mara, id)
  for (let day = 0; day < 8; day++) {
    await mara.post('/api/entries', anEntry({ content: `I keep a blue cup by the window, number ${day}.` }))
    fixture.clock.advance(DAY)
  }
  const { echo } = (await mara.get('/api/echoes/current')).json()
  const exported = async (letters: boolean) =>
    (await mara.post('/api/echoes/snapshots/export', { ids: [echo.echo_id], format: 'txt', letters })).body
  expect(await exported(true)).toContain('Week of November 23, 2026')
  expect(await exported(false)).not.toContain('Week of November 23, 2026')
  expect((await mara.get('/api/privacy/export-metadata')).body).toContain('"letter","week-2026-11-23"')
})
