import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { writeFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { testDbOf } from '#server/testing/test-db.ts'
import { newEmptyPostgresDatabase } from '#server/testing/postgres-test-database.ts'
import { nodeProcess } from '#server/testing/node-process.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { migrate, readMigrations, statementsOf, type Migration } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const adapters = ['pglite', 'postgres'] as const
const migrator = new URL('./migrate-once.fixture.ts', import.meta.url)

const aMigration = (name: string, statements: string[]): Migration => ({ name, statements, checksum: randomUUID() })

test('a file is split into statements at each semicolon that ends a line', () => {
  const sql = `-- What follows; is here for tests;
create table a (
  -- a column;
  b text default ';' check (b <> 'x;y')
);

create index on a (b);  \ninsert into a values ('last')`
  expect(statementsOf(sql)).toEqual([
    "create table a (\n\n  b text default ';' check (b <> 'x;y')\n)",
    'create index on a (b)',
    "insert into a values ('last')",
  ])
})

test('the migrations are numbered without a gap, and use only statements that can be distributed by account', async () => {
  const migrations = await readMigrations()
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, index) => index + 1))
  for (const statement of migrations.flatMap(({ statements }) => statements)) {
    expect(statement).not.toMatch(/\btrigger\b|\bserial\b|on delete set|;/i)
  }
})

test('a file with another name is refused', async () => {
  await using folder = await tempFolder()
  await writeFile(`${folder.path}/accounts.sql`, 'select 1')
  await expect(readMigrations(pathToFileURL(`${folder.path}/`))).rejects.toThrow('accounts.sql')
})

for (const adapter of adapters) {
  // Tables that exist whole on every node may have any key.
  test(`${adapter}: every key of a table begins with the account, or is the hash that the table is keyed by`, async () => {
    await using fixture = await testDbOf(adapter)
    const keys = await fixture.db.query<{ table: string; first: string; type: string }>(
      `select c.conrelid::regclass::text as "table", a.attname as first, a.atttypid::regtype::text as type
       from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype in ('p', 'u') and c.connamespace = 'public'::regnamespace and c.conrelid::regclass::text not in ('schema_migrations', 'secret_checks', 'push_keys', 'reminder_counts')`,
    )
    // Those four belong to the installation, not to an account.
    expect(keys.length).toBeGreaterThan(7)
    expect(keys.filter(({ first, type }) => first !== 'account_id' && type !== 'bytea')).toEqual([])
  })

  test(`${adapter}: a failed migration leaves no changes, and those before it stay`, async () => {
    await using fixture = await testDbOf(adapter)
    const { db } = fixture
    const known = await readMigrations()
    const good = aMigration('0900_good', ['create table good (n int)'])
    const bad = aMigration('0901_bad', ['create table half (n int)', 'create table half (n int)'])
    await expect(migrate(db, [...known, good, bad])).rejects.toMatchObject({ code: '42P07' })
    const tables = await db.query("select to_regclass('good')::text as good, to_regclass('half')::text as half")
    expect(tables).toEqual([{ good: 'good', half: null }])
    await db.query('drop table good')
    await db.query("delete from schema_migrations where name = '0900_good'")
  })

  test(`${adapter}: a migration that was changed after it ran, and a newer database, are refused`, async () => {
    await using fixture = await testDbOf(adapter)
    const known = await readMigrations()
    const changed = known.map((migration, index) => (index === 0 ? { ...migration, checksum: 'other' } : migration))
    await expect(migrate(fixture.db, changed)).rejects.toThrow('0001_accounts was changed')
    await expect(migrate(fixture.db, known.slice(0, -1))).rejects.toThrow('Start a newer version')
    await migrate(fixture.db, known)
  })
}

test(
  'of three processes that start at once on PostgreSQL exactly one applies each migration',
  { timeout: 20_000 },
  async () => {
    await using empty = await newEmptyPostgresDatabase(inject('testDatabase'))
    const processes = [1, 2, 3].map(() => nodeProcess(migrator, [empty.url]))
    const ends = await Promise.all(processes.map((process) => process.exit()))
    expect(ends).toEqual(ends.map(() => ({ code: 0, complaints: '' })))
    await using db = openPostgres(empty.url)
    const applied = await db.query<{ name: string }>('select name from schema_migrations order by name')
    expect(applied.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name))
  },
)
