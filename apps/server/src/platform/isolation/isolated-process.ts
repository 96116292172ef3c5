import { fork, type ChildProcess } from 'node:child_process'
import { residentBytes } from './resident-bytes.ts'
import { PROGRAM_ONLY } from './rights.ts'
import type { JobAnswer } from './serve-jobs.ts'

const LOOK_EVERY_MS = 100

export type JobOptions = { signal: AbortSignal; onProgress: (fraction: number) => void }

/** Permissions of a process beyond JavaScript: native code, or threads of its own. */
type Right = '--allow-addons' | '--allow-worker'

/** The job was ended because it exceeded its time or memory. */
export class JobLimitError extends Error {
  override name = 'JobLimitError'
}

/** The job failed, or crashed its process. The message contains no content. */
export class JobFailedError extends Error {
  override name = 'JobFailedError'
}

/** Runs jobs one after the other in a child process, which may crash without harm to this one. */
export type IsolatedProcess<Task, Result> = AsyncDisposable & {
  /** @throws JobLimitError, JobFailedError; the reason of `signal` when it is aborted */
  run(task: Task, options: JobOptions): Promise<Result>
}

/**
 * Starts the process at the first job and keeps it for `idleMs` after the last. A job that is aborted or reaches a
 * limit is ended by ending the process; the next one gets a new process.
 * @param entry a module that calls `serveJobs`
 * @param rights permissions besides reading its own program
 * @param maxBytes resident memory; watched where the system reports it (`/proc`)
 */
export function isolatedProcess<Task, Result>({
  entry,
  args = [],
  rights = [],
  timeoutMs,
  idleMs,
  maxBytes,
}: {
  entry: URL
  args?: readonly string[]
  rights?: readonly Right[]
  timeoutMs: number
  idleMs: number
  maxBytes: number
}): IsolatedProcess<Task, Result> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function running(): ChildProcess {
    if (child) return child
    const started = fork(entry, args, {
      // No configuration, which contains secrets, and no permission to write, to start anything, or to read files
      // outside its program.
      env: {},
      execArgv: [...PROGRAM_ONLY, ...rights],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = null
    })
    // A running job notices the exit.
    started.on('error', () => undefined)
    child = started
    return started
  }

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  async function job(task: Task, { signal, onProgress }: JobOptions): Promise<Result> {
    signal.throwIfAborted()
    clearTimeout(idle)
    const worker = running()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const onMessage = (answer: JobAnswer) => {
      if ('progress' in answer) onProgress(answer.progress)
      else if ('result' in answer) resolve(answer.result as Result)
      else reject(new JobFailedError(answer.failure))
    }
    const onExit = () => reject(new JobFailedError('The process ended.'))
    const onAbort = () => reject(signal.reason)
    const time = setTimeout(() => reject(new JobLimitError('time')), timeoutMs)
    const memory = setInterval(() => {
      if (residentBytes(worker.pid) > maxBytes) reject(new JobLimitError('memory'))
    }, LOOK_EVERY_MS)
    worker.on('message', onMessage).on('exit', onExit)
    signal.addEventListener('abort', onAbort)
    try {
      worker.send({ task }, (error) => error && reject(new JobFailedError('The process cannot be reached.')))
      return await promise
    } catch (error) {
      // A process that answered can be reused; one that did not is ended.
      if (!(error instanceof JobFailedError) || worker.exitCode !== null) stop()
      throw error
    } finally {
      clearTimeout(time)
      clearInterval(memory)
      signal.removeEventListener('abort', onAbort)
      worker.off('message', onMessage).off('exit', onExit)
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  return {
    run(task, options) {
      const mine = turn.then(() => job(task, options))
      turn = mine.catch(() => undefined)
      return mine
    },
    async [Symbol.asyncDispose]() {
      stop()
    },
  }
}
