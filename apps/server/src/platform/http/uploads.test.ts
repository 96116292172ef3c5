import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { multipart } from '#server/testing/uploads.ts'
import { AppError } from '#server/errors.ts'
import { receiveUpload, receiveUploadPieces, receiveUploads, registerUploads } from './uploads.ts'

const MOST = 100_000

/** The number of bytes of a file that the route for large files receives, or the code of the refusal. */
async function received(content: Buffer): Promise<unknown> {
  await using app = fastify()
  await registerUploads(app)
  app.post('/', async (request) => {
    let bytes = 0
    for await (const piece of receiveUploadPieces(request, MOST)) bytes += piece.length
    return { bytes }
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.send({ code: error instanceof AppError ? error.code : 'OTHER' }),
  )
  const { body: payload, headers } = multipart([{ name: 'a.zip', content }])
  const answer = (await app.inject({ method: 'POST', url: '/', payload, headers })).json()
  return answer.bytes ?? answer.code
}

test('a large file arrives whole in pieces, and one byte too many is refused', async () => {
  expect(await received(Buffer.alloc(MOST))).toBe(MOST)
  expect(await received(Buffer.alloc(MOST + 1))).toBe('TOO_LARGE')
})

test('a form without a chosen file gets its own error message', async () => {
  await using app = fastify()
  await registerUploads(app)
  app.post('/', (request) => receiveUpload(request, MOST))
  app.setErrorHandler((error, _request, reply) =>
    reply.send({ code: error instanceof AppError ? error.code : 'OTHER' }),
  )
  const { body: payload, headers } = multipart([{ name: '', content: '' }])
  expect((await app.inject({ method: 'POST', url: '/', payload, headers })).json()).toEqual({ code: 'UPLOAD_MISSING' })
})

test('a file without a name among others is skipped, and the others arrive', async () => {
  await using app = fastify()
  await registerUploads(app)
  app.post('/', async (request) => {
    const names: string[] = []
    for await (const { name, file } of receiveUploads(request, { maxBytes: MOST, maxFiles: 2 })) {
      names.push(name)
      await file?.[Symbol.asyncDispose]()
    }
    return names
  })
  const { body: payload, headers } = multipart(['a.txt', '', 'b.txt'].map((name) => ({ name, content: 'x' })))
  expect((await app.inject({ method: 'POST', url: '/', payload, headers })).json()).toEqual(['a.txt', 'b.txt'])
})

test.each([
  ['in one piece', async (request: FastifyRequest) => receiveUpload(request, MOST)],
  ['in pieces', async (request: FastifyRequest) => receiveUploadPieces(request, MOST).next()],
])('an upload %s whose sender has gone before it is read is refused instead of waited for', async (_, receive) => {
  await using app = fastify()
  await registerUploads(app)
  const outcome = new Promise((resolve) => {
    app.post('/', async (request) => {
      await new Promise((gone) => request.raw.once('close', gone))
      await receive(request).then(resolve, resolve)
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const arrived = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9\r\n\r\n--b',
  )
  await arrived
  socket.destroy()
  expect(await outcome).toMatchObject({ code: 'INVALID_INPUT' })
})
