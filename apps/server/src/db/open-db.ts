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

/** Ends the process by an uncaught error: without its database nothing can be answered, and a restart recovers. */
const endProcess: OnFatal = (error) => {
  process.nextTick(() => {
    throw error
  })
}

/**
 * The database of this server, brought to this version.
 * @param onFatal told when the embedded database is gone for good; the process should end
 * @throws DbError when a part of it is not distributed over the cluster on which the accounts lie
 */
export async function openDb(location: DbLocation, onFatal: OnFatal = endProcess): Promise<Db> {
  if ('dataDir' in location) return openMigratedPglite(location, onFatal)
  await migratePostgres(location.databaseUrl, requireDistributed)
  return open(location, onFatal)
}

/** The same for a backup that takes the place of what is there: however that lies, and however long a statement takes. */
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
      'This node is a worker of a cluster, and the tables on it are not those of this version. ' +
        'Start this version once on the coordinator, and run "npm run admin -- distribute" there.',
    )
  }
  await migrate(db, migrations)
  await check?.(db)
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
