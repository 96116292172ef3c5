import { LOOSE_PHOTOGRAPH_DAYS, PENDING_IMPORT_DAYS } from '@soundings/core/entries'
import { DAY_MS, localDay } from '@soundings/core/time'
import { VERSION_KEPT_MS } from '@soundings/core/versions'
import { loginCodesStore } from '#server/capabilities/auth/login-codes.store.ts'
import { loginLinksStore } from '#server/capabilities/auth/login-links.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { purgeDeletedEntries } from '#server/capabilities/entries/deleted-entries.store.ts'
import { removeOldVersions } from '#server/capabilities/entries/earlier-versions.store.ts'
import { restorableSince } from '#server/capabilities/entries/index.ts'
import { removeForgottenImports } from '#server/capabilities/imports/pending-imports.store.ts'
import { removeOverImports } from '#server/capabilities/journal-imports/index.ts'
import { removeForgottenPhotographs } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { challengesStore } from '#server/capabilities/passkeys/challenges.store.ts'
import { reminderCountsStore } from '#server/capabilities/reminders/reminder-counts.store.ts'
import { sendReminders, type SendRemindersDeps } from '#server/capabilities/reminders/index.ts'
import { announceLetters, type AnnounceDeps } from '#server/capabilities/letters/index.ts'
import { onBehalfOf } from '#server/platform/db/caller.ts'
import { DbUnavailableError } from '#server/platform/db/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import { removeExpiredLimits } from '#server/platform/http/rate-limit.store.ts'
import { sealClearValues } from '#server/ops/seal-clear-values.ts'

const EVERY_MS = 3_600_000
/** The time between two checks for reminders: each is sent within this time after its minute begins. */
const REMIND_EVERY_MS = 60_000
/** The number of days for which the counts of sent reminders are kept, so that two years can be compared. */
const COUNTS_DAYS = 800

/**
 * Deletes expired data: old sessions and links, counters, entries deleted long ago, and old versions. A failing step
 * must not prevent the others.
 */
export async function removeWhatIsOver(
  db: Db,
  now: Date,
  onError: (error: Error) => void,
  signal?: AbortSignal,
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const steps: readonly (() => Promise<unknown>)[] = [
    () => sessionsStore(db).removeExpired(now),
    () => loginLinksStore(db).removeExpired(now),
    () => loginCodesStore(db).removeExpired(now),
    () => challengesStore(db).removeExpired(now),
    () => removeExpiredLimits(db, now),
    () => removeForgottenImports(db, ago(PENDING_IMPORT_DAYS * DAY_MS)),
    () => removeOverImports(db, now),
    () => reminderCountsStore(db).removeBefore(localDay(now, 'UTC') - COUNTS_DAYS),
    () => removeForgottenPhotographs(db, ago(LOOSE_PHOTOGRAPH_DAYS * DAY_MS)),
    () => purgeDeletedEntries(db, restorableSince(now)),
    () => removeOldVersions(db, ago(VERSION_KEPT_MS)),
  ]
  for (const step of steps) {
    if (signal?.aborted) return
    const error = await step().then(() => null, asError)
    if (error) onError(error)
    // Without a database, the remaining steps would fail as well.
    if (error instanceof DbUnavailableError) return
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('unknown')
}

type UpkeepDeps = AnnounceDeps & SendRemindersDeps

/**
 * Until disposed, deletes expired data and announces letters hourly, and sends due reminders every minute. Also seals
 * values that older versions stored unencrypted, first at the start and then hourly, in case a run was interrupted.
 */
export function startUpkeep(deps: UpkeepDeps): AsyncDisposable {
  const stop = new AbortController()
  const patiently = (work: () => Promise<void>) =>
    onBehalfOf({ account: null, isHeavy: true, arrivedAt: null }, work).catch(deps.onError)
  const seal = () => patiently(() => sealClearValues(deps, stop.signal))
  const announce = () => patiently(() => announceLetters(deps, stop.signal))
  let sealing = seal()
  let announcing = announce()
  const timer = setInterval(() => {
    void patiently(() => removeWhatIsOver(deps.db, deps.clock(), deps.onError, stop.signal))
    sealing = sealing.then(seal)
    announcing = announcing.then(announce)
  }, EVERY_MS)
  timer.unref()
  const reminding = startReminding(() => patiently(() => sendReminders(deps, stop.signal)))
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      stop.abort()
      await Promise.all([sealing, announcing, reminding[Symbol.asyncDispose]()])
    },
  }
}

/** Sends due reminders every minute; a round that takes longer delays the following ones and is not repeated. */
function startReminding(send: () => Promise<void>): AsyncDisposable {
  let sending: Promise<void> | null = null
  const begin = () => {
    sending ??= send().finally(() => {
      sending = null
    })
  }
  begin()
  const timer = setInterval(begin, REMIND_EVERY_MS)
  timer.unref()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await sending
    },
  }
}
