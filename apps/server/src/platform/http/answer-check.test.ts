import { Readable } from 'node:stream'
import { endpoint, type Endpoint } from '@soundings/contract/endpoint'
import fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { registerAnswerCheck } from './answer-check.ts'

const row = { method: 'GET', path: '/api/boat', access: 'anyone' } as const
const boat = endpoint({ ...row, response: { 200: z.object({ name: z.string() }) } })
const fleet = endpoint({ ...boat, answer: 'spliced' })
const journey = endpoint({ ...boat, answer: 'progress' })
const chart = endpoint({ ...row, answer: 'file', response: {} })
const farewell = endpoint({ ...row, response: { 204: z.null() } })

/** The report about an answer that a handler sends without the serializer. */
async function problemsOf(answered: Endpoint, send: (reply: FastifyReply) => FastifyReply): Promise<string[]> {
  const problems: string[] = []
  await using app = fastify()
  registerAnswerCheck(app, (problem) => problems.push(problem))
  app.get(answered.path, { config: { endpoint: answered, access: 'anyone' } }, async (_request, reply) =>
    send(reply.type('application/json')),
  )
  await app.inject(answered.path)
  return problems
}

const lines = (...sent: readonly unknown[]) => Readable.from(sent.map((line) => `${JSON.stringify(line)}\n`))
const json = JSON.stringify

test.each<[string, Endpoint, (reply: FastifyReply) => FastifyReply]>([
  ['an answer of its contract', boat, (reply) => reply.send(json({ name: 'Ibis' }))],
  ['joined bytes', fleet, (reply) => reply.send(Buffer.from(json({ name: 'Ibis' })))],
  ['a refusal', boat, (reply) => reply.code(404).send(json({ error: 'There is no boat.', code: 'NOT_FOUND' }))],
  ['nothing', farewell, (reply) => reply.code(204).send()],
  ['a file', chart, (reply) => reply.type('text/plain').send('North')],
  [
    'lines',
    journey,
    (reply) =>
      reply.type('application/x-ndjson').send(lines({ progress: 0.5 }, { status: 200, body: { name: 'Ibis' } })),
  ],
])('%s passes', async (_name, answered, send) => {
  expect(await problemsOf(answered, send)).toEqual([])
})

test.each<[string, Endpoint, (reply: FastifyReply) => FastifyReply]>([
  ['answered 200 with a wrong body: name: Invalid', boat, (reply) => reply.send(json({ name: 5 }))],
  ['answered 200 with fields that its row', boat, (reply) => reply.send(json({ name: 'Ibis', crew: 2 }))],
  ['answered 201, which its row', boat, (reply) => reply.code(201).send(json({ name: 'Ibis' }))],
  ['answered bytes', boat, (reply) => reply.send(Buffer.from(json({ name: 'Ibis' })))],
  ['answered 200 with a wrong body', fleet, (reply) => reply.send(Buffer.from('{"name":'))],
  ['refused with 404 and a wrong body', boat, (reply) => reply.code(404).send(json({ sorry: true }))],
  ['refused with 404, which is not', boat, (reply) => reply.code(404).send(json({ error: 'No.', code: 'INTERNAL' }))],
  ['answered JSON in the place of a file', chart, (reply) => reply.send(json({ name: 'Ibis' }))],
  [
    'answered a line of another form',
    journey,
    (reply) => reply.type('application/x-ndjson').send(lines({ share: 1 }, { status: 200, body: { name: 'Ibis' } })),
  ],
  [
    'answered 200 with a wrong body',
    journey,
    (reply) => reply.type('application/x-ndjson').send(lines({ status: 200, body: {} })),
  ],
])('an answer that %s is reported', async (problem, answered, send) => {
  expect(await problemsOf(answered, send)).toEqual([expect.stringContaining(`GET /api/boat ${problem}`)])
})
