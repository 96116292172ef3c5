import { expect, test } from 'vitest'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import { choicePlace, type Choice } from '#server/capabilities/accounts/choices.ts'
import { addressPlace } from '#server/capabilities/billing/billing.store.ts'
import { echoBodyPlace } from '#server/capabilities/echoes/echoes.store.ts'
import { entryBodyPlace } from '#server/capabilities/entries/entry-row.ts'
import type { Queryable } from '#server/db/port.ts'
import { anEntry } from '#server/testing/builders.ts'
import { fullJournal, vaultOf } from '#server/testing/full-journal.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { openAccountVault, type AccountVault } from '#server/vault/account-vault.ts'
import { sealClearValues } from './seal-clear-values.ts'

/** The columns that are empty once everything is sealed, by table. */
const CLEAR: Readonly<Record<string, string>> = {
  accounts: 'intentions, method_text, method_photo, method_import, frequency, tone, echoes_paused, echoes_paused_until',
  entries: 'typing_speed_wpm, time_on_entry_seconds, edit_count, sentiment_score, lexical_diversity',
  echoes: 'pattern_type, based_on_entries, timeframe_days, resonance_score',
  payment_methods: 'brand, last4, expiry_month, expiry_year',
}

/** How many rows hold a value in clear, by table. */
async function inClear(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, columns] of Object.entries(CLEAR)) {
    const rows = await db.query(`select 1 as held from ${table} where num_nonnulls(${columns}) > 0`)
    counts[table] = rows.length
  }
  return counts
}
const NOTHING = { accounts: 0, entries: 0, echoes: 0, payment_methods: 0 }

const CHOICES: readonly Choice[] = ['intentions', 'method', 'preferences', 'echo_pause']

/** Writes all rows as the version before the migration 0011 had them: measures and choices in clear, bodies without. */
async function asBefore({ db, root }: TestApp): Promise<void> {
  const rows = (sql: string) => db.query<{ account_id: string; id: string; sealed: Buffer }>(sql)
  const vaults = async (accountId: string) => {
    const key = await accountDirectory(db).findKey(accountId)
    return openAccountVault(root, accountId, key!)
  }
  for (const { account_id, id, sealed } of await rows(
    'select account_id, entry_id as id, body_sealed as sealed from entries',
  )) {
    const vault = await vaults(account_id)
    const { measures: m, ...body } = JSON.parse(vault.open(entryBodyPlace(id), sealed))
    await db.query(
      `update entries set body_sealed = $2, typing_speed_wpm = $3, time_on_entry_seconds = $4, edit_count = $5,
         sentiment_score = $6, lexical_diversity = $7 where entry_id = $1`,
      [
        id,
        vault.seal(entryBodyPlace(id), JSON.stringify(body)),
        m.typingSpeedWpm,
        m.timeOnEntrySeconds,
        m.editCount,
        m.sentimentScore,
        m.lexicalDiversity,
      ],
    )
  }
  for (const { account_id, id, sealed } of await rows(
    'select account_id, echo_id as id, body_sealed as sealed from echoes',
  )) {
    const vault = await vaults(account_id)
    const { measures: m, ...body } = JSON.parse(vault.open(echoBodyPlace(id), sealed))
    await db.query(
      `update echoes set body_sealed = $2, pattern_type = $3, based_on_entries = $4, timeframe_days = $5,
         resonance_score = $6 where echo_id = $1`,
      [
        id,
        vault.seal(echoBodyPlace(id), JSON.stringify(body)),
        m.patternType,
        m.basedOnEntries,
        m.timeframeDays,
        m.resonance,
      ],
    )
  }
  for (const { account_id, id, sealed } of await rows(
    'select account_id, payment_method_id as id, address_sealed as sealed from payment_methods',
  )) {
    const vault = await vaults(account_id)
    const { card, ...address } = JSON.parse(vault.open(addressPlace(id), sealed))
    await db.query(
      `update payment_methods set address_sealed = $2, brand = $3, last4 = $4, expiry_month = $5, expiry_year = $6
       where payment_method_id = $1`,
      [
        id,
        vault.seal(addressPlace(id), JSON.stringify(address)),
        card.brand,
        card.last4,
        card.expiryMonth,
        card.expiryYear,
      ],
    )
  }
  const accounts = await db.query<{ account_id: string } & Record<string, Buffer | null>>('select * from accounts')
  for (const { account_id, ...row } of accounts) await choicesAsBefore(db, await vaults(account_id), row)
}

async function choicesAsBefore(
  db: Queryable,
  vault: AccountVault,
  row: Readonly<Record<string, Buffer | null>>,
): Promise<void> {
  const [intentions, method, preferences, pause] = CHOICES.map((choice) => {
    const sealed = row[`${choice}_sealed`]
    return sealed ? JSON.parse(vault.open(choicePlace(choice), sealed)) : null
  })
  await db.query(
    `update accounts set intentions = $2::text[], method_text = $3, method_photo = $4, method_import = $5,
       frequency = $6, tone = $7, echoes_paused = $8, echoes_paused_until = $9, intentions_sealed = null,
       method_sealed = null, preferences_sealed = null, echo_pause_sealed = null where account_id = $1`,
    [
      vault.accountId,
      intentions ?? [],
      method?.methodText ?? false,
      method?.methodPhoto ?? false,
      method?.methodImport ?? false,
      preferences?.frequency ?? null,
      preferences?.tone ?? null,
      pause !== null,
      pause?.until ?? null,
    ],
  )
}

/** All that a person can see of what is sealed. */
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

test('what an older version kept in clear reads the same before and after it is sealed, and none of it stays', async () => {
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

test('sealing that was stopped goes on where it was, and two servers at once disturb neither each other nor a writer', async () => {
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

test('a change that comes between reading and sealing a row is what stays', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'Before.' }))).json()
  await mara.post('/api/onboarding/preferences', { tone: 'Playful' })
  await asBefore(fixture)
  const write = async () => {
    await mara.patch(`/api/entries/${id}`, { content: 'Changed in between.', telemetry: { edit_count: 77 } })
    await mara.post('/api/onboarding/preferences', { tone: 'Neutral' })
  }
  await sealClearValues({ db: afterEach('num_nonnulls', fixture.db, write), root: fixture.root })
  const entry = { content: 'Changed in between.', telemetry: { edit_count: 77 } }
  expect((await mara.get(`/api/entries/${id}`)).json()).toMatchObject(entry)
  expect((await mara.get('/api/onboarding/status')).json().onboarding.tone).toBe('Neutral')
  await sealClearValues(fixture)
  expect(await inClear(fixture.db)).toEqual(NOTHING)
  expect((await mara.get(`/api/entries/${id}`)).json()).toMatchObject(entry)
})

test('a row that does not open keeps what it has, and the others are sealed', async () => {
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
  // One entry of each, and the account without its key.
  expect(await inClear(fixture.db)).toEqual({ ...NOTHING, accounts: 1, entries: 2 })
  const damaged = (await mara.get(`/api/entries/${ids[0]}`)).json()
  expect(damaged).toMatchObject({ damaged: true, telemetry: { edit_count: 7_919 } })
})

/** The database, with something that happens after each statement that has these words. */
function afterEach(words: string, db: Queryable, happens: () => Promise<void>): Queryable {
  return {
    async query(sql, params) {
      const rows = await db.query(sql, params)
      if (sql.includes(words)) await happens()
      return rows as never
    },
  }
}
