import { once } from 'node:events'
import { Worker, type MessagePort } from 'node:worker_threads'
import { DbDamagedError, DbUnavailableError, type DbError } from '../errors.ts'
import { databaseFolder } from './data-folder.ts'
import { fullDisk } from './room.ts'
import { DISK_FAILED, type WorkerReply, type WorkerRequest, type WorkerTask } from './worker-messages.ts'

const WORKER_FILE = new URL('../pglite-worker.ts', import.meta.url)

/** Creates the database for a first start in a separate thread, so that its memory is freed when the thread ends. */
export async function createDatabase(dataDir: string): Promise<void> {
  const { exited } = startWorker({ kind: 'create', dataDir }, [])
  const { code, reason } = await exited
  if (code !== 0) {
    throw new DbUnavailableError(`Couldn’t create the database in ${dataDir}. ${fullDisk(dataDir) ?? reason}`)
  }
}

type Storage = Extract<WorkerTask, { kind: 'serve' }>['storage']

export type ServedDatabase = {
  dump(): Promise<Uint8Array>
  close(): Promise<void>
  /** Abandons the database: ends its thread, which ends every waiting query. */
  abandon(reason: string): void
}

/** Starts the thread that answers the PostgreSQL protocol on `port`. */
export async function serveDatabase(
  storage: Storage,
  port: MessagePort,
  onFatal: (error: DbUnavailableError) => void,
): Promise<ServedDatabase> {
  const { worker, exited } = startWorker({ kind: 'serve', storage, port }, [port])
  const request = (message: WorkerRequest) => worker.postMessage(message)
  const started = new Promise((resolve) => worker.once('message', resolve))
  const failed = await Promise.race([started.then(() => null), exited])
  if (failed) {
    throw notStarted(storage, failed.reason)
  }

  let expectsExit = false
  const giveUp = (found: string) => {
    if (expectsExit) return
    expectsExit = true
    const reason = ('dataDir' in storage && fullDisk(storage.dataDir)) || found
    onFatal(
      new DbUnavailableError(`The embedded database has stopped. ${reason} The next start recovers what was stored.`),
    )
  }
  void exited.then(({ reason }) => giveUp(reason))

  return {
    async dump() {
      request('dump')
      const [reply] = (await once(worker, 'message')) as [WorkerReply]
      if (reply.kind !== 'image') throw new DbUnavailableError('The embedded database returned no image.')
      return reply.image
    },
    async close() {
      expectsExit = true
      request('close')
      await exited
    },
    abandon(reason) {
      giveUp(reason)
      void worker.terminate()
    },
  }
}

/**
 * An existing database that does not start is damaged, unless the machine has too little disk space or memory for it.
 */
function notStarted(storage: Storage, reason: string): DbError {
  if ('dataDir' in storage) {
    const full = fullDisk(storage.dataDir)
    if (!full && !/memory/i.test(reason)) return new DbDamagedError(databaseFolder(storage.dataDir), reason)
    return new DbUnavailableError(`The embedded database did not start. ${full ?? reason}`)
  }
  return new DbUnavailableError(`The embedded database did not start. ${reason}`)
}

type Exit = { code: number; reason: string }

function startWorker(task: WorkerTask, transferList: MessagePort[]): { worker: Worker; exited: Promise<Exit> } {
  const worker = new Worker(WORKER_FILE, { workerData: task, transferList, execArgv: [] })
  const exited = new Promise<Exit>((resolve) => {
    let thrown = ''
    worker.on(
      'error',
      (error: unknown) => (thrown = error instanceof Error ? error.message : 'Couldn’t write its files.'),
    )
    worker.on('exit', (code) => {
      const ended = thrown || `Its thread ended with code ${code}.`
      resolve({ code, reason: code === DISK_FAILED ? 'The disk refused to store data.' : ended })
    })
  })
  return { worker, exited }
}
