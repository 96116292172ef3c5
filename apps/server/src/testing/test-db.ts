import { inject } from 'vitest'
import type { Db } from '#server/db/port.ts'
import { newPgliteTestDatabase } from './pglite-test-database.ts'
import { newPostgresTestDatabase } from './postgres-test-database.ts'
import type { TestDatabaseChoice } from './prepare-databases.ts'

export type TestDb = AsyncDisposable & { db: Db }
type Kind = Db['kind']
type Opened = { db: Promise<Db>; inUse: boolean }

const registry = Symbol.for('soundings.testDatabases')

/**
 * An empty, migrated database: `await using fixture = await testDb()`. There is one per test worker, emptied
 * each time, so a test disposes its fixture before the next one asks.
 */
export function testDb(): Promise<TestDb> {
  return testDbOf(choice().kind)
}

/** The same on a certain adapter, for suites that run over both. */
export async function testDbOf(kind: Kind): Promise<TestDb> {
  const opened = openedHere(kind)
  if (opened.inUse) throw new Error('The test database is in use: dispose the fixture of the test before.')
  opened.inUse = true
  try {
    const db = await opened.db
    await empty(db)
    return {
      db,
      async [Symbol.asyncDispose]() {
        opened.inUse = false
      },
    }
  } catch (error) {
    opened.inUse = false
    throw error
  }
}

/** One per worker, also when the worker loads this module anew for each test file. */
function openedHere(kind: Kind): Opened {
  const shared = globalThis as { [registry]?: Map<Kind, Opened> }
  const databases = (shared[registry] ??= new Map<Kind, Opened>())
  const known = databases.get(kind)
  if (known) return known
  const db = kind === 'pglite' ? newPgliteTestDatabase() : newPostgresTestDatabase(choice())
  const opened = { db, inUse: false }
  databases.set(kind, opened)
  return opened
}

function choice(): TestDatabaseChoice {
  const provided: TestDatabaseChoice | undefined = inject('testDatabase')
  if (!provided) throw new Error('Add testing/prepare-databases.ts to the globalSetup of this Vitest project.')
  return provided
}

async function empty(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
    )
    for (const { name } of tables) await tx.query(`delete from ${name}`)
  })
}
