import { randomUUID } from 'node:crypto'
import { LOOSE_PHOTOGRAPHS_MAX, type UploadedPhotograph } from '@soundings/contract/entry-photographs'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { toRefusal } from '#server/capabilities/imports/index.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import { AppError } from '#server/errors.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import type { AccountLock } from '#server/platform/turns/account-lock.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryPhotographsStore } from './entry-photographs.store.ts'

const MEGABYTE = 1_000_000

export type PhotographsDeps = {
  db: Db
  photographs: PhotographReader
  /** Reads one file per account at a time. */
  lock: AccountLock
  /** The most bytes that a journal’s photographs may take. */
  quotaBytes: number
}

/** Draws a photograph again without its metadata, and stores only that. It belongs to no entry yet. */
export async function uploadPhotograph(
  deps: PhotographsDeps,
  vault: AccountVault,
  { bytes }: Upload,
  { signal, now }: { signal: AbortSignal; now: Date },
): Promise<UploadedPhotograph> {
  using _permit = await deps.lock.take(vault.accountId, signal)
  await refuseWhenFull(deps, vault)
  const { image, thumbnail } = await deps.photographs.picture(bytes, signal).catch(toRefusal)
  const id = randomUUID()
  signal.throwIfAborted()
  await deps.db.transaction(async (tx) => {
    await refuseBeyondQuota(tx, vault, image.length + thumbnail.length, deps.quotaBytes)
    await entryPhotographsStore(tx, vault).insert({ id, image, thumbnail }, null, now)
  })
  if (signal.aborted) {
    // The client has canceled the upload and never learned its id.
    await entryPhotographsStore(deps.db, vault).removeLoose(id)
    signal.throwIfAborted()
  }
  return { id, bytes: image.length }
}

/**
 * @throws AppError when this many more bytes of photographs don’t fit; no other photograph can be added until `tx` ends
 */
export async function refuseBeyondQuota(tx: Tx, vault: AccountVault, more: number, quotaBytes: number): Promise<void> {
  await accountStore(tx, vault).lockToCount()
  if ((await entryPhotographsStore(tx, vault).bytes()) + more > quotaBytes) throw journalFull(quotaBytes)
}

export function photographNotFound(): AppError {
  return new AppError('PHOTOGRAPH_NOT_FOUND', 'This photo doesn’t exist.')
}

/** Checks the quota before the image is drawn, so that a full journal costs nothing. */
async function refuseWhenFull({ db, quotaBytes }: PhotographsDeps, vault: AccountVault): Promise<void> {
  const store = entryPhotographsStore(db, vault)
  if ((await store.bytes()) >= quotaBytes) throw journalFull(quotaBytes)
  if ((await store.countLoose()) < LOOSE_PHOTOGRAPHS_MAX) return
  throw new AppError(
    'TOO_MANY_PHOTOGRAPHS',
    `${LOOSE_PHOTOGRAPHS_MAX} of your photos aren’t part of an entry yet. Save or remove them first.`,
  )
}

function journalFull(quotaBytes: number): AppError {
  const megabytes = Math.floor(quotaBytes / MEGABYTE).toLocaleString('en-US')
  return new AppError(
    'JOURNAL_FULL',
    `Your journal has no more room for photos. This server stores up to ${megabytes} MB of them for each journal.`,
  )
}
