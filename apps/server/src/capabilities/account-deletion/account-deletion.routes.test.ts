import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pendingImportsStore } from '#server/capabilities/imports/pending-imports.store.ts'
import { passkeysStore } from '#server/capabilities/passkeys/passkeys.store.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import { aLetter, LETTER } from '#server/testing/account-rows.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { aPasskey, aPicture } from '#server/testing/account-rows.ts'
import { aBrowser } from '#server/testing/a-browser.ts'
import { aCard, anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { importIn } from '#server/testing/a-journal-import.ts'
import { PLAIN_LINES } from '#server/testing/plain-days.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { JOURNAL_TABLES } from './account-deletion.store.ts'

const idOf = async (person: Person) => (await person.get('/api/auth/status')).json().user.id as string

/** A person with at least one row in every table. */
async function fullAccount(fixture: TestApp, email: string): Promise<Person> {
  const person = await fixture.person(email)
  const ids: string[] = []
  for (const content of PLAIN_LINES) {
    ids.push((await person.post('/api/entries', anEntry({ content }))).json().id)
    fixture.clock.advance(DAY)
  }
  const { echo } = (await person.get('/api/echoes/current')).json()
  await person.send('PUT', `/api/echoes/${echo.echo_id}/mark`, { body: { verdict: 'true' } })
  await person.send('PATCH', `/api/entries/${ids[2]}`, { body: { content: 'Changed since.' } })
  await person.delete(`/api/entries/${ids[0]}`)
  const vault = await vaultOf(fixture, person)
  const picture = { mediaType: 'image/png', original: Buffer.from('o'), display: Buffer.from('d') }
  await photographsStore(fixture.db, vault).putBack({ id: randomUUID(), ...picture }, ids[1]!)
  await entryPhotographsStore(fixture.db, vault).insert(aPicture(randomUUID(), 'lamp'), ids[1]!, fixture.clock.now())
  const pending = { id: randomUUID(), createdAt: fixture.clock.now(), sizeBytes: 1, confirmed: true }
  const plan = { name: 'diary.txt' } as Parameters<ReturnType<typeof pendingImportsStore>['insert']>[0]['plan']
  await pendingImportsStore(fixture.db, vault).insert({ ...pending, kind: 'document', plan }, 'waiting')
  await person.send('PUT', '/api/on-this-day/settings', { body: { on: false } })
  await person.send('PUT', '/api/writing', { body: { word_goal: 150 } })
  await person.post('/api/writing/prompts', { text: 'What did the harbor sound like?' })
  await lettersStore(fixture.db, vault).save(LETTER, aLetter('lamp'))
  await person.send('PUT', '/api/letters/mail', { body: { on: true } })
  const reminders = { on: true, time: '21:30', days: [1], way: 'device', quiet_until: null }
  await person.send('PUT', '/api/reminders', { body: reminders })
  await person.send('PUT', '/api/reminders/device', { body: aBrowser('http://127.0.0.1:9/push').subscription })
  await avatarsStore(fixture.db, vault).save(randomUUID(), Buffer.from('a'))
  await passkeysStore(fixture.db, vault).add(randomUUID(), randomBytes(32), aPasskey('phone'))
  await person.post('/api/billing/payment-methods', aCard())
  await importIn(fixture.db, vault, 'done', { now: fixture.clock.now() })
  return person
}

/** Tables with an account column, with the number of rows each has for one account. */
async function rowsOf({ db }: TestApp, accountId: string): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' order by table_name`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>(`select count(*) as count from ${name} where account_id = $1`, [
      accountId,
    ])
    counts[name] = row!.count
  }
  return counts
}

test('deleting all data removes every row except the account, its portrait, plan, email address, passkeys and sessions', async () => {
  await using fixture = await testApp()
  const mara = await fullAccount(fixture, 'mara@x.test')
  const id = await idOf(mara)
  const before = await rowsOf(fixture, id)
  for (const [table, rows] of Object.entries(before)) expect([table, rows > 0]).toEqual([table, true])
  const answer = await mara.delete('/api/privacy/delete-data')
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  const account = { accounts: 1, avatars: 1, passkeys: 1, subscriptions: 1, payment_methods: 1 }
  const kept = { ...account, email_addresses: 1, sessions: before['sessions'] }
  const emptied = Object.fromEntries(JOURNAL_TABLES.map((table) => [table, 0]))
  expect(await rowsOf(fixture, id)).toEqual({ ...kept, ...emptied })
  expect((await mara.get('/api/entries')).json()).toEqual({ entries: [] })
  expect((await mara.post('/api/entries', anEntry())).statusCode).toBe(201)
})

test('deleting the account removes all its rows, ends its sessions and clears the cookies', async () => {
  await using fixture = await testApp()
  const mara = await fullAccount(fixture, 'mara@x.test')
  const phone = await fixture.person('mara@x.test')
  const id = await idOf(mara)
  const answer = await mara.delete('/api/privacy/delete-account')
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  for (const [table, rows] of Object.entries(await rowsOf(fixture, id))) expect([table, rows]).toEqual([table, 0])
  expect(mara.cookies.has('soundings_session')).toBe(false)
  for (const browser of [mara, phone]) {
    expect((await browser.get('/api/entries')).statusCode).toBe(401)
    expect((await browser.get('/api/auth/status')).json().authenticated).toBe(false)
  }
})

test('a released email address starts fresh, and links sent to it before no longer work', async () => {
  await using fixture = await testApp()
  const mara = await fullAccount(fixture, 'mara@x.test')
  const id = await idOf(mara)
  const other = fixture.visitor()
  await other.get('/api/auth/status')
  await other.post('/api/auth/request-login', { email: 'mara@x.test' })
  const token = /token=([\w-]+)/.exec((await fixture.mails()).at(-1)!.text)![1]
  await mara.delete('/api/privacy/delete-account')
  const refused = await other.post('/api/auth/verify-magic-link', { token })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'VERIFICATION_TOKEN_INVALID'])
  const again = await fixture.person('mara@x.test')
  expect(await idOf(again)).not.toBe(id)
  expect((await again.get('/api/entries')).json()).toEqual({ entries: [] })
})

test.each(['delete-data', 'delete-account'])('%s of one person does not change another person’s data', async (what) => {
  await using fixture = await testApp()
  const mara = await fullAccount(fixture, 'mara@x.test')
  const ines = await fullAccount(fixture, 'ines@x.test')
  const before = await rowsOf(fixture, await idOf(ines))
  await mara.delete(`/api/privacy/${what}`)
  expect(await rowsOf(fixture, await idOf(ines))).toEqual(before)
  expect((await ines.get('/api/entries')).json().entries).toHaveLength(7)
})

test('a deletion that fails halfway has ended the plan and deleted no written data', async () => {
  await using fixture = await testApp()
  const mara = await fullAccount(fixture, 'mara@x.test')
  const id = await idOf(mara)
  const before = await rowsOf(fixture, id)
  await fixture.db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await fixture.db.query('create trigger refuse before delete on accounts for each row execute function refuse()')
  try {
    expect((await mara.delete('/api/privacy/delete-account')).statusCode).toBe(500)
  } finally {
    await fixture.db.query('drop function refuse cascade')
  }
  expect(await rowsOf(fixture, id)).toEqual({ ...before, subscriptions: 0, payment_methods: 0 })
  expect((await mara.get('/api/entries')).json().entries).toHaveLength(7)
})

test('the key of an account is destroyed before its rows are deleted', async () => {
  await using fixture = await testApp()
  const mara = await fullAccount(fixture, 'mara@x.test')
  await fixture.db.query(
    `create function keyless() returns trigger language plpgsql as $$ begin
       if exists (select 1 from accounts where account_id = old.account_id and length(wrapped_key) > 0) then
         raise 'the key is still there';
       end if;
       return old;
     end $$`,
  )
  for (const table of JOURNAL_TABLES) {
    await fixture.db.query(`create trigger keyless before delete on ${table} for each row execute function keyless()`)
  }
  try {
    expect((await mara.delete('/api/privacy/delete-account')).statusCode).toBe(204)
  } finally {
    await fixture.db.query('drop function keyless cascade')
  }
})
