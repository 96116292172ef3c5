import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DISTRIBUTION } from '#server/platform/db/distribution.ts'
import { anEntry } from '#server/testing/builders.ts'
import { callsOf, distributeByHand, standInForCitus, tell } from '#server/testing/citus-stand-in.ts'
import { newHome, type Home } from '#server/testing/operator.ts'

const LONG = { timeout: 180_000 }

/** A home on a coordinator, with a journal that has one entry. */
async function clusterHome(): Promise<Home & { url: string }> {
  const home = await newHome('postgres')
  const url = home.env['DATABASE_URL'] ?? ''
  await standInForCitus(url)
  await using server = await home.start()
  const person = await server.app.person()
  expect((await person.post('/api/entries', anEntry())).statusCode).toBe(201)
  return Object.assign(home, { url })
}

const placed = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('truncate'))
const PLACINGS = DISTRIBUTION.map(({ table, by }) => (by ? `${table} by ${by}` : `reference ${table}`))

test('one command distributes every table and removes the local rows on the coordinator', LONG, async () => {
  await using home = await clusterHome()
  const dry = await home.admin(['distribute', '--dry-run'])
  expect([dry.code, dry.said]).toEqual([
    0,
    expect.stringContaining('Would do: accounts: by account_id, in 256 shards.'),
  ])
  expect(dry.said).toContain('Nothing was changed.')
  expect(await callsOf(home.url)).toEqual([])
  const done = await home.admin(['distribute', '--shards', '32'])
  expect([done.code, done.complaints]).toEqual([0, ''])
  expect(done.said).toContain('schema_migrations: copied to every node.\n')
  expect(done.said).toContain('accounts: by account_id, in 32 shards.\n')
  expect(done.said).toContain('entries: by account_id, with the accounts.\n')
  expect(done.said).toContain('All 20 tables are distributed.')
  const calls = await callsOf(home.url)
  expect(calls.slice(0, PLACINGS.length)).toEqual(PLACINGS)
  // The keys are in accounts; sessions and addresses cannot be reached by following references from there.
  for (const table of ['schema_migrations', 'accounts', 'sessions', 'entries', 'email_addresses', 'rate_limits']) {
    expect(calls.slice(PLACINGS.length)).toContain(`truncate ${table}`)
  }
})

test('it resumes after an interruption, and includes tables that a later version has added', LONG, async () => {
  await using home = await clusterHome()
  // Citus rejects a table in the middle.
  await tell(
    home.url,
    "alter table pg_dist_partition add constraint full_disk check (logicalrelid <> 'photographs'::regclass)",
  )
  const stopped = await home.admin(['distribute'])
  expect([stopped.code, stopped.complaints]).toEqual([1, expect.stringContaining('It stopped at photographs.')])
  expect((await callsOf(home.url)).filter((call) => call.startsWith('truncate'))).toEqual([])
  await tell(home.url, 'alter table pg_dist_partition drop constraint full_disk')
  const shards = await home.admin(['distribute', '--shards', '64'])
  expect([shards.code, shards.complaints]).toEqual([1, expect.stringContaining('The accounts already have 256 shards')])
  expect((await home.admin(['distribute'])).code).toBe(0)
  const rest = await callsOf(home.url)
  expect(placed(rest)).toEqual(PLACINGS.slice(PLACINGS.indexOf('photographs by account_id')))
  expect(rest).toContain('truncate accounts')
  // Citus records a local table that refers to others in its catalog, but it is still a local table.
  await tell(home.url, "update pg_dist_partition set partmethod = 'n' where logicalrelid = 'login_codes'::regclass")
  expect((await home.admin(['distribute'])).said).toContain('login_codes: by browser_hash, in 256 shards.')
  expect(placed(await callsOf(home.url))).toEqual(['login_codes by browser_hash'])
})

test('it requires all servers to be stopped, unless there is nothing to do', LONG, async () => {
  await using home = await newHome('postgres')
  const url = home.env['DATABASE_URL'] ?? ''
  await standInForCitus(url)
  await using server = await home.start()
  const whileServing = () =>
    server.db.transaction(async (tx) => {
      await tx.query('select 1')
      return home.admin(['distribute'])
    })
  const refused = await whileServing()
  expect([refused.code, refused.complaints]).toEqual([1, expect.stringContaining('Stop every server first.')])
  expect(await callsOf(url)).toEqual([])
  await distributeByHand(url)
  await callsOf(url)
  // The one table that is never empty gets a shard with its rows, as with Citus.
  await tell(url, 'alter table schema_migrations rename to shard')
  await tell(url, 'create table schema_migrations (like shard including all) partition by hash (name)')
  await tell(url, 'alter table schema_migrations attach partition shard for values with (modulus 1, remainder 0)')
  await tell(url, "insert into pg_dist_partition values ('schema_migrations', 'n', 1, 't')")
  const idle = await whileServing()
  expect([idle.code, idle.said]).toEqual([0, expect.stringContaining('Nothing was changed.')])
  expect(await callsOf(url)).toEqual([])
})

test('a backup that replaces a distributed database is distributed in the same way', LONG, async () => {
  await using home = await clusterHome()
  const file = join(home.dataDir, 'the.backup')
  expect((await home.admin(['backup', file])).code).toBe(0)
  const whole = await home.admin(['restore', file, '--replace', '--yes'])
  expect([whole.code, whole.said]).toEqual([
    0,
    expect.stringContaining('"npm run admin -- distribute" to distribute them'),
  ])
  expect(await callsOf(home.url)).toEqual([])
  expect((await home.admin(['distribute', '--shards', '8'])).code).toBe(0)
  await callsOf(home.url)
  const again = await home.admin(['restore', file, '--replace', '--yes'])
  expect([again.code, again.complaints]).toEqual([0, ''])
  expect(again.said).toContain('accounts: by account_id, in 8 shards.')
  const calls = await callsOf(home.url)
  expect(placed(calls)).toEqual(PLACINGS)
  expect(calls).toContain('truncate accounts')
  await using server = await home.start()
  expect((await (await server.app.person()).get('/api/entries')).json()).toMatchObject({ entries: [{}] })
})

test('a backup can replace a database that was only partly distributed', LONG, async () => {
  await using home = await clusterHome()
  const file = join(home.dataDir, 'the.backup')
  await home.admin(['backup', file])
  await home.admin(['distribute'])
  await tell(home.url, "delete from pg_dist_partition where logicalrelid = 'echoes'::regclass")
  expect((await home.admin(['restore', file, '--replace', '--yes'])).code).toBe(0)
  expect((await home.admin(['distribute'])).code).toBe(0)
  await using _server = await home.start()
})

test('a database that cannot be distributed is refused with an error message', LONG, async () => {
  await using embedded = await newHome('pglite')
  expect(await embedded.admin(['distribute'])).toMatchObject({
    code: 1,
    complaints: 'The embedded database runs on one machine only. Set DATABASE_URL to a PostgreSQL server with Citus.\n',
  })
  for (const shards of ['0', '4097', '2.5', 'many', '-1', '']) {
    const ran = await embedded.admin(['distribute', `--shards=${shards}`])
    expect([shards, ran.code, ran.complaints]).toEqual([
      shards,
      2,
      expect.stringContaining('--shards must be a whole number from 1 to 4096.'),
    ])
  }
  await using plain = await newHome('postgres')
  expect((await plain.admin(['distribute'])).complaints).toBe(
    'This database does not contain a Soundings journal yet.\n',
  )
  {
    await using _server = await plain.start()
  }
  const without = await plain.admin(['distribute'])
  expect([without.code, without.complaints]).toEqual([
    1,
    expect.stringContaining('This database does not have the Citus extension.'),
  ])
  await standInForCitus(plain.env['DATABASE_URL'] ?? '')
  await tell(plain.env['DATABASE_URL'] ?? '', 'update pg_dist_local_group set groupid = 2')
  const worker = await plain.admin(['distribute'])
  expect([worker.code, worker.complaints]).toEqual([1, expect.stringContaining('This node is a worker.')])
})
