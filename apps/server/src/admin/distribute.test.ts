import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DISTRIBUTION } from '#server/db/distribution.ts'
import { anEntry } from '#server/testing/builders.ts'
import { callsOf, distributeByHand, standInForCitus, tell } from '#server/testing/citus-stand-in.ts'
import { newHome, type Home } from '#server/testing/operator.ts'

const LONG = { timeout: 180_000 }

/** A home on a coordinator, with a journal of one entry in it. */
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

test('one command distributes every table and removes what holds rows on the coordinator', LONG, async () => {
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
  expect(done.said).toContain('schema_migrations: whole on every node.\n')
  expect(done.said).toContain('accounts: by account_id, in 32 shards.\n')
  expect(done.said).toContain('entries: by account_id, beside the accounts.\n')
  expect(done.said).toContain('All 16 tables are distributed.')
  const calls = await callsOf(home.url)
  expect(calls.slice(0, PLACINGS.length)).toEqual(PLACINGS)
  // Keys lie in accounts; sessions and addresses are not reached by following references from there.
  for (const table of ['schema_migrations', 'accounts', 'sessions', 'entries', 'email_addresses', 'rate_limits']) {
    expect(calls.slice(PLACINGS.length)).toContain(`truncate ${table}`)
  }
})

test('it goes on where it was interrupted, and takes in what a later version has added', LONG, async () => {
  await using home = await clusterHome()
  // Citus refuses in the middle.
  await tell(
    home.url,
    "alter table pg_dist_partition add constraint full_disk check (logicalrelid <> 'photographs'::regclass)",
  )
  const stopped = await home.admin(['distribute'])
  expect([stopped.code, stopped.complaints]).toEqual([1, expect.stringContaining('It stopped at photographs.')])
  expect((await callsOf(home.url)).filter((call) => call.startsWith('truncate'))).toEqual([])
  await tell(home.url, 'alter table pg_dist_partition drop constraint full_disk')
  const shards = await home.admin(['distribute', '--shards', '64'])
  expect([shards.code, shards.complaints]).toEqual([1, expect.stringContaining('The accounts lie in 256 shards')])
  expect((await home.admin(['distribute'])).code).toBe(0)
  const rest = await callsOf(home.url)
  expect(placed(rest)).toEqual(PLACINGS.slice(PLACINGS.indexOf('photographs by account_id')))
  expect(rest).toContain('truncate accounts')
  // Citus notes a local table that refers to others in its catalogue, and it is a local table all the same.
  await tell(home.url, "update pg_dist_partition set partmethod = 'n' where logicalrelid = 'login_codes'::regclass")
  expect((await home.admin(['distribute'])).said).toContain('login_codes: by browser_hash, in 256 shards.')
  expect(placed(await callsOf(home.url))).toEqual(['login_codes by browser_hash'])
})

test('it wants every server stopped, unless there is nothing to do', LONG, async () => {
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
  // The one table that is never empty gets what Citus would give it: a shard, which holds its rows.
  await tell(url, 'alter table schema_migrations rename to shard')
  await tell(url, 'create table schema_migrations (like shard including all) partition by hash (name)')
  await tell(url, 'alter table schema_migrations attach partition shard for values with (modulus 1, remainder 0)')
  await tell(url, "insert into pg_dist_partition values ('schema_migrations', 'n', 1, 't')")
  const idle = await whileServing()
  expect([idle.code, idle.said]).toEqual([0, expect.stringContaining('Nothing was changed.')])
  expect(await callsOf(url)).toEqual([])
})

test('a backup that takes the place of a distributed database is distributed as that was', LONG, async () => {
  await using home = await clusterHome()
  const file = join(home.dataDir, 'the.backup')
  expect((await home.admin(['backup', file])).code).toBe(0)
  const whole = await home.admin(['restore', file, '--replace', '--yes'])
  expect([whole.code, whole.said]).toEqual([0, expect.stringContaining('"npm run admin -- distribute" lays them')])
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

test('a backup is also restored over a database that was not distributed to its end', LONG, async () => {
  await using home = await clusterHome()
  const file = join(home.dataDir, 'the.backup')
  await home.admin(['backup', file])
  await home.admin(['distribute'])
  await tell(home.url, "delete from pg_dist_partition where logicalrelid = 'echoes'::regclass")
  expect((await home.admin(['restore', file, '--replace', '--yes'])).code).toBe(0)
  expect((await home.admin(['distribute'])).code).toBe(0)
  await using _server = await home.start()
})

test('what cannot be distributed is refused in a sentence', LONG, async () => {
  await using embedded = await newHome('pglite')
  expect(await embedded.admin(['distribute'])).toMatchObject({
    code: 1,
    complaints: 'The embedded database lies on one machine. Set DATABASE_URL to a PostgreSQL with Citus.\n',
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
  expect((await plain.admin(['distribute'])).complaints).toBe('This database holds no journal of Soundings yet.\n')
  {
    await using _server = await plain.start()
  }
  const without = await plain.admin(['distribute'])
  expect([without.code, without.complaints]).toEqual([1, expect.stringContaining('This database has no Citus.')])
  await standInForCitus(plain.env['DATABASE_URL'] ?? '')
  await tell(plain.env['DATABASE_URL'] ?? '', 'update pg_dist_local_group set groupid = 2')
  const worker = await plain.admin(['distribute'])
  expect([worker.code, worker.complaints]).toEqual([1, expect.stringContaining('This node is a worker.')])
})
