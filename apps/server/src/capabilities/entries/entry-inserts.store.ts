import type { Queryable } from '#server/platform/db/port.ts'
import type { Batch } from '#server/platform/db/values-list.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { arrivingValues, INSERT_COLUMNS, insertValues, type Insert } from './entry-values.ts'

/** Inserts entries, except those whose idempotency key is taken. @returns the ids of the inserted ones */
export function insertEntries(db: Queryable, vault: AccountVault, entries: readonly Insert[]): Promise<Set<string>> {
  return insertBatches(db, INSERT_COLUMNS, insertValues(vault, entries))
}

/** Does the same with entries that stay hidden until their import is complete. */
export function insertArriving(db: Queryable, vault: AccountVault, entries: readonly Insert[]): Promise<Set<string>> {
  return insertBatches(db, `${INSERT_COLUMNS}, deleted_at`, arrivingValues(vault, entries))
}

async function insertBatches(db: Queryable, columns: string, batches: Iterable<Batch>): Promise<Set<string>> {
  const inserted = new Set<string>()
  for (const { sql, params } of batches) {
    const rows = await db.query<{ entry_id: string }>(
      `insert into entries (${columns}) values ${sql}
       on conflict (account_id, idempotency_hash) do nothing returning entry_id`,
      params,
    )
    for (const row of rows) inserted.add(row.entry_id)
  }
  return inserted
}
