import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { SignedInAccount } from './session.ts'
import { downloads } from './download.ts'

const mara = { id: 'mara', vault: { accountId: 'mara' } } as SignedInAccount

function fileOf(pieces: Iterable<Buffer>) {
  return { name: 'a.txt', type: 'text/plain', content: Readable.from(pieces, { objectMode: false }) }
}

function* endless() {
  for (;;) yield Buffer.alloc(65_536)
}

async function server() {
  const app = fastify({ logger: false })
  app.decorateRequest('signedIn', null)
  app.addHook('onRequest', async (request) => {
    request.signedIn = mara
  })
  const download = downloads()
  app.get('/small', (request, reply) => download(request, reply, async () => fileOf([Buffer.from('a')])))
  app.get('/endless', (request, reply) => download(request, reply, async () => fileOf(endless())))
  app.get('/late', (request, reply) =>
    download(request, reply, async () => {
      await new Promise((gone) => reply.raw.once('close', gone))
      return fileOf(endless())
    }),
  )
  app.get('/never', () => new Promise(() => undefined))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    /** Sends these requests over one connection, which ends when all have arrived. */
    async left(...paths: string[]) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      for (const path of paths) {
        const arrived = once(app.server, 'request')
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
        await arrived
      }
      socket.destroy()
    },
    small: async () => (await fetch(`http://127.0.0.1:${port}/small`)).text(),
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

test.each([
  ['while it is sent', ['/endless']],
  ['before it is made', ['/late']],
  ['before its turn on the connection', ['/never', '/endless']],
])('a file whose reader has gone %s makes no other wait', async (_, paths) => {
  await using proved = await server()
  await proved.left(...paths)
  expect(await proved.small()).toBe('a')
})
