import { DAY_MS } from '@soundings/core/time'
import { loginCodesStore } from '#server/capabilities/auth/login-codes.store.ts'
import { loginLinksStore } from '#server/capabilities/auth/login-links.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { RESTORE_DAYS } from '#server/capabilities/entries/entries.service.ts'
import { purgeDeletedEntries } from '#server/capabilities/entries/entries.store.ts'
import { removeForgottenImports } from '#server/capabilities/imports/pending-imports.store.ts'
import { challengesStore } from '#server/capabilities/passkeys/challenges.store.ts'
import { announceLetters, type AnnounceDeps } from '#server/capabilities/letters/index.ts'
import { onBehalfOf } from '#server/platform/db/caller.ts'
import type { Db } from '#server/platform/db/port.ts'
import { removeExpiredLimits } from '#server/platform/http/rate-limit.store.ts'
import { sealClearValues } from '#server/ops/seal-clear-values.ts'

const EVERY_MS = 3_600_000
/** An upload that has not been confirmed is deleted after a week. */
const PENDING_DAYS = 7

/** Deletes expired data: old sessions and links, counters, and entries deleted long ago. */
export async function removeWhatIsOver(db: Db, now: Date): Promise<void> {
  await sessionsStore(db).removeExpired(now)
  await loginLinksStore(db).removeExpired(now)
  await loginCodesStore(db).removeExpired(now)
  await challengesStore(db).removeExpired(now)
  await removeExpiredLimits(db, now)
  await removeForgottenImports(db, new Date(now.getTime() - PENDING_DAYS * DAY_MS))
  await purgeDeletedEntries(db, new Date(now.getTime() - RESTORE_DAYS * DAY_MS))
}

type UpkeepDeps = AnnounceDeps

/**
 * Does this once an hour until it is disposed, and sends the emails about new letters. Unencrypted values of older versions are sealed from the start on, and
 * searched for once an hour in case that was interrupted.
 */
export function startUpkeep(deps: UpkeepDeps): AsyncDisposable {
  const stop = new AbortController()
  const patiently = (work: () => Promise<void>) =>
    onBehalfOf({ account: null, isHeavy: true }, work).catch(deps.onError)
  const seal = () => patiently(() => sealClearValues(deps, stop.signal))
  const announce = () => patiently(() => announceLetters(deps, stop.signal))
  let sealing = seal()
  let announcing = announce()
  const timer = setInterval(() => {
    void patiently(() => removeWhatIsOver(deps.db, deps.clock()))
    sealing = sealing.then(seal)
    announcing = announcing.then(announce)
  }, EVERY_MS)
  timer.unref()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      stop.abort()
      await Promise.all([sealing, announcing])
    },
  }
}
