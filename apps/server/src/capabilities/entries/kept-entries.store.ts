import { setImmediate } from 'node:timers/promises'
import { ENTRY_LATEST } from '@soundings/core/entries'
import type { Queryable, Tx } from '#server/db/port.ts'
import { valuesLists } from '#server/db/values-list.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { CLEAR_MEASURES_EMPTIED, ENTRY_COLUMNS, openEntryRow, type EntryRow } from './entry-row.ts'
import { bytesBefore, isWhole, LOAD_BYTES } from './loads.ts'
import { ENTRY_TYPES, entryValues } from './entry-values.ts'

/** Rows that are opened at a time. */
const BATCH = 100
const DAY_MS = 86_400_000

/** An entry with everything that is known of it, as it leaves and comes back. */
export type KeptEntry = EntryRecord & {
  /** When it came in, whatever day it is about. */
  addedAt: Date
  origin: 'written' | 'imported'
  /** The import that brought it, which can be undone as a whole. */
  importId: string | null
}

/** Which entries are meant; `day` bounds are ordinal local days, both ends belong to it. */
export type KeptRange = { fromDay?: number; toDay?: number; undated?: boolean }

type KeptRow = EntryRow & { added_at: Date; origin: KeptEntry['origin']; import_id: string | null }

/** Entries as they leave the journal and come back into it; every statement is bound to one account. */
export function keptEntriesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault

  function page(limit: number, after: KeptRow | null, range: KeptRange): Promise<KeptRow[]> {
    return db.query<KeptRow>(
      `select ${ENTRY_COLUMNS}, added_at, origin, import_id from (
       select ${ENTRY_COLUMNS}, added_at, origin, import_id,
         ${bytesBefore('order by created_at, entry_id')} as bytes_before from entries
       where account_id = $1 and deleted_at is null
         and ($3::timestamptz is null or (created_at, entry_id) > ($3, $4::uuid))
         and ($5::int is null or day >= $5) and ($6::int is null or day <= $6)
         and ($7::boolean is null or undated = $7)
         and ($8::timestamptz is null or created_at >= $8) and ($9::timestamptz is null or created_at <= $9)
       order by created_at, entry_id limit $2) as page
       where bytes_before < $10 order by created_at, entry_id`,
      [
        accountId,
        limit,
        after?.created_at ?? null,
        after?.entry_id ?? null,
        range.fromDay ?? null,
        range.toDay ?? null,
        range.undated ?? null,
        // A wall clock is at most a day away from UTC: with these bounds the index of times finds the days.
        range.fromDay === undefined ? null : new Date((range.fromDay - 1) * DAY_MS),
        range.toDay === undefined ? null : new Date(Math.min((range.toDay + 2) * DAY_MS, ENTRY_LATEST)),
        LOAD_BYTES,
      ],
    )
  }

  return {
    /** All entries of a range as a diary is read, oldest first, opened batch by batch; also those that are damaged. */
    async *oldestFirst(range: KeptRange = {}): AsyncGenerator<KeptEntry> {
      let last: KeptRow | null = null
      for (;;) {
        const rows: KeptRow[] = await page(BATCH, last, range)
        for (const row of rows) yield toKept(row, vault)
        last = rows.at(-1) ?? null
        if (!last || isWhole(rows, BATCH)) return
        await setImmediate()
      }
    },

    /** True when all of these have a row, be it of a deleted entry that can be brought back. */
    async areThere(ids: readonly string[]): Promise<boolean> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and entry_id = any($2::uuid[])',
        [accountId, ids],
      )
      return row?.count === ids.length
    },

    async count(): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and deleted_at is null',
        [accountId],
      )
      return row?.count ?? 0
    },
  }
}

/**
 * Puts entries back under their ids. One that was deleted meanwhile comes back as it is given; one that is there stays.
 * @returns those that were written
 */
export async function putBackEntries(tx: Tx, vault: AccountVault, entries: readonly KeptEntry[]): Promise<PutBack[]> {
  const written: PutBack[] = []
  const given = entries.map((entry) => entryValues(entry, vault))
  for (const { sql, params } of valuesLists(given, COLUMN_TYPES, 1)) {
    const rows = await tx.query<{ entry_id: string; updated_at: Date; is_new: boolean }>(
      `insert into entries (${COLUMNS.join(', ')}) values ${sql}
       on conflict (account_id, entry_id) do update set
         ${REPLACED.map((column) => `${column} = excluded.${column}`).join(', ')},
         ${CLEAR_MEASURES_EMPTIED}, deleted_at = null, idempotency_hash = null
       where entries.deleted_at is not null
       returning entry_id, updated_at, (xmax = 0) as is_new`,
      params,
    )
    for (const row of rows) written.push({ id: row.entry_id, updatedAt: row.updated_at, isNew: row.is_new })
  }
  return written
}

/** An entry that was put back: whether there was no row of it before, and the version that was written. */
export type PutBack = { id: string; updatedAt: Date; isNew: boolean }

/** Takes back what `putBackEntries` has written, but for what was changed since: that is somebody's work. */
export async function takeBackEntries(
  tx: Tx,
  { accountId }: AccountVault,
  written: readonly PutBack[],
  now: Date,
): Promise<void> {
  const versions = (isNew: boolean) => {
    const entries = written.filter((entry) => entry.isNew === isNew)
    return [entries.map(({ id }) => id), entries.map(({ updatedAt }) => updatedAt)] as const
  }
  await tx.query(
    `delete from entries where account_id = $1
       and (entry_id, updated_at) in (select * from unnest($2::uuid[], $3::timestamptz[]))`,
    [accountId, ...versions(true)],
  )
  await tx.query(
    `update entries set deleted_at = $4 where account_id = $1
       and (entry_id, updated_at) in (select * from unnest($2::uuid[], $3::timestamptz[]))`,
    [accountId, ...versions(false), now],
  )
}

function toKept(row: KeptRow, vault: AccountVault): KeptEntry {
  return { ...openEntryRow(row, vault), addedAt: row.added_at, origin: row.origin, importId: row.import_id }
}

const COLUMNS = Object.keys(ENTRY_TYPES)
const COLUMN_TYPES = Object.values(ENTRY_TYPES)
/** What a deleted entry that comes back takes from the given one. */
const REPLACED = COLUMNS.filter((column) => column !== 'account_id' && column !== 'entry_id')
