import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Compiled modules, which every process of a run would compile again. */
const COMPILED = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url))

/** A separate Node process that runs a TypeScript file and reports its progress line by line. */
export function nodeProcess(file: URL, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--no-memory-protection-keys', file.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: COMPILED, ...env },
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'close')
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
  return {
    /** The next line of its output; null after the last one. */
    async line(): Promise<string | null> {
      const { value, done } = await lines.next()
      return done ? null : value
    },
    /** Kills it without a chance to clean up, as a power cut would. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
    /** Asks it to stop, as a supervisor would. */
    stop(): void {
      child.kill('SIGTERM')
    },
    /** Its exit code, and what it complained about; a signal that ended it counts as a complaint. */
    async exit(): Promise<{ code: number | null; complaints: string }> {
      await ended
      const { exitCode: code, signalCode } = child
      return { code, complaints: signalCode === null ? complaints : `${complaints}Ended by ${signalCode}.` }
    },
  }
}
