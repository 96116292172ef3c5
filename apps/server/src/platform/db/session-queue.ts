import { AsyncResource } from 'node:async_hooks'

/** Statements in the session at once: enough to keep it busy, but few, because the next account must wait for them. */
const AT_ONCE = 8

/** The account that work waits for, and the start of its wait, in ms of `performance.now()`. */
export type Place = { account: string | null; since: number }
type Waiting = { since: number; exclusive: boolean; start: () => void }

/**
 * Fair use of one database session: accounts take turns, and each account’s longest-waiting work goes first. Single
 * statements may be sent without waiting for earlier answers; a transaction has the session to itself until it ends.
 */
export function sessionQueue() {
  /** Waiting work by account; the account whose turn it is comes first. */
  const waiting = new Map<unknown, Waiting[]>()
  let held = false
  let running = 0
  let whenIdle: (() => void) | null = null

  function next(): Waiting | undefined {
    const [first] = waiting
    if (!first) return undefined
    const [account, queue] = first
    const taken = queue.shift()
    waiting.delete(account)
    if (queue.length > 0) waiting.set(account, queue)
    return taken
  }

  function advance(): void {
    while (!held && running < AT_ONCE) {
      const begun = next()
      if (!begun) return
      held = begun.exclusive
      running++
      begun.start()
    }
  }

  function enter<T>({ account, since }: Place, exclusive: boolean, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // The work belongs to its own request, even if another request's end starts it.
      const start = AsyncResource.bind(() => void ended(exclusive, work()).then(resolve, reject))
      // Each piece of work without an account has a queue of its own and doesn’t wait for the others.
      const key = account ?? start
      const queue = waiting.get(key)
      const one = { since, exclusive, start }
      if (queue) queue.splice(queue.findLastIndex((other) => other.since <= since) + 1, 0, one)
      else waiting.set(key, [one])
      advance()
    })
  }

  function ended<T>(exclusive: boolean, work: Promise<T>): Promise<T> {
    return work.finally(() => {
      running--
      if (exclusive) held = false
      advance()
      if (running === 0) whenIdle?.()
    })
  }

  return {
    shared: <T>(place: Place, send: () => Promise<T>): Promise<T> => enter(place, false, send),
    exclusive: <T>(place: Place, work: () => Promise<T>): Promise<T> => enter(place, true, work),
    /** Waits until no work is running. */
    idle: (): Promise<void> =>
      new Promise((resolve) => {
        if (running === 0) resolve()
        else whenIdle = resolve
      }),
  }
}
