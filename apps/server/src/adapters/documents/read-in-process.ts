import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { programOf } from '#server/platform/isolation/program.ts'
import { residentBytes } from '#server/platform/isolation/resident-bytes.ts'
import { PROGRAM_ONLY } from '#server/platform/isolation/rights.ts'
import type { ReadDocument, ReadingOptions } from './document-reader.ts'
import { CHARACTERS_MAX, HEAP_MIB, MEMORY_BYTES, TIME_MS } from './limits.ts'
import { ReadingError, type ReadingProblem } from './reading-error.ts'
import type { ReadingMessage } from './reading-message.ts'

const PROGRAM = programOf(new URL('./reading-process.ts', import.meta.url))
/** The process may read its own program and measure itself. It has no other access to the machine. */
const RIGHTS = [...PROGRAM_ONLY, '--allow-worker']
const LOOK_AT_MEMORY_MS = 50
const PIECE = 65_536
const UTF8_BYTES_MAX = 3
/** Exit states of a process that was ended by its own memory limit or by the machine’s. */
const OUT_OF_MEMORY = new Set<string | null>(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'])

/**
 * Reads a document in a separate process, so that it can neither block nor crash this one. The process always ends
 * before the result or an error is passed on.
 * @throws ReadingError; the reason of `signal` when it is aborted
 */
export async function readInProcess(bytes: Buffer, { signal, onProgress }: ReadingOptions): Promise<ReadDocument> {
  signal.throwIfAborted()
  const child = fork(PROGRAM, {
    execArgv: [...RIGHTS, `--max-old-space-size=${HEAP_MIB}`],
    // The environment is empty because the configuration contains secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
  })
  const heard: Heard = { problem: null, read: null }
  child.on('message', (message: ReadingMessage) => {
    if (message.type === 'progress') onProgress(message.fraction)
    else if (message.type === 'problem') heard.problem ??= message.problem
    else heard.read = message
  })
  const kill = () => void child.kill('SIGKILL')
  const stop = () => {
    heard.problem ??= 'too-complex'
    kill()
  }
  signal.addEventListener('abort', kill, { once: true })
  const overtime = setTimeout(stop, TIME_MS)
  const overweight = setInterval(() => residentBytes(child.pid) > MEMORY_BYTES && stop(), LOOK_AT_MEMORY_MS)
  try {
    const [text] = await Promise.all([receive(child, stop), endOf(child, heard), send(child, bytes)])
    signal.throwIfAborted()
    return complete(heard, text)
  } finally {
    clearTimeout(overtime)
    clearInterval(overweight)
    signal.removeEventListener('abort', kill)
    kill()
  }
}

type Heard = { problem: ReadingProblem | null; read: Extract<ReadingMessage, { type: 'read' }> | null }
type Received = { text: string; bytes: number }

function complete({ problem, read }: Heard, { text, bytes }: Received): ReadDocument {
  if (problem) throw new ReadingError(problem)
  if (read?.bytes !== bytes) throw new ReadingError('unreadable')
  return { kind: read.kind, text }
}

/** Sends the file in chunks, so that a large one does not block the event loop. */
async function send(child: ChildProcess, bytes: Buffer): Promise<void> {
  const pieces = function* () {
    for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE)
  }
  // A process that has read enough, or has died, closes its input. Its exit state shows which.
  if (child.stdin) await pipeline(Readable.from(pieces()), child.stdin).catch(() => undefined)
}

async function receive(child: ChildProcess, stop: () => void): Promise<Received> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const pieces: string[] = []
  let bytes = 0
  for await (const piece of (child.stdout ?? []) as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > UTF8_BYTES_MAX * CHARACTERS_MAX) stop()
    else pieces.push(decoder.decode(piece, { stream: true }))
  }
  pieces.push(decoder.decode())
  return { text: pieces.join(''), bytes }
}

/** Waits until the process has exited and all of its output has arrived. */
async function endOf(child: ChildProcess, heard: Heard): Promise<void> {
  await Promise.all([once(child, 'close'), once(child, 'disconnect')])
  if (OUT_OF_MEMORY.has(child.signalCode)) heard.problem ??= 'too-complex'
}
