import { afterEach, expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

/** A network that writes down what leaves the page, and answers a sign-out only when told. */
function network() {
  const sent: string[] = []
  let answer = () => {}
  const respond = () => new Response('{}', { headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', (path: string, { method, signal }: RequestInit) => {
    signal?.throwIfAborted()
    sent.push(`${method} ${path}`)
    if (path !== '/api/auth/logout') return Promise.resolve(respond())
    return new Promise<Response>((resolve) => (answer = () => resolve(respond())))
  })
  return { sent, answer: () => answer() }
}

test('what is asked for during a sign-out waits for it, and is never sent once nobody wants it', async () => {
  const { sent, answer } = network()
  const api = createApiClient({ onSignedOut: () => {} })
  const leaving = api.postAlone('/api/auth/logout')
  const unwanted = new AbortController()
  const tags = api.get('/api/entries/tags/popular', { signal: unwanted.signal })
  const streaks = api.get('/api/insights/streaks')
  tags.catch(() => {})
  await expect.poll(() => sent.at(-1)).toBe('POST /api/auth/logout')
  answer()
  await leaving
  unwanted.abort()
  await expect(tags).rejects.toThrow(/abort/i)
  await streaks
  expect(sent.slice(-2)).toEqual(['POST /api/auth/logout', 'GET /api/insights/streaks'])
})
