import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { ENTRY_COLUMNS, openEntryRow, type EntryRow } from './entry-row.ts'

/** Finds entries by idempotency key; every statement is bound to one account. */
export function repeatedSavesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    async find(idempotencyHash: Buffer): Promise<EntryRecord | null> {
      const [row] = await db.query<EntryRow>(
        `select ${ENTRY_COLUMNS} from entries where account_id = $1 and idempotency_hash = $2`,
        [accountId, idempotencyHash],
      )
      return row ? openEntryRow(row, vault) : null
    },

    /** Removes an entry's key: a later save with the same key creates another entry. */
    async release(id: string): Promise<void> {
      await db.query('update entries set idempotency_hash = null where account_id = $1 and entry_id = $2', [
        accountId,
        id,
      ])
    },

    /** Removes the key of an entry that is deleted. @returns false when it isn’t deleted */
    async releaseDeleted(id: string): Promise<boolean> {
      const rows = await db.query(
        `update entries set idempotency_hash = null
         where account_id = $1 and entry_id = $2 and deleted_at is not null returning entry_id`,
        [accountId, id],
      )
      return rows.length > 0
    },
  }
}
