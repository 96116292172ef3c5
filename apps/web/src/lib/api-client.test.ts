import { addressOf, endpoint, pathOf } from '@soundings/contract/endpoint'
import { auth, entries, insights } from '@soundings/contract/endpoints'
import { Entry } from '@soundings/contract/entries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callOf } from '#web/testing/render-app.tsx'
import { fakeServer, ok, refused, wire, type Routes } from '#web/testing/fake-server.ts'
import { createApiClient } from './api-client.ts'
import { ApiError, UnreachableError } from './api-error.ts'

const STATUS = callOf(auth.status)
const LOGOUT = callOf(auth.logout)
const STREAKS = callOf(insights.streaks)
const TWO_DAYS = ok({ current: 2, longest: 2 })
const row = { path: '/things', access: 'account', response: {} } as const
/** Requests to invented endpoints. */
const things = {
  save: endpoint({ ...row, method: 'POST', body: Entry.pick({ content: true }) }),
  replace: endpoint({ ...row, method: 'PUT', path: '/things/:id', body: Entry.pick({ content: true }) }),
  remove: endpoint({ ...row, method: 'DELETE', path: '/things/:id' }),
  file: endpoint({ ...row, method: 'GET', answer: 'file' }),
  files: endpoint({ ...row, method: 'POST', answer: 'file', body: Entry.pick({ tags: true }) }),
  upload: endpoint({ ...row, method: 'POST', path: '/uploads', upload: true }),
}
const SAVE = callOf(things.save)
const UPLOAD = callOf(things.upload)
const RAIN = { body: { content: 'Rain.' } }
const TOKEN = 'XSRF-TOKEN'

const setToken = (token: string) => (document.cookie = `${TOKEN}=${token}; path=/`)
const dropToken = () => (document.cookie = `${TOKEN}=; path=/; max-age=0`)

/** The server gives the browser a new token with each status. */
const status = (token: string) => () => {
  setToken(token)
  return ok({
    authenticated: false,
    user: null,
    features: { acoustic: false, photographs_sent_to: null, passkeys_at: null, mailboxes: null },
  })
}

function clientOver(routes: Routes) {
  const received = fakeServer(routes)
  let signedOut = 0
  const api = createApiClient({ onSignedOut: () => (signedOut += 1) })
  return { api, calls: () => received.map(({ call }) => call), received, signedOut: () => signedOut }
}

beforeEach(() => setToken('first'))
afterEach(() => {
  vi.unstubAllGlobals()
  dropToken()
})

test('a request that changes data carries the session’s token', async () => {
  const { api, received } = clientOver({ [SAVE]: ok({ id: 'one' }) })
  expect(await api.call(things.save, RAIN)).toEqual({ id: 'one' })
  const [sent] = received
  expect(sent?.body).toEqual({ content: 'Rain.' })
  expect(sent?.headers.get('x-csrf-token')).toBe('first')
  expect(sent?.headers.get('content-type')).toBe('application/json')
})

test('a browser without a token requests one before it changes data', async () => {
  dropToken()
  const { api, calls, received } = clientOver({ [STATUS]: status('fresh'), [SAVE]: ok({}) })
  await api.call(things.save, RAIN)
  expect(calls()).toEqual([STATUS, SAVE])
  expect(received[1]?.headers.get('x-csrf-token')).toBe('fresh')
})

test('reading needs no token', async () => {
  dropToken()
  const { api, calls } = clientOver({ [STREAKS]: TWO_DAYS })
  expect(await api.call(insights.streaks)).toEqual({ current: 2, longest: 2 })
  expect(calls()).toEqual([STREAKS])
})

test('a request with the token of an ended session is sent again with a new one', async () => {
  const { api, calls, received } = clientOver({
    [STATUS]: status('second'),
    [SAVE]: ({ headers }) =>
      headers.get('x-csrf-token') === 'second' ? ok({ id: 'one' }) : refused(403, 'CSRF_REFUSED', 'Try again.'),
  })
  expect(await api.call(things.save, RAIN)).toEqual({ id: 'one' })
  expect(calls()).toEqual([SAVE, STATUS, SAVE])
  expect(received[2]?.body).toEqual({ content: 'Rain.' })
})

test('a token that is refused twice is an error and not requested a third time', async () => {
  const { api, calls } = clientOver({ [STATUS]: status('second'), [SAVE]: refused(403, 'CSRF_REFUSED', 'No.') })
  await expect(api.call(things.save, RAIN)).rejects.toThrow('No.')
  expect(calls()).toEqual([SAVE, STATUS, SAVE])
})

test('other refused requests are not sent again', async () => {
  const { api, calls } = clientOver({ [SAVE]: refused(403, 'FORBIDDEN', 'Not yours.') })
  await expect(api.call(things.save, RAIN)).rejects.toThrow('Not yours.')
  expect(calls()).toEqual([SAVE])
})

test('the end of the session is reported, and the request fails', async () => {
  const { api, signedOut } = clientOver({ [STREAKS]: refused(401, 'NOT_SIGNED_IN', 'Please sign in.') })
  await expect(api.call(insights.streaks)).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect(signedOut()).toBe(1)
})

test('a refusal for another reason does not end the session', async () => {
  const { api, signedOut } = clientOver({ [STREAKS]: refused(429, 'RATE_LIMITED', 'Slow down.') })
  await expect(api.call(insights.streaks)).rejects.toBeInstanceOf(ApiError)
  expect(signedOut()).toBe(0)
})

test('an unreachable server is a different error than a refusal', async () => {
  const { api } = clientOver({ [STREAKS]: wire.LOST })
  await expect(api.call(insights.streaks)).rejects.toBeInstanceOf(UnreachableError)
})

test('a canceled request is not reported as a lost connection', async () => {
  const { api } = clientOver({ [STREAKS]: wire.SILENT })
  const unwanted = new AbortController()
  const asked = api.call(insights.streaks, { signal: unwanted.signal })
  unwanted.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refusal that is not JSON, as a proxy sends it, has its status and no code', async () => {
  const { api } = clientOver({ [STREAKS]: { status: 502, body: '<h1>Bad gateway</h1>' } })
  await expect(api.call(insights.streaks)).rejects.toMatchObject({
    status: 502,
    code: 'UNKNOWN',
    message: 'The server answered 502.',
    body: {},
  })
})

test('an answer without content is undefined', async () => {
  const { api } = clientOver({ [callOf(things.remove, { id: 'one' })]: { status: 204 } })
  expect(await api.call(things.remove, { params: { id: 'one' } })).toBeUndefined()
})

test('PATCH and PUT requests are sent with their body, and parameters in the URL', async () => {
  const { api, received } = clientOver({ [callOf(things.replace, { id: 'a/b' })]: ok({}) })
  await api.call(things.replace, { params: { id: 'a/b' }, body: { content: 'Sun.' } })
  expect(received.map(({ path, body }) => [path, body])).toEqual([['/things/a%2Fb', { content: 'Sun.' }]])
})

test('a query contains only the given parameters', () => {
  const query = { limit: 8, q: 'salt & light', tag: undefined }
  expect(addressOf(entries.list, { query })).toBe(`${pathOf(entries.list)}?limit=8&q=salt%20%26%20light`)
})

test('an answer that differs from the endpoint table is an error in development', async () => {
  const { api } = clientOver({ [STREAKS]: ok({ current: 'three', longest: 0 }) })
  await expect(api.call(insights.streaks)).rejects.toThrow(/answered something else: current: /)
})

test('a file is read to its end and has the server’s name', async () => {
  const headers = { 'content-disposition': 'attachment; filename="mine.txt"', 'content-type': 'text/plain' }
  const { api, received } = clientOver({ [callOf(things.files)]: { status: 200, body: 'My words.', headers } })
  const file = await api.download(things.files, { body: { tags: ['e1'] } })
  expect(file.name).toBe('mine.txt')
  expect(await file.blob.text()).toBe('My words.')
  expect(received[0]?.body).toEqual({ tags: ['e1'] })
})

test('a file without a body is fetched with GET and needs no token', async () => {
  dropToken()
  const { api, calls } = clientOver({ [callOf(things.file)]: { status: 200, body: 'My words.' } })
  await api.download(things.file)
  expect(calls()).toEqual([callOf(things.file)])
})

test('an upload carries the token, and is sent again with a new one after a refusal', async () => {
  const { api, calls, received } = clientOver({
    [STATUS]: status('second'),
    [UPLOAD]: ({ headers }) =>
      headers.get('x-csrf-token') === 'second' ? ok({ id: 'one' }) : refused(403, 'CSRF_REFUSED', 'Try again.'),
  })
  expect(await api.long(things.upload, { body: new FormData() })).toEqual({ id: 'one' })
  expect(calls()).toEqual([UPLOAD, STATUS, UPLOAD])
  expect(received[2]?.body).toBeInstanceOf(FormData)
})

test('an upload after the end of the session reports it', async () => {
  const { api, signedOut } = clientOver({ [UPLOAD]: refused(401, 'NOT_SIGNED_IN', 'Please sign in.') })
  await expect(api.long(things.upload, { body: new FormData() })).rejects.toThrow('Please sign in.')
  expect(signedOut()).toBe(1)
})

test('requests wait for a sign-out, and one that is canceled in the meantime is never sent', async () => {
  let answer = () => {}
  const { api, calls } = clientOver({
    [LOGOUT]: () => new Promise((resolve) => (answer = () => resolve({ status: 204 }))),
    [callOf(entries.popularTags)]: ok({ tags: [] }),
    [STREAKS]: TWO_DAYS,
  })
  const leaving = api.callAlone(auth.logout)
  const unwanted = new AbortController()
  const tags = api.call(entries.popularTags, { signal: unwanted.signal })
  const streaks = api.call(insights.streaks)
  tags.catch(() => {})
  await expect.poll(calls).toEqual([LOGOUT])
  answer()
  await leaving
  // A page takes one turn of the event loop to go away.
  await new Promise((resolve) => setTimeout(resolve, 0))
  unwanted.abort()
  await expect(tags).rejects.toMatchObject({ name: 'AbortError' })
  await streaks
  expect(calls()).toEqual([LOGOUT, STREAKS])
})

test('requests continue after a failed sign-out', async () => {
  const { api, calls } = clientOver({ [LOGOUT]: wire.LOST, [STREAKS]: TWO_DAYS })
  await expect(api.callAlone(auth.logout)).rejects.toBeInstanceOf(UnreachableError)
  await api.call(insights.streaks)
  expect(calls()).toEqual([LOGOUT, STREAKS])
})
