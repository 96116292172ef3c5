import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import type { Person } from '#server/testing/person.ts'

type Sample = {
  /** A body its owner could send; nothing for calls without one. */
  body?: unknown
  /** What the owner gets for it. */
  answer: number
}

/** One good request for every route. A route that is not named here fails the first test. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'GET /healthz': { answer: 200 },
  'GET /readyz': { answer: 200 },
  'GET /api/openapi.json': { answer: 200 },
  'GET /api/auth/status': { answer: 200 },
  'POST /api/auth/request-login': { body: { email: 'somebody@x.test' }, answer: 200 },
  'POST /api/auth/verify-magic-link': { body: { token: 'unknown' }, answer: 400 },
  'POST /api/auth/dev-login': { body: { email: 'new@soundings.test', token: 'new' }, answer: 200 },
  'POST /api/auth/logout': { answer: 204 },
  'GET /api/onboarding/status': { answer: 200 },
  'POST /api/onboarding/preferences': { body: { tone: 'Concise' }, answer: 200 },
  'POST /api/onboarding/complete': { answer: 200 },
  'GET /api/entries': { answer: 200 },
  'POST /api/entries': { body: anEntry(), answer: 201 },
  'GET /api/entries/tags/popular': { answer: 200 },
  'GET /api/entries/:id': { answer: 200 },
  'PATCH /api/entries/:id': { body: { mood: 1 }, answer: 200 },
  'DELETE /api/entries/:id': { answer: 204 },
  'POST /api/entries/:id/restore': { answer: 404 },
  'GET /api/insights/streaks': { answer: 200 },
  'GET /api/insights/clarity-responsive': { answer: 200 },
  'GET /api/acoustic/device-check': { answer: 200 },
  'GET /api/acoustic/analysis': { answer: 200 },
  'GET /api/echoes/current': { answer: 200 },
  'GET /api/echoes/snapshots': { answer: 200 },
  'GET /api/echoes/:id/receipt': { answer: 404 },
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const isUnsafe = (method: string) => method !== 'GET'

/** Every route of the app, HEAD aside: it is GET without the body. */
function routesOf({ app }: TestApp) {
  return app.routeAccess
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url, access }) => {
      const path = url.length > 1 ? url.replace(/\/$/, '') : url
      return { name: `${method} ${path}`, method: method as Method, path, access }
    })
}

async function entryOf(person: Person): Promise<string> {
  return (await person.post('/api/entries', anEntry())).json().id as string
}

const addressed = (path: string, id: string) => path.replace(':id', id)

test('every route is in the matrix, and the matrix names no route that is gone', async () => {
  await using fixture = await testApp()
  const names = routesOf(fixture).map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(SAMPLES)))
})

test('without a session protected routes answer 401, and no route more than it should', async () => {
  await using fixture = await testApp()
  const id = await entryOf(await fixture.person())
  for (const { name, method, path, access } of routesOf(fixture)) {
    const somebody = fixture.visitor()
    await somebody.get('/api/auth/status')
    const answer = await somebody.send(method, addressed(path, id), { body: SAMPLES[name]?.body })
    if (access === 'account') expect([name, answer.statusCode]).toEqual([name, 401])
    else expect([name, answer.statusCode]).toEqual([name, SAMPLES[name]?.answer])
  }
})

test('what belongs to somebody else is not there: 404, and it stays as it was', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const id = await entryOf(mara)
  const before = (await mara.get(`/api/entries/${id}`)).json()
  const ines = await fixture.person('ines@x.test')
  for (const { name, method, path } of routesOf(fixture)) {
    if (!path.includes(':id')) continue
    const answer = await ines.send(method, addressed(path, id), { body: SAMPLES[name]?.body })
    expect([name, answer.statusCode]).toEqual([name, 404])
  }
  expect((await mara.get(`/api/entries/${id}`)).json()).toEqual(before)
})

test('the owner gets what the route promises', async () => {
  await using fixture = await testApp()
  for (const { name, method, path } of routesOf(fixture)) {
    const mara = await fixture.person()
    fixture.clock.advance(3_600_000)
    const answer = await mara.send(method, addressed(path, await entryOf(mara)), { body: SAMPLES[name]?.body })
    expect([name, answer.statusCode]).toEqual([name, SAMPLES[name]?.answer])
  }
})

test.each([
  ['without a token', { 'x-csrf-token': '' }],
  ['with a made-up token', { 'x-csrf-token': 'abc.def' }],
  ['from a form of another site, which cannot set the header', { 'x-requested-with': undefined }],
  ['sent by another site', { 'sec-fetch-site': 'cross-site' }],
])('a change %s is refused with 403 on every route', async (_, headers) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await entryOf(mara)
  for (const { name, method, path } of routesOf(fixture)) {
    if (!isUnsafe(method)) continue
    const answer = await mara.send(method, addressed(path, id), {
      body: SAMPLES[name]?.body,
      headers,
    })
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'CSRF_REFUSED'])
  }
})
