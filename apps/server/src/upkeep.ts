import { loginCodesStore } from '#server/capabilities/auth/login-codes.store.ts'
import { loginLinksStore } from '#server/capabilities/auth/login-links.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { RESTORE_DAYS } from '#server/capabilities/entries/entries.service.ts'
import { purgeDeletedEntries } from '#server/capabilities/entries/entries.store.ts'
import { removeForgottenImports } from '#server/capabilities/imports/pending-imports.store.ts'
import { onBehalfOf } from '#server/db/caller.ts'
import type { Db } from '#server/db/port.ts'
import { removeExpiredLimits } from '#server/http/rate-limit.ts'

const EVERY_MS = 3_600_000
const DAY_MS = 86_400_000
/** Uploads that nobody has confirmed are forgotten after a week. */
const PENDING_DAYS = 7

/** Removes what nobody may use any more: old sessions and links, counters, entries deleted long ago. */
export async function removeWhatIsOver(db: Db, now: Date): Promise<void> {
  await sessionsStore(db).removeExpired(now)
  await loginLinksStore(db).removeExpired(now)
  await loginCodesStore(db).removeExpired(now)
  await removeExpiredLimits(db, now)
  await removeForgottenImports(db, new Date(now.getTime() - PENDING_DAYS * DAY_MS))
  await purgeDeletedEntries(db, new Date(now.getTime() - RESTORE_DAYS * DAY_MS))
}

/** Does so once an hour until it is disposed. */
export function startUpkeep(deps: { db: Db; clock: () => Date; onError: (error: Error) => void }): Disposable {
  const run = () =>
    onBehalfOf({ account: null, isHeavy: true }, () => removeWhatIsOver(deps.db, deps.clock())).catch(deps.onError)
  const timer = setInterval(() => void run(), EVERY_MS)
  timer.unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
