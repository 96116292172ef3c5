import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { AppError } from '#server/errors.ts'
import type { Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { NamedPhotograph } from './entry-record.ts'

/**
 * Assigns exactly these photographs to an entry; its other photographs then belong to no entry.
 * @throws AppError PHOTOGRAPH_NOT_FOUND when one of them is not on the server
 */
export async function settlePhotographs(
  tx: Tx,
  vault: AccountVault,
  entryId: string,
  photographs: readonly NamedPhotograph[],
  now: Date,
): Promise<void> {
  const ids = photographs.map(({ id }) => id)
  if (await entryPhotographsStore(tx, vault).settle(entryId, ids, now)) return
  throw new AppError(
    'PHOTOGRAPH_NOT_FOUND',
    'One of the photos is no longer on the server. Remove it, and add it again if you still have it.',
  )
}
