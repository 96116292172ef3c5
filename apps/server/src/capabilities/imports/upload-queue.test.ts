import { expect, test } from 'vitest'
import { accountLock } from '#server/platform/turns/account-lock.ts'

const signal = new AbortController().signal

test('uploads wait only for those of the same account', async () => {
  const lock = accountLock()
  const first = await lock.take('mara', signal)
  const order: string[] = []
  const second = lock.take('mara', signal).then((permit) => {
    order.push('mara')
    return permit
  })
  const other = await lock.take('ines', signal)
  order.push('ines')
  first[Symbol.dispose]()
  ;(await second)[Symbol.dispose]()
  other[Symbol.dispose]()
  expect(order).toEqual(['ines', 'mara'])
})

test('an upload canceled in the queue frees its place', async () => {
  const lock = accountLock()
  const first = await lock.take('mara', signal)
  const gone = new AbortController()
  const second = lock.take('mara', gone.signal)
  const third = lock.take('mara', signal)
  gone.abort(new Error('given up'))
  first[Symbol.dispose]()
  await expect(second).rejects.toThrow('given up')
  ;(await third)[Symbol.dispose]()
})

test('an interruption ends the running and the waiting uploads of one account', async () => {
  const lock = accountLock()
  const running = await lock.take('mara', signal)
  const waiting = lock.take('mara', signal)
  const other = await lock.take('ines', signal)
  lock.interrupt('mara', new Error('deleted'))
  expect(running.signal.reason).toEqual(new Error('deleted'))
  running[Symbol.dispose]()
  await expect(waiting).rejects.toThrow('deleted')
  expect(other.signal.aborted).toBe(false)
  expect((await lock.take('mara', signal)).signal.aborted).toBe(false)
})
