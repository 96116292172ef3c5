import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** Removes entries that a stopped server left behind: they would count as already imported. */
export async function sweepLeft(db: Db, vault: AccountVault, id: string): Promise<void> {
  while (await arrivingEntriesStore(db, vault).removeLeftSlice(id));
}

/** Removes everything that an import has added. */
export async function sweepAll(db: Db, vault: AccountVault, id: string): Promise<void> {
  const store = arrivingEntriesStore(db, vault)
  while (await store.removeSlice(id));
  while (await store.purgeSlice(id));
}
