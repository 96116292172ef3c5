import type { Queryable } from '#server/db/port.ts'
import { valuesLists } from '#server/db/values-list.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { isUuid } from './entries.store.ts'
import { asReal, sealEntryBody } from './entry-row.ts'

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

const TYPES = {
  account_id: 'uuid',
  entry_id: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  added_at: 'timestamptz',
  day: 'int',
  hour: 'smallint',
  utc_offset: 'smallint',
  time_zone: 'text',
  body_sealed: 'bytea',
  word_count: 'int',
  historic: 'boolean',
  undated: 'boolean',
  photographed: 'boolean',
  origin: 'text',
  import_id: 'uuid',
  sentiment_score: 'real',
  lexical_diversity: 'real',
  idempotency_hash: 'bytea',
} as const
const COLUMNS = Object.keys(TYPES)
const COLUMN_TYPES = Object.values(TYPES)

/** In the order of the columns. */
function toRow(entry: ImportedEntry, vault: AccountVault, importId: string): unknown[] {
  return [
    vault.accountId,
    entry.id,
    entry.createdAt,
    entry.updatedAt,
    entry.updatedAt,
    entry.day,
    entry.hour,
    entry.utcOffset,
    entry.timeZone,
    sealEntryBody(vault, entry.id, entry),
    entry.wordCount,
    entry.historic,
    entry.undated,
    entry.photographed,
    'imported',
    importId,
    asReal(entry.sentimentScore),
    asReal(entry.lexicalDiversity),
    vault.hash(`import|${entry.comparable}`),
  ]
}
