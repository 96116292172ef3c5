import { entries } from '@soundings/contract/endpoints'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ApiError, UnreachableError } from '#web/lib/api-error.ts'
import { sessionBegan, useSessionEnded } from '#web/lib/session-end.ts'
import { fakeServer, ok, refused } from '#web/testing/fake-server.ts'
import { callOf } from '#web/testing/render-app.tsx'
import { createServices } from './providers.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionBegan()
})

/** How often a query without an answer is sent. */
async function tries(error: Error): Promise<number> {
  vi.useFakeTimers()
  let asked = 0
  const { queryClient } = createServices()
  const answer = queryClient
    .fetchQuery({
      queryKey: ['question'],
      queryFn: () => {
        asked += 1
        throw error
      },
      retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    })
    .catch(() => {})
  await vi.runAllTimersAsync()
  await answer
  return asked
}

test('a refusal is not retried', async () => {
  expect(await tries(new ApiError(503, {}))).toBe(1)
})

test('after a lost connection a query is sent three times in all', async () => {
  expect(await tries(new UnreachableError())).toBe(3)
})

test('after a session has ended, an answer that needs one says that there is one again', async () => {
  let isSignedIn = false
  const list = () => (isSignedIn ? ok({ entries: [] }) : refused(401, 'NOT_SIGNED_IN', 'You’ve been signed out.'))
  fakeServer({ [callOf(entries.list)]: list })
  const { api } = createServices()
  const { result } = await renderHook(() => useSessionEnded())
  await expect(api.call(entries.list)).rejects.toThrow()
  await expect.poll(() => result.current).toBe(true)
  isSignedIn = true
  await api.call(entries.list)
  await expect.poll(() => result.current).toBe(false)
})

test('an answer to a request that was sent before the session ended says nothing about it', async () => {
  const late = Promise.withResolvers<void>()
  fakeServer({
    [callOf(entries.list)]: async () => {
      await late.promise
      return ok({ entries: [] })
    },
    [callOf(entries.popularTags)]: refused(401, 'NOT_SIGNED_IN', 'You’ve been signed out.'),
  })
  const { api } = createServices()
  const { result } = await renderHook(() => useSessionEnded())
  const early = api.call(entries.list)
  await expect(api.call(entries.popularTags)).rejects.toThrow()
  late.resolve()
  await early
  await expect.poll(() => result.current).toBe(true)
})
