import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sessionQueue } from './session-queue.ts'

/** A place in the line, taken now. */
const of = (account: string | null, since = performance.now()) => ({ account, since })

/** A job that records its start and end, and ends on request. */
function jobs() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () => {
    log.push(`${name} begins`)
    return new Promise<string>((resolve) => ends.set(name, () => (log.push(`${name} ends`), resolve(name))))
  }
  return { log, job, end: (name: string) => ends.get(name)!() }
}

test('statements do not wait for each other', () => {
  const { log, job } = jobs()
  const queue = sessionQueue()
  void queue.shared(of('mara'), job('a'))
  void queue.shared(of('mara'), job('b'))
  expect(log).toEqual(['a begins', 'b begins'])
})

test('jobs after a transaction wait for its end, in the order of arrival', async () => {
  const { log, job, end } = jobs()
  const queue = sessionQueue()
  const all = [
    queue.exclusive(of('mara'), job('first')),
    queue.shared(of('mara'), job('statement')),
    queue.exclusive(of('mara'), job('second')),
    queue.shared(of('mara'), job('late statement')),
  ]
  expect(log).toEqual(['first begins'])
  end('first')
  await turn()
  expect(log).toEqual(['first begins', 'first ends', 'statement begins', 'second begins'])
  end('statement')
  end('second')
  await turn()
  end('late statement')
  expect(await Promise.all(all)).toEqual(['first', 'statement', 'second', 'late statement'])
})

test('the queue continues after a failed transaction', async () => {
  const queue = sessionQueue()
  const failed = queue.exclusive(of('mara'), () => Promise.reject(new Error('failed')))
  const next = queue.exclusive(of('mara'), async () => 'next')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('next')
})

test('an account with many statements lets others in between', async () => {
  const { log, job, end } = jobs()
  const queue = sessionQueue()
  for (let number = 1; number <= 20; number++) void queue.shared(of('busy'), job(`busy ${number}`))
  void queue.shared(of('mara'), job('mara'))
  void queue.shared(of(null), job('a visitor'))
  expect(log).toEqual(Array.from({ length: 8 }, (_, index) => `busy ${index + 1} begins`))
  log.length = 0
  for (const number of [1, 2, 3, 4]) {
    end(`busy ${number}`)
    await turn()
  }
  expect(log.filter((line) => line.endsWith('begins'))).toEqual([
    'busy 9 begins',
    'mara begins',
    'a visitor begins',
    'busy 10 begins',
  ])
})

test('of an account, the statements of the oldest request go first', async () => {
  const { log, job, end } = jobs()
  const queue = sessionQueue()
  void queue.exclusive(of('mara'), job('save'))
  void queue.shared(of('mara', 30), job('a list, asked for at 30'))
  void queue.shared(of('mara', 20), job('a search, asked for at 20'))
  void queue.shared(of('mara', 20), job('its second statement'))
  end('save')
  await turn()
  expect(log.slice(2)).toEqual([
    'a search, asked for at 20 begins',
    'its second statement begins',
    'a list, asked for at 30 begins',
  ])
})

test('work runs for its own request, even when another one makes room for it', async () => {
  const { job, end } = jobs()
  const queue = sessionQueue()
  const request = new AsyncLocalStorage<string>()
  void request.run('first', () => queue.exclusive(of('mara'), job('first')))
  const seen = request.run('second', () => queue.shared(of('ada'), async () => request.getStore()))
  end('first')
  expect(await seen).toBe('second')
})

test('a session can be closed when nothing is left of it', async () => {
  const { log, job, end } = jobs()
  const queue = sessionQueue()
  await queue.idle()
  void queue.exclusive(of('mara'), job('save'))
  void queue.shared(of('mara'), job('read'))
  const closed = queue.idle().then(() => log.push('closed'))
  end('save')
  await turn()
  end('read')
  await closed
  expect(log.slice(-2)).toEqual(['read ends', 'closed'])
})
