import { fastify, type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { logFailure } from './error-handler.ts'
import { loggingOptions } from './logging.ts'

/** A logger as the server has one, and its lines so far. */
function logger() {
  const lines: string[] = []
  const { log } = fastify(loggingOptions('info', { write: (line) => void lines.push(line) }))
  return { log, read: () => lines.map((line): unknown => JSON.parse(line)) }
}

test.each([
  ['alone', (log: FastifyBaseLogger, error: Error) => log.error(error)],
  ['as a fact', (log: FastifyBaseLogger, err: Error) => log.error({ err })],
  ['with its message', (log: FastifyBaseLogger, err: Error) => log.error({ err }, err.message)],
])('an error that is logged %s is named without its message', (_, logIt) => {
  const { log, read } = logger()
  logIt(log, new TypeError('Unmistakable albatross.'))
  expect(read()).toMatchObject([{ msg: 'an error without a sentence', err: { type: 'TypeError', message: '' } }])
  expect(JSON.stringify(read())).not.toContain('albatross')
})

test('a failure is logged with its name, its code and where it happened, and without its message', () => {
  const { log, read } = logger()
  logFailure(log, Object.assign(new RangeError('Unmistakable albatross.'), { code: 'ERR_X' }), 'it failed')
  const places = [expect.stringContaining('logging.test.ts')]
  expect(read()).toMatchObject([
    { msg: 'it failed', error: { name: 'RangeError', code: 'ERR_X', places: expect.arrayContaining(places) } },
  ])
  expect(JSON.stringify(read())).not.toContain('albatross')
})

test('how an answer differs from the contract is logged', () => {
  const { log, read } = logger()
  log.error(
    { problem: 'GET /api/streaks: current is missing', body: 'albatross' },
    'an answer differs from the contract',
  )
  expect(read()).toMatchObject([{ problem: 'GET /api/streaks: current is missing' }])
  expect(JSON.stringify(read())).not.toContain('albatross')
})
