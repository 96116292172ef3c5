import type { Queryable } from '#server/db/port.ts'
import { valuesLists } from '#server/db/values-list.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { isUuid } from './entries.store.ts'
import { ENTRY_TYPES, entryValues } from './entry-values.ts'

/** An entry that was brought from elsewhere: it has no ratings, and nothing is known of how it was typed. */
export type ImportedEntry = Omit<
  EntryRecord,
  'damaged' | 'mood' | 'energy' | 'focus' | 'typingSpeedWpm' | 'timeOnEntrySeconds' | 'editCount'
> & {
  /** Equal for texts that count as the same; stored as a hash that only this account can make. */
  comparable: string
}

/** Entries that came in by an import, which is written and undone as a whole. */
export function importedEntriesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** @returns the ids that were stored; a text that an import has brought before is left out */
    async insert(entries: readonly ImportedEntry[], importId: string): Promise<Set<string>> {
      const stored = new Set<string>()
      const rows = entries.map((entry) => toRow(entry, vault, importId))
      for (const { sql, params } of valuesLists(rows, COLUMN_TYPES, 1)) {
        const written = await db.query<{ entry_id: string }>(
          `insert into entries (${COLUMNS.join(', ')}) values ${sql}
           on conflict (account_id, idempotency_hash) do nothing
           returning entry_id`,
          params,
        )
        for (const row of written) stored.add(row.entry_id)
      }
      return stored
    },

    /** Deletes what an import has brought, as if the person had deleted each entry. @returns how many there were */
    async markDeleted(importId: string, at: Date): Promise<number> {
      if (!isUuid(importId)) return 0
      const rows = await db.query(
        `update entries set deleted_at = $3, idempotency_hash = null
         where account_id = $1 and import_id = $2 and deleted_at is null returning entry_id`,
        [accountId, importId, at],
      )
      return rows.length
    },
  }
}

const TYPES = { ...ENTRY_TYPES, idempotency_hash: 'bytea' } as const
const COLUMNS = Object.keys(TYPES)
const COLUMN_TYPES = Object.values(TYPES)
/** What is not known of a page that was written elsewhere. */
const UNKNOWN = {
  mood: null,
  energy: null,
  focus: null,
  typingSpeedWpm: null,
  timeOnEntrySeconds: null,
  editCount: null,
} as const

function toRow(entry: ImportedEntry, vault: AccountVault, importId: string): unknown[] {
  const stored = { ...entry, ...UNKNOWN, addedAt: entry.updatedAt, origin: 'imported', importId } as const
  return [...entryValues(stored, vault), vault.hash(`import|${entry.comparable}`)]
}
