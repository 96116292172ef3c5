import { fork } from 'node:child_process'
import type { ArchiveCheck } from '@soundings/contract/archive'
import { AppError } from '#server/errors.ts'
import type { ScratchFile } from '#server/platform/files/scratch-file.ts'
import type { LongWork } from '#server/platform/http/progress-answer.ts'
import { residentBytes } from '#server/platform/isolation/resident-bytes.ts'
import { PROGRAM_ONLY } from '#server/platform/isolation/rights.ts'
import type { ArchiveFacts, ArchiveLines, Asked, Question, Reply } from './archive-message.ts'
import { HEAP_MIB, MEMORY_BYTES, TIME_MS } from './limits.ts'
import type { NeverAgainLine } from '../never-again-line.ts'
import type { OnThisDayLine } from '../on-this-day-line.ts'
import type { ProfileLine } from '../profile-line.ts'
import { unsafe } from '../refusals.ts'

const ENTRY = new URL('./archive-process.ts', import.meta.url)
const RIGHTS = [...PROGRAM_ONLY, '--allow-worker', `--max-old-space-size=${HEAP_MIB}`]
const LOOK_AT_MEMORY_MS = 50

/** Reads an archive in a child process, which may crash without harm to this one. */
export type ArchiveReader = AsyncDisposable & {
  /** Reports whether the archive is valid, and if not, why. */
  check(): Promise<ArchiveCheck>
  /** @throws AppError with a message about the first error */
  verify(): Promise<ArchiveFacts>
  /** Only for a verified archive, like the methods below. */
  profile(): Promise<ProfileLine | null>
  onThisDay(): Promise<OnThisDayLine | null>
  neverAgain(): Promise<NeverAgainLine[]>
  lines<K extends keyof ArchiveLines>(kind: K): AsyncGenerator<ArchiveLines[K][]>
  file(path: string): Promise<Buffer>
}

/**
 * Starts the process and passes the archive to it as an open descriptor with the key: no name and no other permissions.
 * The process is ended when it takes too much memory or time, when `signal` is aborted, and when the reader is
 * disposed.
 */
export async function archiveReader(scratch: ScratchFile, { signal, onProgress }: LongWork): Promise<ArchiveReader> {
  signal.throwIfAborted()
  const child = fork(ENTRY, {
    execArgv: RIGHTS,
    // No part of the configuration, which contains secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', scratch.fd],
  })
  let waiting: PromiseWithResolvers<unknown> | null = null
  let ended: Error | null = null
  const end = (reason: Error) => {
    ended ??= reason
    waiting?.reject(ended)
    // Stop the watch however the process ended: it would prevent this process from exiting.
    clearTimeout(overtime)
    clearInterval(overweight)
    signal.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
  }
  const onAbort = () => end(signal.reason as Error)
  const overtime = setTimeout(() => end(unsafe()), TIME_MS)
  const overweight = setInterval(() => residentBytes(child.pid) > MEMORY_BYTES && end(unsafe()), LOOK_AT_MEMORY_MS)
  child.on('message', (reply: Reply) => {
    if ('progress' in reply) onProgress(reply.progress)
    else if ('answer' in reply) waiting?.resolve(reply.answer)
    else if ('refusal' in reply) waiting?.reject(new AppError(reply.refusal.code, reply.refusal.message))
    else waiting?.reject(new Error(`Couldn’t read the archive (${reply.failure}).`))
  })
  // An archive that crashes its reader was not written by this server.
  child.on('exit', () => end(unsafe()))
  child.on('error', end)
  signal.addEventListener('abort', onAbort, { once: true })

  async function ask<K extends keyof Asked>(what: K, question: Asked[K]['ask']): Promise<Asked[K]['answer']> {
    if (ended) throw ended
    waiting = Promise.withResolvers()
    child.send({ what, ask: question } as Question, (error) => error && end(unsafe()))
    return (await waiting.promise) as Asked[K]['answer']
  }

  await ask('open', { key: scratch.key, size: scratch.size }).catch((refusal: Error) => {
    end(refusal)
    throw refusal
  })
  return {
    check: () => ask('check', null),
    verify: () => ask('verify', null),
    profile: () => ask('profile', null),
    onThisDay: () => ask('onThisDay', null),
    neverAgain: () => ask('neverAgain', null),
    async *lines<K extends keyof ArchiveLines>(kind: K) {
      for (;;) {
        const batch = (await ask('lines', kind)) as ArchiveLines[K][]
        if (batch.length === 0) return
        yield batch
      }
    },
    file: async (path) => Buffer.from(await ask('file', path)),
    async [Symbol.asyncDispose]() {
      end(new Error('The archive was closed.'))
    },
  }
}
