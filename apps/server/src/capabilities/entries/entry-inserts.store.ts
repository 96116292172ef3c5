import { valuesLists, type Batch } from '#server/platform/db/values-list.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { answersHash, sealEntryBody } from './entry-body.ts'
import type { EntryRecord } from './entry-record.ts'
import { ENTRY_COLUMN_TYPES } from './entry-row.ts'

/** An entry with the hash that prevents a second insert. */
type Insert = { entry: Omit<EntryRecord, 'damaged'>; idempotencyHash: Buffer | null }

/** Deletion time of the entries of an incomplete import: it hides them until completing the import shows them all. */
export const ARRIVING = '-infinity'

const COLUMNS = ['account_id', ...Object.keys(ENTRY_COLUMN_TYPES), 'idempotency_hash']
const TYPES = ['uuid', ...Object.values(ENTRY_COLUMN_TYPES), 'bytea']

/**
 * Inserts of entries, in batches. `conflict` completes each statement.
 * @param isArriving they stay hidden until their import is complete
 */
export function* entryInserts(
  vault: AccountVault,
  entries: readonly Insert[],
  conflict: string,
  isArriving = false,
): Generator<Batch> {
  const columns = isArriving ? [...COLUMNS, 'deleted_at'] : COLUMNS
  const types = isArriving ? [...TYPES, 'timestamptz'] : TYPES
  const rows = entries.map(({ entry, idempotencyHash }) => [
    vault.accountId,
    ...entryValues(vault, entry),
    idempotencyHash,
    ...(isArriving ? [ARRIVING] : []),
  ])
  for (const { sql, params } of valuesLists(rows, types, 1)) {
    yield { sql: `insert into entries (${columns.join(', ')}) values ${sql} ${conflict}`, params }
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
    entry.photographs?.length ?? 0,
    entry.origin,
    entry.importId,
    answersHash(vault, entry),
  ]
}
