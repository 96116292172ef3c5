import { expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'

test('an account that asks for much lets the others in between', async () => {
  const turns = new FairTurns(1, 10)
  const order: string[] = []
  const work = async (account: string) => {
    using _turn = await turns.take(account)
    order.push(account)
  }
  using first = await turns.take('a')
  const all = [work('a'), work('a'), work('b'), work('c')]
  first[Symbol.dispose]()
  await Promise.all(all)
  expect(order.toSorted()).toEqual(['a', 'a', 'b', 'c'])
  expect(turns.waiting).toBe(0)
})

test('while there is room, another account does not wait, and the same one does', async () => {
  const turns = new FairTurns(2, 10)
  using _a = await turns.take('a')
  using _b = await turns.take('b')
  const third = turns.take('a')
  expect(turns.waiting).toBe(1)
  _b[Symbol.dispose]()
  expect(turns.waiting).toBe(1)
  _a[Symbol.dispose]()
  ;(await third)[Symbol.dispose]()
})

test('what is given up while it waits takes no turn, and too much waiting is refused', async () => {
  const turns = new FairTurns(1, 1)
  using running = await turns.take('a')
  const givenUp = new AbortController()
  const waiting = turns.take('a', givenUp.signal)
  await expect(turns.take('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 10 })
  givenUp.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  running[Symbol.dispose]()
  ;(await turns.take('b'))[Symbol.dispose]()
})
