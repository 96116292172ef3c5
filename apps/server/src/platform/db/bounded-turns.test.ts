import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { boundedTurns, mostTurns, type Turn } from './bounded-turns.ts'
import { DbTooSlowError } from './errors.ts'

const LIMITS = { most: 3, mostAside: 3, slowMs: 100, giveUpMs: 250, stuckMs: 500, waitMs: 2_000 }

/** A statement that hangs until it is canceled. */
function hanging(turn: Turn) {
  const hung = Promise.withResolvers<void>()
  const ended = turn.timed(
    () => hung.promise,
    () => hung.resolve(),
  )
  return { finish: () => hung.resolve(), ended: ended.finally(() => turn.end()) }
}

/** Takes a turn and runs a statement that hangs. */
async function hang(turns: ReturnType<typeof boundedTurns>, account: string | null) {
  return hanging(await turns.take(account))
}

/** How long an ordinary statement takes, including the wait for its turn, in ms. */
async function ordinary(turns: ReturnType<typeof boundedTurns>, account: string | null): Promise<number> {
  const startedAt = performance.now()
  const turn = await turns.take(account)
  await turn.timed(
    () => pause(1),
    () => undefined,
  )
  turn.end()
  return performance.now() - startedAt
}

test('statements run up to the number of turns, and the others in order of arrival', async () => {
  const turns = boundedTurns(LIMITS)
  const held = await Promise.all(['a', 'b', 'c'].map((account) => turns.take(account)))
  const order: string[] = []
  const later = ['d', 'e'].map(async (account) => {
    const turn = await turns.take(account)
    order.push(account)
    turn.end()
  })
  await pause(20)
  expect([order, turns.waiting()]).toEqual([[], 2])
  held[0]?.end()
  await Promise.all(later)
  expect(order).toEqual(['d', 'e'])
})

test('the statements of older requests go first', async () => {
  const turns = boundedTurns(LIMITS)
  const held = await Promise.all(['a', 'b', 'c'].map((account) => turns.take(account)))
  const order: string[] = []
  const asked = { late: 30, early: 10, between: 20 }
  const all = Object.entries(asked).map(async ([account, since]) => {
    const turn = await turns.take(account, performance.now() - 100 + since)
    order.push(account)
    turn.end()
  })
  held[0]?.end()
  await Promise.all(all)
  expect(order).toEqual(['early', 'between', 'late'])
})

test('slow statements make room for others', async () => {
  const turns = boundedTurns(LIMITS)
  const slow = await Promise.all(['a', 'b', 'c'].map((account) => hang(turns, account)))
  expect(await ordinary(turns, 'd')).toBeLessThan(400)
  for (const { finish, ended } of slow) {
    finish()
    await ended
  }
})

test('an account with two slow statements starts no third, and other accounts pass it', async () => {
  const turns = boundedTurns(LIMITS)
  const slow = await Promise.all([hang(turns, 'a'), hang(turns, 'a')])
  await pause(200)
  const third = turns.take('a')
  expect(await ordinary(turns, 'b')).toBeLessThan(100)
  expect(turns.waiting()).toBe(1)
  for (const { finish } of slow) finish()
  ;(await third).end()
})

test('once its statements are stuck, all requests of that account are refused at once', async () => {
  const turns = boundedTurns(LIMITS)
  const slow = await Promise.all([hang(turns, 'a'), hang(turns, 'a')])
  await pause(200)
  const waits = turns.take('a').catch((error: unknown) => error)
  expect(await waits).toBeInstanceOf(DbTooSlowError)
  await expect(turns.take('a')).rejects.toThrow('did not answer in time')
  expect(await ordinary(turns, 'b')).toBeLessThan(100)
  for (const { finish, ended } of slow) {
    finish()
    await ended
  }
  // From now on only one statement at a time is tried for the account, until one is answered.
  const probe = await hang(turns, 'a')
  await pause(600)
  await expect(turns.take('a')).rejects.toThrow(DbTooSlowError)
  probe.finish()
  await probe.ended
  await ordinary(turns, 'a')
  const again = await hang(turns, 'a')
  await pause(600)
  await ordinary(turns, 'a')
  again.finish()
})

test('when too many hang, the oldest are canceled for waiting statements, and only for those', async () => {
  const turns = boundedTurns(LIMITS)
  const hung = await Promise.all(Array.from('abc', (account) => hang(turns, account)))
  await pause(200)
  hung.push(...(await Promise.all(Array.from('def', (account) => hang(turns, account)))))
  let ends = 0
  for (const { ended } of hung) void ended.then(() => ends++)
  await pause(400)
  expect(ends).toBe(0)
  expect(await ordinary(turns, 'g')).toBeLessThan(200)
  expect(ends).toBe(3)
  for (const { finish } of hung) finish()
})

test('waiting for a turn ends, and connections stay bounded even if no statement ends', async () => {
  const turns = boundedTurns({ ...LIMITS, waitMs: 600 })
  let begun = 0
  const tries = Array.from({ length: 30 }, async (_, index) => {
    const turn = await turns.take(String(index))
    begun++
    // The server does not even react to cancellation.
    void turn.timed(
      () => new Promise(() => undefined),
      () => undefined,
    )
  })
  const ends = await Promise.allSettled(tries)
  expect(begun).toBeLessThanOrEqual(mostTurns(LIMITS))
  expect(ends.filter(({ status }) => status === 'rejected').length).toBe(30 - begun)
})

test('of the waiting statements, an account with fewer turns comes first', async () => {
  const turns = boundedTurns(LIMITS)
  const held = await Promise.all(['a', 'a', 'a'].map((account) => turns.take(account)))
  const order: string[] = []
  const later = ['a', 'a', 'b'].map(async (account) => {
    const turn = await turns.take(account)
    order.push(account)
    turn.end()
  })
  held[0]?.end()
  await Promise.all(later)
  expect(order[0]).toBe('b')
})
