import { AsyncLocalStorage } from 'node:async_hooks'

/** The account for which statements run, so that an account whose shard hangs does not block others. */
export type Caller = {
  /** The account that a request names; null without an account. It groups statements and grants no access. */
  account: string | null
  /** Slow work, such as an import: it has connections of its own, and more time. */
  isHeavy: boolean
  /** When its request arrived, in ms of `performance.now()`; null for work without a request. */
  arrivedAt: number | null
}

/** A request gains no further priority beyond this age, in ms, or long work would delay others. */
const MOST_ADVANTAGE_MS = 2_000

const callers = new AsyncLocalStorage<Caller>()
const NOBODY: Caller = { account: null, isHeavy: false, arrivedAt: null }

/** Runs a function, and everything it starts, for a caller. */
export function onBehalfOf<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work)
}

export function currentCaller(): Caller {
  return callers.getStore() ?? NOBODY
}

/**
 * The time from which a caller's wait is counted: its request's arrival, because a request with several statements
 * would otherwise wait several times as long as others. For heavy work and work without a request it is now.
 */
export function waitingSince({ isHeavy, arrivedAt }: Caller): number {
  const now = performance.now()
  return isHeavy || arrivedAt === null ? now : Math.max(arrivedAt, now - MOST_ADVANTAGE_MS)
}
