import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchdog } from './watchdog.ts'

const LIMIT_MS = 10_000
const LONG_AFTER_MS = LIMIT_MS * 2

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('silence during a waiting statement is noticed once', async () => {
  const silences: string[] = []
  const dog = watchdog(() => silences.push('silent'), LIMIT_MS)
  void dog.watch(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  expect(silences).toEqual([])
  await vi.advanceTimersByTimeAsync(LONG_AFTER_MS)
  expect(silences).toEqual(['silent'])
})

test('an answer to any statement resets the watchdog', async () => {
  const silences: string[] = []
  const dog = watchdog(() => silences.push('silent'), LIMIT_MS)
  void dog.watch(() => new Promise(() => undefined))
  for (let round = 0; round < 5; round += 1) {
    await vi.advanceTimersByTimeAsync(LIMIT_MS * 0.9)
    expect(await dog.watch(async () => 'answer')).toBe('answer')
  }
  expect(silences).toEqual([])
})

test('an idle database is not watched, even after an error', async () => {
  const silences: string[] = []
  const dog = watchdog(() => silences.push('silent'), LIMIT_MS)
  await expect(dog.watch(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(LONG_AFTER_MS)
  expect(silences).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
