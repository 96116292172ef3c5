import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('repeated calls pass only once per pause', () => {
  const passed: string[] = []
  const report = throttle(60_000, (trouble: string) => void passed.push(trouble))
  report('first')
  report('second')
  vi.advanceTimersByTime(59_999)
  report('third')
  vi.advanceTimersByTime(1)
  report('fourth')
  expect(passed).toEqual(['first', 'fourth'])
})
