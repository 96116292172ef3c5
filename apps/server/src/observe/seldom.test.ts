import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seldom } from './seldom.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('trouble that goes on is told once in a while, not each time', () => {
  const told: string[] = []
  const tell = seldom(60_000, (trouble: string) => void told.push(trouble))
  tell('first')
  tell('second')
  vi.advanceTimersByTime(59_999)
  tell('third')
  vi.advanceTimersByTime(1)
  tell('fourth')
  expect(told).toEqual(['first', 'fourth'])
})
