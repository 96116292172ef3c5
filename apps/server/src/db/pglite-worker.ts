import { fsyncSync } from 'node:fs'
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { databaseFolder, emptyBuildFolder, publishDatabase } from './pglite/data-folder.ts'
import { DurableFS } from './pglite/durable-fs.ts'
import { answerPieces } from './pglite/answer-pieces.ts'
import { startParams } from './pglite/settings.ts'
import { syncGate } from './pglite/sync-gate.ts'
import { DISK_FAILED, type WorkerReply, type WorkerRequest, type WorkerTask } from './pglite/worker-messages.ts'

/**
 * After a failed fsync nobody knows what is on the disk, and the embedded server spins for ever at the next statement.
 * Ending the thread answers nothing further; the log is replayed at the next start.
 */
const giveUp = () => process.exit(DISK_FAILED)
const gate = syncGate((descriptor) => {
  try {
    fsyncSync(descriptor)
  } catch {
    giveUp()
  }
}, giveUp)

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFS(folder, gate.bind), startParams: startParams(true) })
}

function openInMemory(image: Uint8Array | null): Promise<PGlite> {
  const loaded = image ? { loadDataDir: new Blob([new Uint8Array(image)]) } : {}
  return PGlite.create({ startParams: startParams(false), ...loaded })
}

async function create(dataDir: string): Promise<void> {
  const folder = emptyBuildFolder(dataDir)
  const database = await openFolder(folder)
  await database.close()
  gate.settle()
  publishDatabase(dataDir, folder)
}

/** Bytes of answers for which no further message is looked at before they are sent. */
const ANSWERED_AT_ONCE = 1_048_576

/** Answers every message that waits, until the answers are long; then syncs once, then sends them. */
function serve(database: PGlite, port: MessagePort): void {
  port.on('message', (first: Uint8Array) => {
    const answers = answerPieces()
    for (let next: Uint8Array | undefined = first; next; next = receiveMessageOnPort(port)?.message) {
      // Runs to its end before it returns, when it has no file system to wait for. Its synchronous sibling parses
      // every answer and keeps what it parsed for ever.
      void database.execProtocolRawStream(next, { syncToFs: false, onRawData: (bytes) => answers.add(bytes) })
      if (answers.length > ANSWERED_AT_ONCE) break
    }
    gate.settle()
    for (const piece of answers.taken()) port.postMessage(piece, [piece.buffer])
  })
}

async function obey(database: PGlite, request: WorkerRequest): Promise<void> {
  if (request === 'dump') {
    const image = await database.dumpDataDir('none')
    reply({ kind: 'image', image: new Uint8Array(await image.arrayBuffer()) })
    return
  }
  await database.close()
  gate.settle()
  process.exit()
}

const task = workerData as WorkerTask
const reply = (message: WorkerReply) => parentPort?.postMessage(message)

if (task.kind === 'create') {
  await create(task.dataDir)
} else {
  const { storage, port } = task
  const database = await ('dataDir' in storage
    ? openFolder(databaseFolder(storage.dataDir))
    : openInMemory(storage.image))
  parentPort?.on('message', (request: WorkerRequest) => void obey(database, request))
  serve(database, port)
  reply({ kind: 'ready' })
}
