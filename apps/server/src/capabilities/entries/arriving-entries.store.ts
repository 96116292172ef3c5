import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { ARRIVING, UNDONE } from './deletion-times.ts'
import type { EntryRecord } from './entry-record.ts'
import { insertArriving } from './entry-inserts.store.ts'

/** An entry of an incomplete import. Equal records have the same `keyHash`. */
export type ArrivingEntry = { entry: Omit<EntryRecord, 'damaged'>; keyHash: Buffer | null }

/** The number of rows that are removed before other requests get access to the database. */
const SLICE = 200

/** Entries of an import that is not complete: hidden, and shown or removed as a whole. */
export function arrivingEntriesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** @returns the ids that were stored; those whose key is taken are left out */
    insert(entries: readonly ArrivingEntry[]): Promise<Set<string>> {
      const rows = entries.map(({ entry, keyHash }) => ({ entry, idempotencyHash: keyHash }))
      return insertArriving(db, vault, rows)
    },

    /** The keys that an entry already has. */
    async taken(keyHashes: readonly Buffer[]): Promise<Set<string>> {
      const rows = await db.query<{ idempotency_hash: Buffer }>(
        'select idempotency_hash from entries where account_id = $1 and idempotency_hash = any($2::bytea[])',
        [accountId, keyHashes],
      )
      return new Set(rows.map((row) => row.idempotency_hash.toString('base64')))
    },

    /** Shows all entries of an import at once. @returns how many there are */
    async show(importId: string, now: Date): Promise<number> {
      const rows = await db.query<{ count: number }>(
        `with shown as (
           update entries set deleted_at = null, updated_at = $3, added_at = $3
           where account_id = $1 and import_id = $2 and deleted_at = '${ARRIVING}' returning 1)
         select count(*) as count from shown`,
        [accountId, importId, now],
      )
      return rows[0]?.count ?? 0
    },

    /**
     * Removes a slice of the hidden entries of all other imports, whose servers have stopped. @returns false when none
     * are left
     */
    async removeLeftSlice(importId: string): Promise<boolean> {
      const rows = await db.query<{ entry_id: string }>(
        `select entry_id from entries where account_id = $1 and import_id <> $2 and deleted_at = '${ARRIVING}'
         limit ${SLICE}`,
        [accountId, importId],
      )
      return removeHidden(db, accountId, rows)
    },

    /** Removes a slice of the entries of an incomplete import. @returns false when none are left */
    removeSlice: (importId: string) => removeArrivingSlice(db, { accountId, id: importId }),

    /**
     * Hides the unchanged entries of a complete import at once, including deleted ones; `purgeSlice` removes them, and
     * they may be imported again. An entry with an earlier version stays even if unchanged, because that version
     * contains the person's own text.
     * @returns how many were hidden, and how many stay in the journal because they were changed
     */
    async hide(importId: string, now: Date): Promise<{ removed: number; kept: number }> {
      const [hidden] = await db.query<{ count: number }>(
        `with hidden as (
           update entries as e set deleted_at = '${UNDONE}', updated_at = $3, idempotency_hash = null
           where e.account_id = $1 and e.import_id = $2 and (e.deleted_at is null or e.deleted_at > '${UNDONE}')
             and e.updated_at <= e.added_at
             and not exists (
               select 1 from earlier_versions v where v.account_id = e.account_id and v.entry_id = e.entry_id)
           returning 1)
         select count(*) as count from hidden`,
        [accountId, importId, now],
      )
      const [left] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and import_id = $2 and deleted_at is null',
        [accountId, importId],
      )
      return { removed: hidden?.count ?? 0, kept: left?.count ?? 0 }
    },

    /** Removes a slice of the hidden entries of an undone import. @returns false when none are left */
    async purgeSlice(importId: string): Promise<boolean> {
      const rows = await db.query<{ entry_id: string }>(
        `select entry_id from entries where account_id = $1 and import_id = $2 and deleted_at = '${UNDONE}' limit ${SLICE}`,
        [accountId, importId],
      )
      return removeHidden(db, accountId, rows)
    },
  }
}

/** Removes a slice of the entries of an incomplete import, in any account: maintenance, not a user request. */
export async function removeArrivingSlice(
  db: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const rows = await db.query<{ entry_id: string }>(
    `select entry_id from entries where account_id = $1 and import_id = $2 and deleted_at = '${ARRIVING}' limit ${SLICE}`,
    [accountId, id],
  )
  return removeHidden(db, accountId, rows)
}

/** Removes these entries if they are hidden. @returns false when there are none */
async function removeHidden(db: Queryable, accountId: string, rows: readonly { entry_id: string }[]): Promise<boolean> {
  if (rows.length === 0) return false
  const ids = rows.map((row) => row.entry_id)
  await db.query(
    `delete from entries where account_id = $1 and entry_id = any($2::uuid[]) and deleted_at <= '${UNDONE}'
     returning entry_id`,
    [accountId, ids],
  )
  return true
}

/** Removes the hidden entries of any account whose import no longer exists: maintenance, not a user request. */
export async function removeOrphanedEntries(db: Queryable): Promise<void> {
  await db.query(
    `delete from entries e where e.deleted_at = '${ARRIVING}' and not exists (
       select 1 from journal_imports i where i.account_id = e.account_id and i.import_id = e.import_id)`,
  )
}
