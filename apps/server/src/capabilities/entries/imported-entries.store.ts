import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { isUuid } from './entries.store.ts'
import { sealEntryBody } from './entry-row.ts'

/** Rows that go in one statement. */
const ROWS = 200

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
      for (let from = 0; from < entries.length; from += ROWS) {
        const rows = await db.query<{ entry_id: string }>(
          `insert into entries (account_id, entry_id, created_at, updated_at, added_at, day, hour, utc_offset, time_zone,
             body_sealed, word_count, historic, undated, photographed, origin, import_id, sentiment_score,
             lexical_diversity, idempotency_hash)
           select $1, entry_id, created_at, updated_at, updated_at, day, hour, utc_offset, time_zone,
             decode(body, 'base64'), word_count, historic, undated, photographed, 'imported', $2, sentiment_score,
             lexical_diversity, decode(comparable_hash, 'base64')
           from jsonb_to_recordset($3::jsonb) as given (entry_id uuid, created_at timestamptz, updated_at timestamptz,
             day int, hour smallint, utc_offset smallint, time_zone text, body text, word_count int, historic boolean,
             undated boolean, photographed boolean, sentiment_score real, lexical_diversity real, comparable_hash text)
           on conflict (account_id, idempotency_hash) do nothing
           returning entry_id`,
          [accountId, importId, JSON.stringify(entries.slice(from, from + ROWS).map((entry) => toRow(entry, vault)))],
        )
        for (const row of rows) stored.add(row.entry_id)
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

function toRow(entry: ImportedEntry, vault: AccountVault) {
  return {
    entry_id: entry.id,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
    day: entry.day,
    hour: entry.hour,
    utc_offset: entry.utcOffset,
    time_zone: entry.timeZone,
    body: sealEntryBody(vault, entry.id, entry).toString('base64'),
    word_count: entry.wordCount,
    historic: entry.historic,
    undated: entry.undated,
    photographed: entry.photographed,
    sentiment_score: entry.sentimentScore,
    lexical_diversity: entry.lexicalDiversity,
    comparable_hash: vault.hash(`import|${entry.comparable}`).toString('base64'),
  }
}
