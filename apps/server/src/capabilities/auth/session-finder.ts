import { DbFullError } from '#server/db/errors.ts'
import type { Db } from '#server/db/port.ts'
import type { FindSession } from '#server/http/session.ts'
import type { AccountVaults } from '#server/vault/account-vaults.ts'
import { sessionEnd } from './auth.service.ts'
import { sessionsStore } from './sessions.store.ts'

/** A session slides by writing at most once in this time, not at every request. */
const EXTEND_AFTER_MS = 6 * 3_600_000

/** Finds the account behind a session's cookie and keeps the session alive while it is used. */
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

/** What was written can be read also while there is no room to note that it was. */
function unlessFull(error: unknown): void {
  if (!(error instanceof DbFullError)) throw error
}
