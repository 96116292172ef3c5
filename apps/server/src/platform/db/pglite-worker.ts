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
 * After a failed fsync the state of the disk is unknown, and the embedded server loops permanently at the next
 * statement. Ending the thread prevents further answers; the log is replayed at the next start.
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

/** Answers larger than this many bytes are sent before the next message is processed. */
const ANSWERED_AT_ONCE = 1_048_576

/** Answers every waiting message until the answers are large; then syncs once, and sends them. */
function serve(database: PGlite, port: MessagePort): void {
  port.on('message', (first: Uint8Array) => {
    const answers = answerPieces()
    for (let next: Uint8Array | undefined = first; next; next = receiveMessageOnPort(port)?.message) {
      // The call completes before it returns, because no file system makes it wait. `execProtocolRawSync` isn’t used:
      // it parses every answer and never frees the result.
      void database.execProtocolRawStream(next, { syncToFs: false, onRawData: (bytes) => answers.add(bytes) })
      if (answers.length > ANSWERED_AT_ONCE) break
    }
    gate.settle()
    for (const piece of answers.taken()) port.postMessage(piece, [piece.buffer])
  })
}

async function handleRequest(database: PGlite, request: WorkerRequest): Promise<void> {
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
  parentPort?.on('message', (request: WorkerRequest) => void handleRequest(database, request))
  serve(database, port)
  reply({ kind: 'ready' })
}
