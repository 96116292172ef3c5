import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { ARRIVING } from './deletion-times.ts'
import type { EntryRecord } from './entry-record.ts'
import { ENTRY_COLUMNS, openEntryRow, type EntryRow } from './entry-row.ts'

/** The deleted entries of one account that can still be restored; every statement is bound to it. */
export function deletedEntriesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** Up to `limit` entries that were deleted after `since`, the latest deletions first. */
    async list(since: Date, limit: number): Promise<{ entry: EntryRecord; deletedAt: Date }[]> {
      const rows = await db.query<EntryRow & { deleted_at: Date }>(
        `select ${ENTRY_COLUMNS}, deleted_at from entries where account_id = $1 and deleted_at > $2
         order by deleted_at desc, entry_id desc limit $3`,
        [accountId, since, limit],
      )
      return rows.map((row) => ({ entry: openEntryRow(row, vault), deletedAt: row.deleted_at }))
    },

    async count(since: Date): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and deleted_at > $2',
        [accountId, since],
      )
      return row?.count ?? 0
    },

    /** Deletes a deleted entry permanently, with everything that belongs to it. @returns false when there is none */
    async purge(id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `delete from entries where account_id = $1 and entry_id = $2 and deleted_at is not null returning entry_id`,
        [accountId, id],
      )
      return rows.length > 0
    },
  }
}

/**
 * Permanently removes the entries of all accounts that were deleted before `before`: maintenance, not a user request.
 */
export async function purgeDeletedEntries(db: Queryable, before: Date): Promise<void> {
  // Entries of an incomplete import are hidden the same way; other upkeep removes them.
  await db.query(`delete from entries where deleted_at < $1 and deleted_at <> '${ARRIVING}'`, [before])
}
