import { expect, test } from 'vitest'
import { FairSemaphore } from './fair-semaphore.ts'

test('an account with many jobs does not delay the others', async () => {
  const semaphore = new FairSemaphore(1, 10)
  const order: string[] = []
  const work = async (account: string) => {
    using _permit = await semaphore.take(account)
    order.push(account)
  }
  using first = await semaphore.take('a')
  const all = [work('a'), work('a'), work('b'), work('c')]
  first[Symbol.dispose]()
  await Promise.all(all)
  expect(order.toSorted()).toEqual(['a', 'a', 'b', 'c'])
  expect(semaphore.waiting).toBe(0)
})

test('while there is capacity, another account does not wait, and the same one does', async () => {
  const semaphore = new FairSemaphore(2, 10)
  using _a = await semaphore.take('a')
  using _b = await semaphore.take('b')
  expect(semaphore.isFull).toBe(true)
  const third = semaphore.take('a')
  expect(semaphore.waiting).toBe(1)
  _b[Symbol.dispose]()
  expect(semaphore.waiting).toBe(1)
  _a[Symbol.dispose]()
  ;(await third)[Symbol.dispose]()
})

test('a job aborted in the queue takes no permit, and too many waiting jobs are refused', async () => {
  const semaphore = new FairSemaphore(1, 1)
  using running = await semaphore.take('a')
  const givenUp = new AbortController()
  const waiting = semaphore.take('a', givenUp.signal)
  await expect(semaphore.take('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 10 })
  givenUp.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  running[Symbol.dispose]()
  ;(await semaphore.take('b'))[Symbol.dispose]()
})
