import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { clientErrors } from './late-requests.ts'

const HEADERS_MS = 200
const HEAD = 'GET / HTTP/1.1\r\nhost: x\r\n'

/** The answer to a client that sends this just before the server is paused for longer than a request may take. */
async function answerAfterPause(sent: string): Promise<string> {
  const errors = clientErrors()
  await using app = fastify({
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 4 },
    requestTimeout: 10_000,
    clientErrorHandler: errors.answer,
  })
  errors.watch(app.server)
  app.get('/', (_request, reply) => reply.header('connection', 'close').send('well'))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const accepted = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await accepted
  socket.write(sent)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * HEADERS_MS)
  return await text(socket)
}

test('a request that arrived while the server was paused is answered', async () => {
  expect(await answerAfterPause(`${HEAD}\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nwell$/s)
})

test('a request that arrives too slowly is refused, and may be repeated', async () => {
  expect(await answerAfterPause(HEAD)).toMatch(/^HTTP\/1\.1 503 .*\r\n\r\n\{"error":".*","code":"NOT_READY"\}$/s)
})
