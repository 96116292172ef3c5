import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, UnreachableError } from '#web/lib/api-error.ts'
import { createServices } from './providers.tsx'

afterEach(() => vi.useRealTimers())

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
