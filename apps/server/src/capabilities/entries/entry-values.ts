import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { sealEntryBody } from './entry-row.ts'

/** An entry with all that its row holds beside the key of a repeated save. */
export type StoredEntry = Omit<EntryRecord, 'damaged'> & {
  addedAt: Date
  origin: 'written' | 'imported'
  importId: string | null
}

/** The columns of a row and their types, in the order of `entryValues`. */
export const ENTRY_TYPES = {
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
  mood: 'smallint',
  energy: 'smallint',
  focus: 'smallint',
  word_count: 'int',
  historic: 'boolean',
  undated: 'boolean',
  photographed: 'boolean',
  origin: 'text',
  import_id: 'uuid',
} as const

/** One row for a list of values, its text and measures sealed. */
export function entryValues(entry: StoredEntry, vault: AccountVault): unknown[] {
  return [
    vault.accountId,
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
  ]
}
