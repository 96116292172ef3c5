import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Another process of this Node that runs a TypeScript file and tells, line by line, how far it got. */
export function nodeProcess(file: URL, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file.pathname, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'close')
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
  return {
    /** The next line it wrote, null after the last one. */
    async line(): Promise<string | null> {
      const { value, done } = await lines.next()
      return done ? null : value
    },
    /** Ends it as a power cut would, without a chance to clear up. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
    /** Tells it to end, as a supervisor would. */
    stop(): void {
      child.kill('SIGTERM')
    },
    async exit(): Promise<{ code: number | null; complaints: string }> {
      await ended
      return { code: child.exitCode, complaints }
    },
  }
}
