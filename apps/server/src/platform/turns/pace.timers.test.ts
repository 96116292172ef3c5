import { performance as nodePerformance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace } from './pace.ts'

/** The share of the time in which others use the event loop. */
let others = 1

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  others = 1
  vi.spyOn(nodePerformance, 'eventLoopUtilization').mockImplementation(() => ({
    utilization: others,
    idle: 0,
    active: 0,
  }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** How long the next rest takes, in ms. */
async function restOf(pace: Pace): Promise<number> {
  const begun = performance.now()
  const rest = pace.rest()
  await vi.runAllTimersAsync()
  await rest
  return performance.now() - begun
}

test('long work rests as long as it has worked, after a short turn', async () => {
  using pace = new Pace()
  vi.advanceTimersByTime(5)
  expect(await restOf(pace)).toBe(0)
  vi.advanceTimersByTime(5)
  expect(await restOf(pace)).toBe(10)
  vi.advanceTimersByTime(5)
  expect(await restOf(pace)).toBe(0)
})

test('all long work together takes half of the time', async () => {
  using pace = new Pace()
  using _other = new Pace()
  vi.advanceTimersByTime(20)
  expect(await restOf(pace)).toBe(60)
})

test('a rest is short while nobody else works', async () => {
  using pace = new Pace()
  others = 0.01
  vi.advanceTimersByTime(50)
  expect(await restOf(pace)).toBe(2)
})

test('work that waits for its reader is no work, for itself and for others', async () => {
  using pace = new Pace()
  using waiting = new Pace()
  waiting.stop()
  vi.advanceTimersByTime(20)
  expect(await restOf(pace)).toBe(20)
  waiting.resume()
  expect(await restOf(waiting)).toBe(0)
})

test('one long wait counts as a short turn', async () => {
  using pace = new Pace()
  vi.advanceTimersByTime(10_000)
  expect(await restOf(pace)).toBe(50)
})

test('finished work takes no time from the rest', async () => {
  using pace = new Pace()
  {
    using _finished = new Pace()
  }
  vi.advanceTimersByTime(10)
  expect(await restOf(pace)).toBe(10)
})
