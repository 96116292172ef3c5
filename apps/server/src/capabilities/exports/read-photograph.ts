import { wholeImage } from '#server/capabilities/entry-photographs/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { SealBrokenError } from '#server/platform/vault/sealed-box.ts'

/** A photograph of an entry as a JPEG, or null when it is damaged or gone. */
export function readPhotograph({ db }: { db: Db }, vault: AccountVault, id: string): Promise<Buffer | null> {
  return wholeImage(db, vault, id).catch((error: unknown) => {
    if (error instanceof SealBrokenError) return null
    throw error
  })
}
