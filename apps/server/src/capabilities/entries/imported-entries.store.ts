import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import { insertEntries } from './entry-inserts.store.ts'

/** An imported entry: it has no ratings and no measures of typing. */
export type ImportedEntry = Omit<EntryRecord, 'damaged' | 'addedAt' | 'origin' | 'importId' | keyof typeof UNKNOWN> & {
  /**
   * A text that is equal for entries that count as the same. It is stored as a hash that only this account can make.
   */
  comparable: string
}

/** Entries that belong to an import, which is written and undone as a whole. */
export function importedEntriesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** @returns the ids that were stored; texts imported before are left out */
    insert(entries: readonly ImportedEntry[], importId: string): Promise<Set<string>> {
      const rows = entries.map((entry) => ({
        entry: { ...entry, ...UNKNOWN, addedAt: entry.updatedAt, origin: 'imported' as const, importId },
        idempotencyHash: vault.hash(`import|${entry.comparable}`),
      }))
      return insertEntries(db, vault, rows)
    },

    /**
     * Deletes the entries of an import that were not changed afterward, as if the user had deleted each one. An entry
     * with an earlier version stays even if unchanged, because that version contains the person’s own text.
     * @returns how many were deleted, and how many stay in the journal
     */
    async markDeleted(importId: string, at: Date): Promise<{ removed: number; kept: number }> {
      if (!isUuid(importId)) return { removed: 0, kept: 0 }
      const rows = await db.query(
        `update entries as e set deleted_at = $3, idempotency_hash = null
         where e.account_id = $1 and e.import_id = $2 and e.deleted_at is null and e.updated_at <= e.added_at
           and not exists (
             select 1 from earlier_versions v where v.account_id = e.account_id and v.entry_id = e.entry_id)
         returning entry_id`,
        [accountId, importId, at],
      )
      const [left] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and import_id = $2 and deleted_at is null',
        [accountId, importId],
      )
      return { removed: rows.length, kept: left?.count ?? 0 }
    },
  }
}

/** The fields that are unknown for an imported entry. */
const UNKNOWN = {
  mood: null,
  energy: null,
  focus: null,
  typingSpeedWpm: null,
  timeOnEntrySeconds: null,
  editCount: null,
} as const
