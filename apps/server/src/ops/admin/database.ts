import { secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import { readMigrations, recordedIn } from '#server/platform/db/migrate.ts'
import { openExistingDb, type DbLocation } from '#server/platform/db/open-db.ts'
import type { Db } from '#server/platform/db/port.ts'
import { findRootKeys, finishRotation } from '#server/platform/vault/find-root-keys.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { storedSecret } from '#server/platform/vault/secret-file.ts'
import { askServer } from './ask-server.ts'
import { unpacking } from './backup/packed.ts'
import { withSnapshot } from './backup/snapshot.store.ts'
import { backupBytes } from './backup/write-backup.ts'
import type { AdminContext } from './commands/command.ts'
import { AdminRefusal } from './refusal.ts'

/** The location of this server’s database. */
export function locationOf({ config, dataDir }: AdminContext): DbLocation {
  return config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir }
}

/** The database, which must already be at this version. */
export async function openExistingAtThisVersion(context: AdminContext): Promise<Db> {
  const db = await openExistingDb(locationOf(context))
  try {
    await requireThisVersion(db)
    return db
  } catch (error) {
    await db[Symbol.asyncDispose]()
    throw error
  }
}

/** The database at this version, with the keys that open it. */
export async function openWithKeys(context: AdminContext): Promise<AsyncDisposable & { db: Db; root: RootKeys }> {
  const db = await openExistingAtThisVersion(context)
  try {
    const root = await keysOf(db, context)
    return { db, root, [Symbol.asyncDispose]: () => db[Symbol.asyncDispose]() }
  } catch (error) {
    await db[Symbol.asyncDispose]()
    throw error
  }
}

/** The keys that open this database. */
export async function keysOf(db: Db, { config, dataDir, now }: AdminContext): Promise<RootKeys> {
  if (config.databaseUrl && !config.secretKey)
    throw new AdminRefusal('SECRET_KEY is needed because DATABASE_URL is set.')
  return findRootKeys({ secretKey: config.secretKey, dataDir }, await secretCheckStore(db).someKeys(), now())
}

async function requireThisVersion(db: Db): Promise<void> {
  const applied = await recordedIn(db)
  const known = await readMigrations()
  if (applied.length === known.length && applied.at(-1)?.name === known.at(-1)?.name) return
  throw new AdminRefusal('The database belongs to another version. Start this version’s server once first.')
}

/** The secret from the environment or the data folder, or null. */
export async function secretAtHand({ config, dataDir }: AdminContext): Promise<Buffer | null> {
  return config.secretKey ?? (config.databaseUrl ? null : storedSecret(dataDir))
}

/** Reads the database in the form of a backup, from the running server or directly. */
export async function withBackupBytes<T>(
  context: AdminContext,
  read: (bytes: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  const answer = context.config.databaseUrl ? null : await askServer(context.dataDir, 'backup')
  if (answer) return read(unpacking(answer).bytes).catch(refuseLostServer)
  await using db = await openExistingDb(locationOf(context))
  const { config, dataDir, now } = context
  const written = await secretCheckStore(db).someKeys()
  if (!config.databaseUrl && !config.secretKey) await finishRotation(dataDir, written, now())
  return await withSnapshot(db, (snapshot) => read(backupBytes(snapshot, context.now())))
}

function refuseLostServer(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
  throw new AdminRefusal('The server stopped before everything was read. Nothing was kept; try again.')
}
