import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { housekeeping } from './housekeeping.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('maintenance runs soon after the start, then every day, even after a failure, until the database is closed', async () => {
  const runs: number[] = []
  const startedAt = Date.now()
  const keeper = housekeeping(() => {
    runs.push(Date.now() - startedAt)
    return Promise.reject(new Error('busy'))
  })
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 2 * DAY_MS)
  expect(runs).toEqual([MINUTE_MS, MINUTE_MS + DAY_MS, MINUTE_MS + 2 * DAY_MS])
  keeper[Symbol.dispose]()
  await vi.advanceTimersByTimeAsync(3 * DAY_MS)
  expect(runs).toHaveLength(3)
})
