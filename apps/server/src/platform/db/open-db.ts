import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { readCluster, requireDistributed } from './distribution.ts'
import { DbError, DbUsageError } from './errors.ts'
import { isUpToDate, migrate, readMigrations } from './migrate.ts'
import { openPglite, type OnFatal } from './pglite.ts'
import { databaseFolder } from './pglite/data-folder.ts'
import { spareMemory } from './pglite/small-memory.ts'
import type { Db } from './port.ts'
import { openPostgres } from './postgres.ts'

export type DbLocation = { databaseUrl: string } | { dataDir: string }

/** Ends the process by an uncaught error: without its database the server cannot answer, and a restart recovers. */
const endProcess: OnFatal = (error) => {
  process.nextTick(() => {
    throw error
  })
}

/**
 * The database of this server, migrated to this version.
 * @param onFatal called when the embedded database has stopped permanently; the process should exit
 * @throws DbError when some tables are not distributed over the cluster of the accounts
 */
export async function openDb(location: DbLocation, onFatal: OnFatal = endProcess): Promise<Db> {
  if ('dataDir' in location) return openMigratedPglite(location, onFatal)
  await migratePostgres(location.databaseUrl, requireDistributed)
  return open(location, onFatal)
}

/**
 * Opens the database for restoring a backup over it: with any distribution, and without a time limit for statements.
 */
export async function openToRestore(location: DbLocation): Promise<Db> {
  if ('dataDir' in location) return openMigratedPglite(location, endProcess)
  await migratePostgres(location.databaseUrl)
  return open(location, endProcess, { statementMs: 0 })
}

async function openMigratedPglite(location: { dataDir: string }, onFatal: OnFatal): Promise<Db> {
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
async function migratePostgres(databaseUrl: string, check?: (db: Db) => Promise<void>): Promise<void> {
  await using db = openPostgres(databaseUrl, { statementMs: 0 })
  const migrations = await readMigrations()
  const cluster = await readCluster(db)
  if (cluster?.isWorker && !(await isUpToDate(db, migrations))) {
    throw new DbError(
      'This node is a cluster worker, and its tables do not match this version. ' +
        'Start this version once on the coordinator, and run "npm run admin -- distribute" there.',
    )
  }
  await migrate(db, migrations)
  await check?.(db)
}

/**
 * Opens an existing database in its current version. For commands that must not migrate it while a server of another
 * version uses it.
 * @throws DbUsageError when there is none
 */
export async function openExistingDb(location: DbLocation): Promise<Db> {
  if ('dataDir' in location && !existsSync(databaseFolder(location.dataDir))) {
    throw new DbUsageError(`There is no database in ${location.dataDir}. Set DATA_DIR or DATABASE_URL to its location.`)
  }
  // Commands count and lock whole tables, which may take any amount of time.
  const db = await open(location, endProcess, { statementMs: 0 })
  try {
    const [known] = await db.query<{ ledger: string | null }>(`select to_regclass('schema_migrations')::text as ledger`)
    if (known?.ledger) return db
    throw new DbUsageError('This database does not contain a Soundings journal yet.')
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
