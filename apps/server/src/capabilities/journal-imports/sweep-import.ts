import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** Removes what a stopped server left of an import: it would count as imported before. */
export async function sweepLeft(db: Db, vault: AccountVault, id: string): Promise<void> {
  while (await arrivingEntriesStore(db, vault).removeLeftSlice(id));
}

/** Removes everything that an import has added. */
export async function sweepAll(db: Db, vault: AccountVault, id: string): Promise<void> {
  const store = arrivingEntriesStore(db, vault)
  while (await store.removeSlice(id));
  while (await store.purgeSlice(id));
}
