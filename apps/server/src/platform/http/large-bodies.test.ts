import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitLargeBodies } from './large-bodies.ts'

const LARGE = 100_000

async function server(atOnce: number) {
  const app = fastify({ logger: false, bodyLimit: 2 * LARGE })
  app.decorateRequest('signedIn', null)
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-leaves']) await new Promise((gone) => request.raw.once('close', gone))
    request.signedIn = { id: String(request.headers['x-account']) } as NonNullable<typeof request.signedIn>
  })
  limitLargeBodies(app, atOnce)
  app.post('/', () => ({ ok: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const begun = (account: string) => begin(port, account)
  const left = async (account: string) => {
    const arrived = once(app.server, 'request')
    const socket = await begin(port, `${account}\r\nx-leaves: yes`)
    await arrived
    socket.destroy()
    await once(socket, 'close')
  }
  const status = async (account: string, bytes: number) => {
    const body = JSON.stringify({ text: 'a'.repeat(bytes) })
    const headers = { 'content-type': 'application/json', 'x-account': account }
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })).status
  }
  return { app, begun, left, status, [Symbol.asyncDispose]: () => app.close() }
}

/** A large body of which half was sent and has arrived. */
async function begin(port: number, account: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const head = `POST / HTTP/1.1\r\nhost: x\r\nx-account: ${account}\r\ncontent-type: application/json\r\ncontent-length: ${LARGE}`
  await new Promise<void>((resolve) =>
    socket.write(`${head}\r\n\r\n{"text":"${'a'.repeat(LARGE / 2)}`, () => resolve()),
  )
  return socket
}

test('large bodies of an account beyond a few are refused while those arrive, and others are not', async () => {
  await using proved = await server(2)
  const halves = [await proved.begun('mara'), await proved.begun('mara')]
  await expect.poll(() => proved.status('mara', LARGE)).toBe(429)
  expect(await proved.status('mara', 100)).toBe(200)
  expect(await proved.status('oskar', LARGE)).toBe(200)
  halves[0]?.destroy()
  await once(halves[0]!, 'close')
  await expect.poll(() => proved.status('mara', LARGE)).toBe(200)
  expect(await proved.status('mara', LARGE)).toBe(200)
  halves[1]?.destroy()
})

test('a large body whose sender has gone before it is read takes no place', async () => {
  await using proved = await server(1)
  await proved.left('mara')
  await proved.left('mara')
  expect(await proved.status('mara', LARGE)).toBe(200)
})
