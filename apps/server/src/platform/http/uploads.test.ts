import fastify from 'fastify'
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
