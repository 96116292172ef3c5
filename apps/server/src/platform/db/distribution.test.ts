import { expect, inject, test } from 'vitest'
import { distributeByHand, standInForCitus, tell } from '#server/testing/citus-stand-in.ts'
import { newEmptyPostgresDatabase } from '#server/testing/postgres-test-database.ts'
import { testDb } from '#server/testing/test-db.ts'
import { DISTRIBUTION } from './distribution.ts'
import { openDb } from './open-db.ts'

/** A database of this version on a coordinator, distributed as an operator would do it. */
async function distributedDatabase() {
  const database = await newEmptyPostgresDatabase(inject('testDatabase'))
  const { url: databaseUrl } = database
  await standInForCitus(databaseUrl)
  await using _db = await openDb({ databaseUrl })
  await distributeByHand(databaseUrl)
  return { databaseUrl, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
}

async function start(databaseUrl: string): Promise<string> {
  try {
    await using _db = await openDb({ databaseUrl })
    return 'started'
  } catch (error) {
    return (error as Error).message
  }
}

test('every table of the schema is listed with one of its columns, after the tables that it refers to', async () => {
  await using fixture = await testDb()
  const columns = await fixture.db.query<{ name: string; table: string }>(
    `select table_name::text as "table", column_name::text as name from information_schema.columns
     where table_schema = current_schema()`,
  )
  const listed = DISTRIBUTION.map(({ table }) => table)
  expect(listed.toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].toSorted())
  for (const { table, by } of DISTRIBUTION) {
    const known = by === null || columns.some((column) => column.table === table && column.name === by)
    expect([table, known]).toEqual([table, true])
  }
  const references = await fixture.db.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`,
  )
  for (const { from, to } of references) {
    expect([from, to, listed.indexOf(to) < listed.indexOf(from)]).toEqual([from, to, true])
  }
})

test('a table with an account column is distributed with the accounts, except for the address lookup', async () => {
  await using fixture = await testDb()
  const rows = await fixture.db.query<{ table: string }>(
    `select table_name::text as "table" from information_schema.columns
     where table_schema = current_schema() and column_name = 'account_id' and table_name not in ('accounts', 'email_addresses')`,
  )
  const accountTables = DISTRIBUTION.filter(({ withAccounts }) => withAccounts).map(({ table }) => table)
  expect(accountTables.toSorted()).toEqual(rows.map(({ table }) => table).toSorted())
})

test('a server starts on a fully distributed cluster, and on one that is not distributed yet', async () => {
  await using database = await distributedDatabase()
  expect(await start(database.databaseUrl)).toBe('started')
  await tell(database.databaseUrl, 'delete from pg_dist_partition')
  expect(await start(database.databaseUrl)).toBe('started')
})

test('a start is refused by name when tables of a later version are only on the coordinator', async () => {
  await using database = await distributedDatabase()
  const { databaseUrl } = database
  await tell(
    databaseUrl,
    "delete from pg_dist_partition where logicalrelid in ('echoes'::regclass, 'login_codes'::regclass)",
  )
  const refusal = await start(databaseUrl)
  expect(refusal).toContain('echoes, login_codes')
  expect(refusal).toContain('"npm run admin -- distribute"')
  // Citus also records local tables that refer to others; they are not distributed.
  await tell(databaseUrl, "insert into pg_dist_partition values ('echoes', 'n', 0, 's'), ('login_codes', 'h', 9, 's')")
  expect(await start(databaseUrl)).toContain('not together with the accounts: echoes.')
  // In another colocation group, a row may be on another node than its account.
  await tell(databaseUrl, "update pg_dist_partition set partmethod = 'h' where logicalrelid = 'echoes'::regclass")
  expect(await start(databaseUrl)).toContain('not together with the accounts: echoes.')
})

test('a worker accepts a schema that the coordinator has migrated, and creates no tables of its own', async () => {
  await using database = await distributedDatabase()
  const { databaseUrl } = database
  await tell(databaseUrl, 'update pg_dist_local_group set groupid = 3')
  expect(await start(databaseUrl)).toBe('started')
  // The list of migrations exists only on the coordinator: a worker does not see it.
  await tell(databaseUrl, 'alter table schema_migrations set schema citus_stand_in')
  await tell(databaseUrl, 'alter table citus_stand_in.schema_migrations rename to elsewhere')
  expect(await start(databaseUrl)).toContain('This node is a cluster worker')
  await tell(databaseUrl, "select 1 / (to_regclass('schema_migrations') is null)::int")
})
