import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PROGRAM_ONLY } from './rights.ts'

/** Processes that each read one input, write one answer and end. */
export type SingleUseProcesses = Disposable & {
  /** Starts a process ahead, unless one is ready, and has it wait for its input for `idleMs`. */
  prepare: () => void
  /**
   * Has a process of its own read the input, and starts the next one ahead.
   * @returns the answer; empty when the process died or took too long
   */
  ask(input: readonly Uint8Array[]): Promise<string>
}

/**
 * Runs each job in a new process that may read nothing but its own program. At most one process is started in advance,
 * because starting takes longer than the work.
 * @param entry a module that reads standard input to its end and answers on standard output
 * @param longestMs from the input to the answer
 * @param idleMs how long a process that was started in advance waits for its input
 */
export function singleUseProcesses(
  entry: URL,
  { longestMs, idleMs }: { longestMs: number; idleMs: number },
): SingleUseProcesses {
  let ready: ReturnType<typeof startAhead> | null = null
  let isClosed = false

  function startAhead() {
    const child = start(entry)
    const end = () => {
      clearTimeout(idle)
      child.kill('SIGKILL')
      forget()
    }
    const forget = () => {
      if (ready?.child === child) ready = null
    }
    const idle = setTimeout(end, idleMs).unref()
    child.on('exit', forget).on('error', forget)
    return { child, idle, end }
  }

  function prepare(): void {
    if (ready) return void ready.idle.refresh()
    if (isClosed) return
    try {
      ready = startAhead()
    } catch {
      // The system can’t start a process now. The next call of `ask` tries again, and fails if it still can’t.
    }
  }

  function takeReady() {
    if (!ready) return null
    const { child, idle } = ready
    clearTimeout(idle)
    ready = null
    return child
  }

  return {
    prepare,
    async ask(input) {
      const late = AbortSignal.timeout(longestMs)
      const ahead = takeReady()
      const answer = ahead ? await answerOf(ahead, input, late) : ''
      try {
        // A process may have died just before it was needed.
        return answer === '' && !late.aborted ? await answerOf(start(entry), input, late) : answer
      } finally {
        prepare()
      }
    },
    [Symbol.dispose]() {
      isClosed = true
      ready?.end()
    },
  }
}

function start(entry: URL) {
  const child = spawn(process.execPath, [...PROGRAM_ONLY, fileURLToPath(entry)], {
    // No configuration, which contains secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  // A process that ends early is noticed because its answer is missing.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  return child
}

async function answerOf(
  child: ReturnType<typeof start>,
  input: readonly Uint8Array[],
  late: AbortSignal,
): Promise<string> {
  const kill = () => child.kill('SIGKILL')
  late.addEventListener('abort', kill, { once: true })
  try {
    for (const piece of input) child.stdin.write(piece)
    child.stdin.end()
    return await text(child.stdout).catch(() => '')
  } finally {
    late.removeEventListener('abort', kill)
  }
}
