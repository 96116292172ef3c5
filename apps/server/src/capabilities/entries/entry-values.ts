import { valuesLists, type Batch } from '#server/platform/db/values-list.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { ARRIVING } from './deletion-times.ts'
import { answersHash } from './answers-hash.ts'
import { sealEntryBody } from './sealed-form.ts'
import type { EntryRecord } from './entry-record.ts'
import { ENTRY_COLUMN_TYPES } from './entry-row.ts'

/** An entry with the hash that prevents a second insert. */
export type Insert = { entry: Omit<EntryRecord, 'damaged'>; idempotencyHash: Buffer | null }

const TYPES = ['uuid', ...Object.values(ENTRY_COLUMN_TYPES), 'bytea']
/** The columns of an insert, in the order of `insertValues`. */
export const INSERT_COLUMNS = ['account_id', ...Object.keys(ENTRY_COLUMN_TYPES), 'idempotency_hash'].join(', ')

/** Entries as lists of values for an insert, in batches. */
export function insertValues(vault: AccountVault, entries: readonly Insert[]): Generator<Batch> {
  return valuesLists(
    entries.map((entry) => rowOf(vault, entry)),
    TYPES,
    1,
  )
}

/**
 * Entries as lists of values with `deleted_at` as one more column, for entries that stay hidden until their import is
 * complete.
 */
export function arrivingValues(vault: AccountVault, entries: readonly Insert[]): Generator<Batch> {
  return valuesLists(
    entries.map((entry) => [...rowOf(vault, entry), ARRIVING]),
    [...TYPES, 'timestamptz'],
    1,
  )
}

function rowOf(vault: AccountVault, { entry, idempotencyHash }: Insert): unknown[] {
  return [vault.accountId, ...entryValues(vault, entry), idempotencyHash]
}

/** The values of an entry, in the order of `ENTRY_COLUMN_TYPES`. */
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
