import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf statements run, so that one account whose shard hangs does not keep others waiting. */
export type Caller = {
  /** The account that a request names; null for nobody in particular. It groups and proves nothing. */
  account: string | null
  /** Work that is known to take long, such as an import: it has connections of its own, and more time. */
  isHeavy: boolean
}

const callers = new AsyncLocalStorage<Caller>()
const NOBODY: Caller = { account: null, isHeavy: false }

/** Runs something on behalf of a caller, with all that it starts. */
export function onBehalfOf<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work)
}

/** On whose behalf this runs. */
export function currentCaller(): Caller {
  return callers.getStore() ?? NOBODY
}
