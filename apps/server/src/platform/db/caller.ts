import { AsyncLocalStorage } from 'node:async_hooks'

/** The account for which statements run, so that an account whose shard hangs does not block others. */
export type Caller = {
  /** The account that a request names; null without an account. It groups statements and grants no access. */
  account: string | null
  /** Slow work, such as an import: it has connections of its own, and more time. */
  isHeavy: boolean
}

const callers = new AsyncLocalStorage<Caller>()
const NOBODY: Caller = { account: null, isHeavy: false }

/** Runs a function, and everything it starts, for a caller. */
export function onBehalfOf<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work)
}

/** The caller of the running code. */
export function currentCaller(): Caller {
  return callers.getStore() ?? NOBODY
}
