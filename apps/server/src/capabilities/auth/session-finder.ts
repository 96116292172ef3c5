import { DbFullError } from '#server/platform/db/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { FindSession } from '#server/platform/http/session.ts'
import type { AccountVaults } from '#server/platform/vault/account-vaults.ts'
import { sessionEnd } from './auth.service.ts'
import { sessionsStore } from './sessions.store.ts'

/** A session is extended in the database at most once in this time, not at every request. */
const EXTEND_AFTER_MS = 6 * 3_600_000

/** Finds the account of a session cookie and extends the session while it is in use. */
export function sessionFinder(deps: { db: Db; vaults: AccountVaults; clock: () => Date }): FindSession {
  const sessions = sessionsStore(deps.db)
  return async (key) => {
    const now = deps.clock()
    const session = await sessions.find(key, now)
    if (!session) return null
    const vault = await deps.vaults.of(key.accountId)
    if (!vault) return null
    const extended = now.getTime() - session.lastSeenAt.getTime() > EXTEND_AFTER_MS
    if (extended) await sessions.extend(key, now, sessionEnd(now)).catch(unlessFull)
    return { account: { id: key.accountId, vault, timeZone: session.timeZone }, extended }
  }
}

/** Ignores a full disk, because people can still read even if their session can’t be extended. */
function unlessFull(error: unknown): void {
  if (!(error instanceof DbFullError)) throw error
}
