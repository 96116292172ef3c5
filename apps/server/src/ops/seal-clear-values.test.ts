import { expect, test } from 'vitest'
import type { Queryable } from '#server/platform/db/port.ts'
import { anEntry } from '#server/testing/builders.ts'
import { fullJournal } from '#server/testing/full-journal.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { asBefore, inClear } from '#server/testing/older-rows.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { sealClearValues } from './seal-clear-values.ts'

const NOTHING = { accounts: 0, entries: 0, echoes: 0, payment_methods: 0 }

/** Everything a user can see of the sealed values. */
async function seen(person: Person): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const url of [
    '/api/entries?limit=200',
    '/api/entries?q=cup&limit=50',
    '/api/echoes/current',
    '/api/echoes/snapshots',
    '/api/billing/payment-methods',
    '/api/onboarding/status',
    '/api/privacy/export-metadata',
  ]) {
    const { statusCode, body } = await person.get(url)
    answers.push([url, statusCode, body])
  }
  return answers
}

test('values that an older version stored unencrypted read the same before and after sealing, and none stays unencrypted', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await fullJournal(fixture, mara)
  await fixture.person('nothing-chosen@x.test')
  expect(await inClear(fixture.db)).toEqual(NOTHING)
  const before = await seen(mara)
  await asBefore(fixture)
  expect(await inClear(fixture.db)).toEqual({ accounts: 2, entries: 8, echoes: 1, payment_methods: 1 })
  expect(await seen(mara)).toEqual(before)
  await sealClearValues(fixture)
  expect(await inClear(fixture.db)).toEqual(NOTHING)
  expect(await seen(mara)).toEqual(before)
})

test('interrupted sealing resumes, and two servers at once disturb neither each other nor a writer', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let index = 0; index < 120; index++) await mara.post('/api/entries', anEntry({ content: `Number ${index}.` }))
  await asBefore(fixture)
  const before = (await mara.get('/api/entries?limit=200')).body
  const stop = new AbortController()
  await sealClearValues(
    { db: afterEach('update entries', fixture.db, async () => stop.abort()), root: fixture.root },
    stop.signal,
  )
  expect(await inClear(fixture.db)).toEqual({ ...NOTHING, entries: 70 })
  expect((await mara.get('/api/entries?limit=200')).body).toBe(before)
  await Promise.all([sealClearValues(fixture), sealClearValues(fixture)])
  expect(await inClear(fixture.db)).toEqual(NOTHING)
  expect((await mara.get('/api/entries?limit=200')).body).toBe(before)
})

test('a change between reading and sealing a row is preserved', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'Before.' }))).json()
  await mara.post('/api/onboarding/preferences', { tone: 'Playful' })
  await asBefore(fixture)
  const change = async () =>
    void (await mara.patch(`/api/entries/${id}`, { content: 'Changed in between.', telemetry: { edit_count: 77 } }))
  const choose = async () => void (await mara.post('/api/onboarding/preferences', { tone: 'Neutral' }))
  const db = afterEach('as version, entry_id', afterEach('as version, account_id', fixture.db, choose), change)
  await sealClearValues({ db, root: fixture.root })
  const entry = { content: 'Changed in between.', telemetry: { edit_count: 77 } }
  expect((await mara.get(`/api/entries/${id}`)).json()).toMatchObject(entry)
  expect((await mara.get('/api/onboarding/status')).json().onboarding.tone).toBe('Neutral')
  await sealClearValues(fixture)
  expect(await inClear(fixture.db)).toEqual(NOTHING)
  expect((await mara.get(`/api/entries/${id}`)).json()).toMatchObject(entry)
})

test('a row that does not open stays unchanged, and the others are sealed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const { ids } = await fullJournal(fixture, mara)
  const lost = await fixture.person('lost@x.test')
  await lost.post('/api/entries', anEntry())
  await asBefore(fixture)
  const changed = (column: string) => `${column} = set_byte(${column}, 20, (get_byte(${column}, 20) + 1) % 256)`
  await fixture.db.query(`update entries set ${changed('body_sealed')} where entry_id = $1`, [ids[0]])
  const { accountId } = await vaultOf(fixture, lost)
  await fixture.db.query(`update accounts set ${changed('wrapped_key')} where account_id = $1`, [accountId])
  await sealClearValues(fixture)
  // Still in cleartext: one entry of each person, and the account without its key.
  expect(await inClear(fixture.db)).toEqual({ ...NOTHING, accounts: 1, entries: 2 })
  const damaged = (await mara.get(`/api/entries/${ids[0]}`)).json()
  expect(damaged).toMatchObject({ damaged: true, telemetry: { edit_count: 7_919 } })
})

/** The database, with a callback after each statement that contains these words. */
function afterEach(words: string, db: Queryable, happens: () => Promise<void>): Queryable {
  return {
    async query(sql, params) {
      const rows = await db.query(sql, params)
      if (sql.includes(words)) await happens()
      return rows as never
    },
  }
}
