import { fork } from 'node:child_process'
import type { ErrorCode } from '@soundings/contract/errors'
import { AppError } from '#server/errors.ts'
import type { ScratchFile } from '#server/platform/files/scratch-file.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import { residentBytes } from './resident-bytes.ts'
import { PROGRAM_ONLY } from './rights.ts'

const LOOK_AT_MEMORY_MS = 50

/** The requests to a process by name: the input and the answer. */
export type Questions = Record<string, { ask: unknown; answer: unknown }>

/** A request as it is sent. */
export type QuestionOf<Q extends Questions> = { [K in keyof Q]: { what: K; ask: Q[K]['ask'] } }[keyof Q]

/** Progress, then one answer: the result, a refusal for the user, or the name of a failure. */
export type ProcessReply<Answer> =
  | { progress: number }
  | { answer: Answer }
  | { refusal: { code: ErrorCode; message: string } }
  | { failure: string }

/** A child process that reads files and answers one question after the other; it may crash without harm to this one. */
export type AskedProcess<Q extends Questions> = AsyncDisposable & {
  /** @throws AppError with a sentence for the user */
  ask: <K extends keyof Q & string>(what: K, question: Q[K]['ask']) => Promise<Q[K]['answer']>
}

export type ProcessLimits = {
  heapMib: number
  /** The most resident memory; watched where the system reports it (`/proc`). */
  memoryBytes: number
  /** The longest time from start to end; null without a limit. */
  totalMs: number | null
  /** The longest time for one question; null without a limit. */
  questionMs: number | null
}

/**
 * Starts a process and passes files to it as open descriptors, from 4 on: no names and no other permissions. The process
 * is ended when it takes too much memory or time, when `signal` is aborted, and when it is disposed.
 * @param refused the error when the process crashed or reached a limit
 */
export function askedProcess<Q extends Questions>(
  entry: URL,
  files: readonly Pick<ScratchFile, 'fd'>[],
  { heapMib, memoryBytes, totalMs, questionMs }: ProcessLimits,
  { signal, onProgress }: LongWork,
  refused: () => AppError,
): AskedProcess<Q> {
  signal.throwIfAborted()
  const child = fork(entry, {
    execArgv: [...PROGRAM_ONLY, '--allow-worker', `--max-old-space-size=${heapMib}`],
    // No part of the configuration, which contains secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ...files.map(({ fd }) => fd)],
  })
  let waiting: PromiseWithResolvers<unknown> | null = null
  let ended: Error | null = null
  const end = (reason: Error) => {
    ended ??= reason
    waiting?.reject(ended)
    // The watch is stopped however the process ended: it would prevent this process from exiting.
    clearTimeout(overtime)
    clearInterval(overweight)
    signal.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
  }
  const onAbort = () => end(signal.reason as Error)
  const overtime = totalMs === null ? undefined : setTimeout(() => end(refused()), totalMs)
  const overweight = setInterval(() => residentBytes(child.pid) > memoryBytes && end(refused()), LOOK_AT_MEMORY_MS)
  child.on('message', (reply: ProcessReply<unknown>) => {
    if ('progress' in reply) onProgress(reply.progress)
    else if ('answer' in reply) waiting?.resolve(reply.answer)
    else if ('refusal' in reply) waiting?.reject(new AppError(reply.refusal.code, reply.refusal.message))
    else waiting?.reject(new Error(`Couldn’t read the file (${reply.failure}).`))
  })
  child.on('exit', () => end(refused()))
  child.on('error', end)
  signal.addEventListener('abort', onAbort, { once: true })

  return {
    async ask(what, question) {
      if (ended) throw ended
      const asked = Promise.withResolvers<unknown>()
      waiting = asked
      const late = questionMs === null ? undefined : setTimeout(() => end(refused()), questionMs)
      child.send({ what, ask: question } as object, (error) => error && end(refused()))
      try {
        return await asked.promise
      } finally {
        clearTimeout(late)
      }
    },
    async [Symbol.asyncDispose]() {
      end(new Error('The file was closed.'))
    },
  }
}
