import { loginCodesStore } from '#server/capabilities/auth/login-codes.store.ts'
import { loginLinksStore } from '#server/capabilities/auth/login-links.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { RESTORE_DAYS } from '#server/capabilities/entries/entries.service.ts'
import { purgeDeletedEntries } from '#server/capabilities/entries/entries.store.ts'
import { removeForgottenImports } from '#server/capabilities/imports/pending-imports.store.ts'
import { onBehalfOf } from '#server/db/caller.ts'
import type { Db } from '#server/db/port.ts'
import { removeExpiredLimits } from '#server/http/rate-limit.ts'
import { sealClearValues } from '#server/seal-clear-values.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'

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

type UpkeepDeps = { db: Db; root: RootKeys; clock: () => Date; onError: (error: Error) => void }

/**
 * Does so once an hour until it is disposed. What older versions kept in clear is sealed from the start on, and looked
 * for once an hour, in case that was cut short.
 */
export function startUpkeep(deps: UpkeepDeps): AsyncDisposable {
  const stop = new AbortController()
  const patiently = (work: () => Promise<void>) =>
    onBehalfOf({ account: null, isHeavy: true }, work).catch(deps.onError)
  const seal = () => patiently(() => sealClearValues(deps, stop.signal))
  let sealing = seal()
  const timer = setInterval(() => {
    void patiently(() => removeWhatIsOver(deps.db, deps.clock()))
    sealing = sealing.then(seal)
  }, EVERY_MS)
  timer.unref()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      stop.abort()
      await sealing
    },
  }
}
