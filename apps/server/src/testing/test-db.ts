import { expect, inject } from 'vitest'
import type { Db } from '#server/platform/db/port.ts'
import { newPgliteTestDatabase } from './pglite-test-database.ts'
import { newPostgresTestDatabase } from './postgres-test-database.ts'
import type { TestDatabaseChoice } from './test-database-choice.ts'

export type TestDb = AsyncDisposable & { db: Db }
type Kind = Db['kind']
/** `usedBy` is the test file with an open fixture. */
type Opened = { db: Promise<Db>; usedBy: string | null; rowsOf: string | null }

const registry = Symbol.for('soundings.testDatabases')

/**
 * An empty, migrated database: `await using fixture = await testDb()`. There is one per test worker, emptied
 * each time, so a test disposes its fixture before the next one asks.
 */
export function testDb(): Promise<TestDb> {
  return testDbOf(choice().kind)
}

/** Like `testDb`, but on the given kind of database, for suites that run on both. */
export async function testDbOf(kind: Kind): Promise<TestDb> {
  const file = expect.getState().testPath ?? ''
  const opened = openedFor(file, kind)
  if (opened.usedBy !== null) throw new Error('The test database is in use: dispose the fixture of the test before.')
  opened.usedBy = file
  try {
    const db = await opened.db
    await empty(opened)
    return {
      db,
      async [Symbol.asyncDispose]() {
        opened.usedBy = null
      },
    }
  } catch (error) {
    opened.usedBy = null
    throw error
  }
}

/**
 * The database that the test files of one worker share. It outlives them, because each file may load this module again.
 * If a test of another file timed out and still uses it, a new one is opened.
 */
function openedFor(file: string, kind: Kind): Opened {
  const shared = globalThis as { [registry]?: Map<Kind, Opened> }
  const databases = (shared[registry] ??= new Map<Kind, Opened>())
  const known = databases.get(kind)
  if (known && (known.usedBy === null || known.usedBy === file)) return known
  const db = kind === 'pglite' ? newPgliteTestDatabase() : newPostgresTestDatabase(choice())
  const opened: Opened = { db, usedBy: null, rowsOf: null }
  databases.set(kind, opened)
  return opened
}

function choice(): TestDatabaseChoice {
  const provided: TestDatabaseChoice | undefined = inject('testDatabase')
  if (!provided) throw new Error('Add testing/prepare-databases.ts to the globalSetup of this Vitest project.')
  return provided
}

/** Empties the tables that have rows. One statement finds them, because every test begins with this. */
async function empty(opened: Opened): Promise<void> {
  const db = await opened.db
  opened.rowsOf ??= await statementOf(db)
  const filled = await db.query<{ name: string }>(opened.rowsOf)
  if (filled.length === 0) return
  await db.transaction(async (tx) => {
    for (const { name } of filled) await tx.query(`delete from ${name}`)
  })
}

/** A statement that names each table with a row. */
async function statementOf(db: Db): Promise<string> {
  const tables = await db.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  )
  return tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`).join(' union all ')
}
