import { existsSync } from 'node:fs'
import { MessageChannel } from 'node:worker_threads'
import { Client } from 'pg'
import { currentCaller, waitingSince } from './caller.ts'
import { DbDamagedError, type DbUnavailableError } from './errors.ts'
import { lockDataDir } from './instance-lock.ts'
import { closeToOthers, databaseFolder, removeServerNote, removeSetAside } from './pglite/data-folder.ts'
import { housekeeping } from './pglite/housekeeping.ts'
import { freeBytes, refuseWithoutRoom } from './pglite/room.ts'
import { createDatabase, serveDatabase, type ServedDatabase } from './pglite/worker-thread.ts'
import { tidyTables } from './pglite/tidy-tables.ts'
import { PortStream } from './pglite/port-stream.ts'
import { watchdog } from './pglite/watchdog.ts'
import type { Db, Row, Tx } from './port.ts'
import { READS_ONLY, session, single, transact } from './session.ts'
import { sessionQueue, type Place } from './session-queue.ts'
import { statementNames } from './statement-names.ts'
import { transactionGuard } from './transaction-guard.ts'
import { rowTypes } from './values.ts'

/** Called once when the embedded database has stopped permanently; the process should exit, a restart recovers. */
export type OnFatal = (error: DbUnavailableError) => void

/** The embedded database in an existing folder. Creates the database there at the first start. */
export async function openPglite(dataDir: string, onFatal: OnFatal): Promise<Db> {
  const lock = lockDataDir(dataDir)
  try {
    if (!existsSync(databaseFolder(dataDir))) await createDatabase(dataDir)
    closeToOthers(databaseFolder(dataDir))
    removeServerNote(dataDir)
    removeSetAside(dataDir)
    const { db } = await connect({ dataDir }, onFatal)
    const keeper = housekeeping(() => tidyTables(db))
    return {
      ...db,
      async [Symbol.asyncDispose]() {
        keeper[Symbol.dispose]()
        await db[Symbol.asyncDispose]()
        lock[Symbol.dispose]()
      },
    }
  } catch (error) {
    lock[Symbol.dispose]()
    throw error
  }
}

export type PgliteInMemory = { db: Db } & Pick<ServedDatabase, 'dump' | 'abandon'>

/** The embedded database in memory, loaded from the image that `dump` of another one returned. */
export async function openPgliteInMemory(image: Uint8Array | null, onFatal: OnFatal): Promise<PgliteInMemory> {
  const { db, served } = await connect({ image }, onFatal)
  return { db, dump: () => served.dump(), abandon: (reason) => served.abandon(reason) }
}

type Storage = Parameters<typeof serveDatabase>[0]

async function connect(storage: Storage, onFatal: OnFatal): Promise<{ db: Db; served: ServedDatabase }> {
  const { port1, port2 } = new MessageChannel()
  const served = await serveDatabase(storage, port2, onFatal)
  const client = new Client({
    stream: () => new PortStream(port1),
    pipeline: true,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    types: rowTypes,
  })
  // A lost worker is reported by `onFatal` and by every waiting query.
  client.on('error', () => undefined)
  await client.connect()
  return { db: pgliteDb(client, served, storage), served }
}

function pgliteDb(client: Client, served: ServedDatabase, storage: Storage): Db {
  /** Adds the database's folder to an error about damage. */
  const named = (error: unknown): never => {
    if (!(error instanceof DbDamagedError) || !('dataDir' in storage)) throw error
    throw new DbDamagedError(databaseFolder(storage.dataDir), error.code, error.code)
  }
  const connection = session(client, statementNames())
  const guard = transactionGuard()
  const queue = sessionQueue()
  const dog = watchdog(() => served.abandon('It no longer answers.'))
  const watched: typeof connection = {
    async query<T extends Row>(sql: string, params?: readonly unknown[]) {
      if ('dataDir' in storage && !READS_ONLY.test(sql)) refuseWithoutRoom(freeBytes(storage.dataDir), params)
      return dog.watch(() => connection.query<T>(sql, params)).catch(named)
    },
    command: (sql) => dog.watch(() => connection.command(sql)).catch(named),
  }
  return {
    kind: 'pglite',

    async query<T extends Row>(sql: string, params?: readonly unknown[]) {
      guard.assertOutside()
      return queue.shared(currentPlace(), () => single<T>(watched, sql, params))
    },

    async transaction<T>(run: (tx: Tx) => Promise<T>) {
      guard.assertOutside()
      return queue.exclusive(currentPlace(), () => transact(watched, guard, run))
    },

    async [Symbol.asyncDispose]() {
      await queue.idle()
      await served.close()
      await client.end()
    },
  }
}

function currentPlace(): Place {
  const caller = currentCaller()
  return { account: caller.account, since: waitingSince(caller) }
}
