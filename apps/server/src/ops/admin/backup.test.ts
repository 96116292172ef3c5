import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Db } from '#server/platform/db/port.ts'
import { manifestOf, writeJournal } from '#server/testing/backups.ts'
import { anEntry } from '#server/testing/builders.ts'
import { newHome } from '#server/testing/operator.ts'
import type { Person } from '#server/testing/person.ts'
import { testDb } from '#server/testing/test-db.ts'
import type { Manifest } from './backup/backup-format.ts'
import { SEALED_COLUMNS, SEALED_FOR_ALL, SEALED_WITH_TOKENS } from './sealed-columns.ts'

const MINUTE = { timeout: 180_000 }

const rowsOf = ({ tables }: Manifest, name: string) => tables.find(({ table }) => table === name)?.rows

/** The data a user sees, except for what depends on the time. */
async function answers(person: Person): Promise<unknown[]> {
  const urls = ['/api/entries?limit=50', '/api/profile', '/api/echoes', '/api/auth/status']
  return Promise.all(urls.map(async (url) => (await person.get(url)).json<unknown>()))
}

/** Writes two rows in one transaction, over and over, until it is aborted. */
function writePairs(db: Db) {
  let going = true
  let written = 0
  const writing = (async () => {
    while (going) {
      await db.transaction(async (tx) => {
        const key = Buffer.from(randomUUID())
        await tx.query('insert into rate_limits (key, hits, resets_at) values ($1, 1, now())', [key])
        await tx.query('insert into email_addresses (email_hash, account_id) values ($1, $2)', [key, randomUUID()])
      })
      written++
    }
  })()
  return {
    written: () => written,
    stop: async () => {
      going = false
      await writing
    },
  }
}

test('a backup made while the server ran restores everything after the database is lost', MINUTE, async () => {
  await using home = await newHome()
  const file = join(home.dataDir, 'the.backup')
  let person: Person
  let before: unknown[]
  {
    await using server = await home.start()
    person = await server.app.person()
    await writeJournal(person, 12)
    before = await answers(person)
    const { code, said } = await home.admin(['backup', file])
    expect([code, said]).toEqual([0, expect.stringContaining('contains 1 accounts, 12 entries')])
    expect(said).toContain('It does not contain the key')
  }
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await home.destroyDatabase()
  expect(await home.admin(['restore', file])).toMatchObject({ code: 0, complaints: '' })
  await using server = await home.start()
  const earlier = server.app.visitor()
  for (const [name, value] of person.cookies) earlier.cookies.set(name, value)
  expect((await earlier.get('/api/entries')).statusCode).toBe(401)
  const again = await server.app.person()
  expect(await answers(again)).toEqual(before)
  expect((await again.post('/api/entries', anEntry())).statusCode).toBe(201)
  expect(await home.admin(['backup', file])).toMatchObject({ code: 1, complaints: expect.stringContaining('exists') })
})

test('a write during a backup waits only a moment, and the backup contains all of it or nothing', MINUTE, async () => {
  await using home = await newHome()
  await using server = await home.start()
  await writeJournal(await server.app.person(), 3)
  const pairs = writePairs(server.db)
  const file = join(home.dataDir, 'the.backup')
  const { code } = await home.admin(['backup', file])
  await pairs.stop()
  expect(code).toBe(0)
  const manifest = await manifestOf(file)
  expect(rowsOf(manifest, 'rate_limits')).toBeGreaterThan(0)
  // The user has one address and two counters, one for the IP address and one for the email address.
  const counters = await server.db.query('select 1 from rate_limits where octet_length(key) = 32')
  expect(rowsOf(manifest, 'email_addresses')! - 1).toBe(rowsOf(manifest, 'rate_limits')! - counters.length)
  expect(pairs.written()).toBeGreaterThan(rowsOf(manifest, 'rate_limits')! - 3)
})

test('a database with rows is replaced only with --replace and a confirmation', MINUTE, async () => {
  await using home = await newHome()
  const file = join(home.dataDir, 'the.backup')
  {
    await using server = await home.start()
    const person = await server.app.person()
    await writeJournal(person, 1)
    await home.admin(['backup', file])
    await writeJournal(person, 1)
  }
  const count = async () => /(\d+) entries/.exec((await home.admin(['verify'])).said)?.[1]
  expect((await home.admin(['restore', file])).complaints).toContain('The database is not empty.')
  expect((await home.admin(['restore', file, '--replace'])).complaints).toContain('add --yes')
  expect(await count()).toBe('2')
  expect((await home.admin(['restore', file, '--replace', '--yes'])).code).toBe(0)
  expect(await count()).toBe('1')
  expect(await readdir(home.dataDir)).not.toContainEqual(expect.stringContaining('unfinished'))
})

test('the check opens every sealed column of the schema', async () => {
  await using fixture = await testDb()
  const columns = await fixture.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = current_schema() and column_name like '%\\_sealed' order by 1`,
  )
  const listed = [
    ...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`),
    ...SEALED_WITH_TOKENS,
    ...SEALED_FOR_ALL,
  ]
  expect(listed.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(columns.map(({ name }) => name))
  // After a restore, a sequence would start from the beginning.
  expect(await fixture.db.query('select sequencename from pg_sequences')).toEqual([])
})
