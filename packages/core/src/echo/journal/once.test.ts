import { expect, test } from 'vitest'
import { once } from './once.ts'

test('postponed work is done once', () => {
  let done = 0
  const work = once(() => ++done)
  expect(done).toBe(0)
  expect([work(), work()]).toEqual([1, 1])
})
