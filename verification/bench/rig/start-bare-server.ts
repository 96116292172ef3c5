import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const PROGRAM = new URL('./bare-server.ts', import.meta.url).pathname

/**
 * Starts the bare server in a separate process.
 * @param place URL of the database, or folder of the embedded one
 */
export async function startBareServer(
  kind: 'postgres' | 'pglite',
  place: string,
): Promise<AsyncDisposable & { origin: string }> {
  const child = spawn(process.execPath, [PROGRAM, kind, place], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const [word = '', address = ''] = line.split(' ')
    if (word !== 'listening') continue
    const { port } = JSON.parse(address) as { port: number }
    return {
      origin: `http://127.0.0.1:${port}`,
      async [Symbol.asyncDispose]() {
        const ended = once(child, 'exit')
        child.kill()
        await ended
      },
    }
  }
  throw new Error('The bare server ended at its start.')
}
