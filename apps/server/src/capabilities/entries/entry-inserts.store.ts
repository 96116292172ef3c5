import { valuesLists, type Batch } from '#server/platform/db/values-list.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { answersHash, sealEntryBody } from './entry-body.ts'
import type { EntryRecord } from './entry-record.ts'
import { ENTRY_COLUMN_TYPES } from './entry-row.ts'

/** An entry, and the hash that keeps it from being inserted twice. */
type Insert = { entry: Omit<EntryRecord, 'damaged'>; idempotencyHash: Buffer | null }

const COLUMNS = ['account_id', ...Object.keys(ENTRY_COLUMN_TYPES), 'idempotency_hash']
const TYPES = ['uuid', ...Object.values(ENTRY_COLUMN_TYPES), 'bytea']

/** Inserts of entries, in batches. `conflict` completes each statement. */
export function* entryInserts(vault: AccountVault, entries: readonly Insert[], conflict: string): Generator<Batch> {
  const rows = entries.map(({ entry, idempotencyHash }) => [
    vault.accountId,
    ...entryValues(vault, entry),
    idempotencyHash,
  ])
  for (const { sql, params } of valuesLists(rows, TYPES, 1)) {
    yield { sql: `insert into entries (${COLUMNS.join(', ')}) values ${sql} ${conflict}`, params }
  }
}

/** In the order of `ENTRY_COLUMN_TYPES`. */
function entryValues(vault: AccountVault, entry: Insert['entry']): unknown[] {
  return [
    entry.id,
    entry.createdAt,
    entry.updatedAt,
    entry.addedAt,
    entry.day,
    entry.hour,
    entry.utcOffset,
    entry.timeZone,
    sealEntryBody(vault, entry.id, entry),
    entry.mood,
    entry.energy,
    entry.focus,
    entry.wordCount,
    entry.historic,
    entry.undated,
    entry.photographed,
    entry.origin,
    entry.importId,
    answersHash(vault, entry),
  ]
}
