import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { DbUsageError } from './errors.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPglite, type OnFatal } from './pglite.ts'
import { databaseFolder } from './pglite/data-folder.ts'
import { spareMemory } from './pglite/small-memory.ts'
import type { Db } from './port.ts'
import { openPostgres } from './postgres.ts'

export type DbLocation = { databaseUrl: string } | { dataDir: string }

/** Ends the process by an uncaught error: without its database nothing can be answered, and a restart recovers. */
const endProcess: OnFatal = (error) => {
  process.nextTick(() => {
    throw error
  })
}

/**
 * The database of this server, brought to this version.
 * @param onFatal told when the embedded database is gone for good; the process should end
 * @param patience how long PostgreSQL may take for one statement, in ms; 0 as long as it takes
 */
export async function openDb(
  location: DbLocation,
  onFatal: OnFatal = endProcess,
  patience: { statementMs?: number } = {},
): Promise<Db> {
  if ('databaseUrl' in location) {
    await migratePostgres(location.databaseUrl)
    return open(location, onFatal, patience)
  }
  const db = await open(location, onFatal)
  try {
    await migrate(db, await readMigrations())
    return db
  } catch (error) {
    await db[Symbol.asyncDispose]()
    throw error
  }
}

/** A migration of large tables may take longer than any statement of a request. */
async function migratePostgres(databaseUrl: string): Promise<void> {
  await using db = openPostgres(databaseUrl, { statementMs: 0 })
  await migrate(db, await readMigrations())
}

/**
 * The database as it is: it must be there already, and stays at the version it has. For commands that must not bring
 * it to this version while a server of another one runs on it.
 * @throws DbUsageError when there is none
 */
export async function openExistingDb(location: DbLocation): Promise<Db> {
  if ('dataDir' in location && !existsSync(databaseFolder(location.dataDir))) {
    throw new DbUsageError(`There is no database in ${location.dataDir}. DATA_DIR or DATABASE_URL says where it is.`)
  }
  // Commands count and lock whole tables, which may take as long as it takes.
  const db = await open(location, endProcess, { statementMs: 0 })
  try {
    const [known] = await db.query<{ ledger: string | null }>(`select to_regclass('schema_migrations')::text as ledger`)
    if (known?.ledger) return db
    throw new DbUsageError('This database holds no journal of Soundings yet.')
  } catch (error) {
    await db[Symbol.asyncDispose]()
    throw error
  }
}

async function open(location: DbLocation, onFatal: OnFatal, patience: { statementMs?: number } = {}): Promise<Db> {
  if ('databaseUrl' in location) return openPostgres(location.databaseUrl, patience)
  spareMemory()
  await mkdir(location.dataDir, { recursive: true, mode: 0o700 })
  return openPglite(location.dataDir, onFatal)
}
