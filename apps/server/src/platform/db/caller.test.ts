import { expect, test } from 'vitest'
import { waitingSince } from './caller.ts'

const ANY = { account: 'mara', isHeavy: false }

test('a request waits for its statements since it arrived', () => {
  const arrivedAt = performance.now() - 500
  expect(waitingSince({ ...ANY, arrivedAt })).toBe(arrivedAt)
})

test('long requests, heavy work and work without a request do not go before the requests of others', () => {
  const now = performance.now()
  const longAgo = now - 600_000
  expect(waitingSince({ ...ANY, arrivedAt: longAgo })).toBeCloseTo(now - 2_000, -2)
  expect(waitingSince({ ...ANY, isHeavy: true, arrivedAt: longAgo })).toBeGreaterThanOrEqual(now)
  expect(waitingSince({ ...ANY, arrivedAt: null })).toBeGreaterThanOrEqual(now)
})
