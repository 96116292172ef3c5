import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sessionQueue } from './session-queue.ts'

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
  void queue.shared(job('a'))
  void queue.shared(job('b'))
  expect(log).toEqual(['a begins', 'b begins'])
})

test('jobs after a transaction wait for its end, in the order of arrival', async () => {
  const { log, job, end } = jobs()
  const queue = sessionQueue()
  const all = [
    queue.exclusive(job('first')),
    queue.shared(job('statement')),
    queue.exclusive(job('second')),
    queue.shared(job('late statement')),
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
  const failed = queue.exclusive(() => Promise.reject(new Error('failed')))
  const next = queue.exclusive(async () => 'next')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('next')
})
