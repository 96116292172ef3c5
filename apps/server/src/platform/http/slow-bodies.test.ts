import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { endSlowBodies, endStalledUpload } from './slow-bodies.ts'

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\ncontent-type: '

/** @param pace the minimum rate for a file, or null */
async function sent(type: string, pace: { bytes: number; everyMs: number } | null = null): Promise<'closed' | 'open'> {
  await using app = fastify({ logger: false })
  endSlowBodies(app, 50)
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    const watch = pace && endStalledUpload(request, pace)
    payload.resume().on('close', () => {
      watch?.[Symbol.dispose]()
      done(null)
    })
  })
  app.post('/', () => ({ ok: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined).write(`${HEAD}${type}\r\n\r\n{"a"`)
  const closed = once(socket.resume(), 'close').then(() => 'closed' as const)
  const open = new Promise<'open'>((resolve) => setTimeout(() => resolve('open'), 1_000))
  const end = await Promise.race([closed, open])
  socket.destroy()
  return end
}

test('a connection whose body does not arrive is closed', async () => {
  expect(await sent('application/json')).toBe('closed')
})

test('an uploaded file may take longer than other request bodies', async () => {
  expect(await sent('multipart/form-data; boundary=x')).toBe('open')
})

test('an upload of which too little arrives is closed, and one that keeps its pace is not', async () => {
  const form = 'multipart/form-data; boundary=x'
  expect(await sent(form, { bytes: 1_000, everyMs: 50 })).toBe('closed')
  expect(await sent(form, { bytes: 0, everyMs: 50 })).toBe('open')
})
