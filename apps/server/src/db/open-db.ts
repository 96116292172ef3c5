import { mkdir } from 'node:fs/promises'
import { migrate, readMigrations } from './migrate.ts'
import { openPglite, type OnFatal } from './pglite.ts'
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
 */
export async function openDb(location: DbLocation, onFatal: OnFatal = endProcess): Promise<Db> {
  if ('databaseUrl' in location) {
    await migratePostgres(location.databaseUrl)
    return openPostgres(location.databaseUrl)
  }
  await mkdir(location.dataDir, { recursive: true, mode: 0o700 })
  const db = await openPglite(location.dataDir, onFatal)
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
