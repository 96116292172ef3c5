import { auth } from '../../packages/contract/src/endpoints.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const PAGE = '/src/pages/landing-page.tsx'
/** Milliseconds after which a step counts as hanging. */
const PATIENCE_MS = 180_000

test(
  'npm run dev reloads the page, restarts the server after a change and stops on Ctrl-C',
  async () => {
    const dev = await startDev()
    try {
      await dev.readyTimes(1)
      await touch('apps/server/src/main.ts')
      await dev.readyTimes(2)
      expect((await fetch(`${dev.origin}${auth.status.path}`)).status).toBe(200)

      const socket = await dev.openSocket()
      const update = nextUpdate(socket)
      await touch(`apps/web${PAGE}`)
      expect(await update).toContain(PAGE)
      socket.close()
    } finally {
      await dev.stop('SIGINT')
    }
    await expect(fetch(dev.origin)).rejects.toThrow('fetch failed')
  },
  PATIENCE_MS,
)

async function startDev() {
  const dataDir = await mkdtemp(join(tmpdir(), 'soundings-dev-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEV_LOGIN: 'off' }
  const child = spawn(process.execPath, ['tools/commands/dev.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const note = (text: string) => void (output += text)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', note)
  return {
    origin,
    /** Resolves when the server has announced itself so many times. */
    async readyTimes(count: number): Promise<void> {
      while (output.split(`Soundings is ready at ${origin}`).length <= count) {
        if (child.exitCode !== null) throw new Error(output)
        await once(child.stdout, 'data')
      }
    },
    /** The connection by which an open page learns of changes. */
    async openSocket(): Promise<WebSocket> {
      await fetch(origin + PAGE)
      const client = await (await fetch(`${origin}/@vite/client`)).text()
      const [, token = ''] = /wsToken = "([\w-]+)"/.exec(client) ?? []
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
      await once(socket, 'open')
      return socket
    },
    async stop(signal: 'SIGINT'): Promise<void> {
      const ended = once(child, 'exit')
      child.kill(signal)
      if (child.exitCode === null) await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Vite's message after the next change. */
function nextUpdate(socket: WebSocket): Promise<string> {
  return new Promise((resolveUpdate) => {
    socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('"type":"update"')) resolveUpdate(String(data))
    })
  })
}

/** An editor that saves without a change. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(join(ROOT, path), now, now)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
