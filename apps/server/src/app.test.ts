import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { collectRouteAccess } from '#server/platform/http/access.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'

test('an unknown address of the API answers a JSON 404', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (const url of ['/api/nowhere', '/api', '/api/entries/extra/path']) {
    const answer = await mara.get(url)
    const nothing = { code: 'NOT_FOUND', error: 'There is nothing at this URL.' }
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, nothing])
  }
})

test.each([
  ['{"email": ', 'application/json', 400, 'INVALID_JSON'],
  [Buffer.from([0x7b, 0xff, 0x7d]), 'application/json', 400, 'INVALID_JSON'],
  ['email=a@x.test', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_TYPE'],
  ['[]', 'application/json', 400, 'INVALID_INPUT'],
  ['{"email": 5}', 'application/json', 400, 'INVALID_INPUT'],
  [`{"email": "${'a'.repeat(70_000)}"}`, 'application/json', 413, 'TOO_LARGE'],
])('a body of %.20s as %s is refused with a sentence and a code', async (body, type, status, code) => {
  await using fixture = await testApp()
  const somebody = fixture.visitor()
  await somebody.get('/api/auth/status')
  const answer = await somebody.send('POST', '/api/auth/request-login', { body, headers: { 'content-type': type } })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(/\w+ \w+/) })
})

test.each([
  [{ mood: 9 }, '“mood” is too large; it must be at most 5.'],
  [{ energy: 0 }, '“energy” is too small; it must be at least 1.'],
  [{ focus: undefined }, '“focus” is missing.'],
  [{ color: 'red' }, '“color”: unknown field.'],
])('an entry with %o is refused with a sentence that names the field', async (change, sentence) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await mara.post('/api/entries', { ...anEntry(), ...change })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: sentence, code: 'INVALID_INPUT' })
})

test.each(['/api/entries/42', '/api/entries/%00', `/api/entries/${'9'.repeat(100)}`, '/api/echoes/x/receipt'])(
  'what %s names is not there',
  async (url) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    expect((await mara.get(url)).statusCode).toBe(404)
  },
)

test('an address that cannot be decoded is refused in the form of all refusals', async () => {
  await using fixture = await testApp()
  const answer = await fixture.visitor().get('/api/entries/%E0%A4%A')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'This URL is not valid.', code: 'INVALID_INPUT' })
})

test('a malformed request, or one with a very long URL, gets an error in the usual form', async () => {
  await using fixture = await testApp()
  await fixture.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = fixture.app.server.address() as AddressInfo
  const answerTo = async (sent: string) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.end(sent)
    const [head, body] = (await text(socket)).split('\r\n\r\n')
    expect(head?.toLowerCase()).toContain('x-content-type-options: nosniff')
    const [, json = ''] = /(\{.*\})/.exec(body ?? '') ?? []
    return { status: head?.split(' ')[1], body: JSON.parse(json) as unknown }
  }
  const refusal = (code: string) => ({ error: expect.stringMatching(/ .*\.$/) as string, code })
  expect(await answerTo('Hello?\r\n\r\n')).toEqual({ status: '400', body: refusal('INVALID_INPUT') })
  const closing = 'connection: close\r\n\r\n'
  const nowhere = await answerTo(`GET /healthz HTTP/1.1\r\n${closing}`)
  expect(nowhere).toEqual({ status: '400', body: refusal('INVALID_INPUT') })
  const expecting = await answerTo(`GET /healthz HTTP/1.1\r\nhost: here\r\nexpect: more\r\n${closing}`)
  expect(expecting).toEqual({ status: '417', body: refusal('INVALID_INPUT') })
  const endless = `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: here\r\n\r\n`
  expect(await answerTo(endless)).toEqual({ status: '431', body: refusal('TOO_LARGE') })
})

test('the policy of the page allows nothing inline and nothing from elsewhere', async () => {
  await using fixture = await testApp()
  const { headers } = await fixture.visitor().get('/healthz')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|\*|https:/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('answers of the API are never kept by a cache', async () => {
  await using fixture = await testApp()
  for (const url of ['/api/auth/status', '/api/entries', '/api/nowhere']) {
    const { headers } = await fixture.visitor().get(url)
    expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

test('the API describes itself', async () => {
  await using fixture = await testApp()
  const description = (await fixture.visitor().get('/api/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/api/auth/status', '/api/entries/', '/api/entries/{id}', '/api/echoes/current']),
  )
  expect(description.components.schemas.NewEntry.properties.mood).toMatchObject({ minimum: 1, maximum: 5 })
})

test('an internal error shows no details, and the log contains no word of the text', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fixture.db.query('alter table entries rename to entries_aside')
  try {
    const answer = await mara.post('/api/entries', anEntry({ content: 'Unmistakable albatross.' }))
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: 'Something went wrong on the server. Please try again.',
      code: 'INTERNAL',
    })
    const log = fixture.logs.join('')
    expect(log).toContain('unexpected error')
    expect(log).not.toContain('albatross')
  } finally {
    await fixture.db.query('alter table entries_aside rename to entries')
  }
})

test('a route without an access rule cannot be registered', () => {
  const app = fastify()
  collectRouteAccess(app)
  expect(() => app.get('/api/forgotten', async () => 'secret')).toThrow(/must state who may call it/)
})

test('an error before routing is not cached either', async () => {
  await using fixture = await testApp()
  const answer = await fixture.visitor().get('/api/entries/%zz')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age'),
  })
})
