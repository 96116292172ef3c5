import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { nodeProcess } from '#server/testing/node-process.ts'
import { otlpReceiver } from '#server/testing/otlp-receiver.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'

const MAIN = new URL('./main.ts', import.meta.url)

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return String(port)
}

/** Repeats a request until it gets the expected answer or the test times out. */
async function statusBecomes(url: string, wanted: number): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.status === wanted) return
    await pause(50)
  }
}

test.each(['PORT', 'METRICS_PORT'])(
  'a %s in use stops the start with an error message, before anything is written',
  { timeout: 30_000 },
  async (variable) => {
    await using folder = await tempFolder()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const taken = String((other.address() as AddressInfo).port)
    const environment = { DATA_DIR: folder.path, PORT: await freePort(), HOST: '127.0.0.1', [variable]: taken }
    const { code, complaints } = await nodeProcess(MAIN, [], environment).exit()
    other.close()
    expect(code).toBe(1)
    expect(complaints).toBe(
      `Another program is already listening on this ${variable}. Stop it, or choose another ${variable}.\n`,
    )
    expect(await readdir(folder.path)).toEqual([])
  },
)

test(
  'a server that is shutting down reports so while it still serves, and sends its last spans before it exits',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    await using receiver = await otlpReceiver()
    const [PORT, METRICS_PORT] = [await freePort(), await freePort()]
    const server = nodeProcess(MAIN, [], {
      PORT,
      METRICS_PORT,
      DATA_DIR: folder.path,
      DEV_LOGIN: 'off',
      LOG_LEVEL: 'error',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      DRAIN_SECONDS: '3',
    })
    const origin = `http://127.0.0.1:${PORT}`
    await statusBecomes(`${origin}/readyz`, 200)
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    expect(metrics).toContain('route="/readyz",status="2xx"')
    server.stop()
    await statusBecomes(`${origin}/readyz`, 503)
    // Like a supervisor that signals every process of a group.
    server.stop()
    expect((await fetch(`${origin}/api/auth/status`)).status).toBe(200)
    expect(await server.exit()).toEqual({ code: 0, complaints: '' })
    expect(receiver.spans().map(({ name }) => name)).toContain('GET /api/auth/status')
  },
)
