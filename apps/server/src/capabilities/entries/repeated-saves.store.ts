import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { ENTRY_COLUMNS, openEntryRow, type EntryRow } from './entry-row.ts'

/** Entries by the key that a save was sent with; every statement is bound to one account. */
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

    /** Takes an entry's key away: what is sent again under it is then stored as another entry. */
    async release(id: string): Promise<void> {
      await db.query('update entries set idempotency_hash = null where account_id = $1 and entry_id = $2', [
        accountId,
        id,
      ])
    },
  }
}
