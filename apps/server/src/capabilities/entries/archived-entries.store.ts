import { ENTRY_LATEST } from '@soundings/core/entries'
import { DAY_MS } from '@soundings/core/time'
import type { Queryable, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { CLEAR_MEASURES_EMPTIED } from './clear-measures.ts'
import { openEntryBody } from './sealed-form.ts'
import { INSERT_COLUMNS, insertValues } from './entry-values.ts'
import { pagesOfRows, type EntryRange } from './entry-pages.store.ts'
import type { EntryRecord } from './entry-record.ts'
import { ENTRY_COLUMN_TYPES, openEntryRow } from './entry-row.ts'

/** A month such as `2026-11`, or null for entries without a date; days are ordinal local days. */
export type MonthOfEntries = { month: string | null; entries: number; photographs: number; first: number; last: number }

/** The number of rows that are decrypted at a time. */
const BATCH = 100

/** Exports and restores entries; every statement is bound to one account. */
export function archivedEntriesStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault

  return {
    /** All entries in a range, oldest first and including damaged ones, decrypted in batches. */
    async *oldestFirst(range: EntryRange = {}): AsyncGenerator<EntryRecord> {
      const query = { limit: BATCH, after: null, range: withTimes(range), order: 'oldest' } as const
      for await (const rows of pagesOfRows(db, accountId, query)) {
        for (const row of rows) yield openEntryRow(row, vault)
      }
    },

    /** True when each of these entries has a row, even a deleted one that can be restored. */
    async areThere(ids: readonly string[]): Promise<boolean> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and entry_id = any($2::uuid[])',
        [accountId, ids],
      )
      return row?.count === ids.length
    },

    /** The ids that have a row, including deleted entries. */
    async present(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db.query<{ entry_id: string }>(
        'select entry_id from entries where account_id = $1 and entry_id = any($2::uuid[]) order by entry_id',
        [accountId, ids],
      )
      return new Set(rows.map((row) => row.entry_id))
    },

    /** The texts of these entries, including deleted ones; null for a text that cannot be decrypted. */
    async contents(ids: readonly string[]): Promise<Map<string, { content: string | null; isDeleted: boolean }>> {
      const rows = await db.query<{ entry_id: string; body_sealed: Buffer; is_deleted: boolean }>(
        `select entry_id, body_sealed, deleted_at is not null as is_deleted from entries
         where account_id = $1 and entry_id = any($2::uuid[])`,
        [accountId, ids],
      )
      return new Map(
        rows.map((row) => [
          row.entry_id,
          { content: openEntryBody(row, vault)?.content ?? null, isDeleted: row.is_deleted },
        ]),
      )
    },

    /**
     * The months of a range of days, in order, with the number of their entries and photographs and with their first and
     * last day. Entries without a date are at the end, and in no range. Nothing is decrypted.
     */
    months({ fromDay, toDay }: Pick<EntryRange, 'fromDay' | 'toDay'>): Promise<MonthOfEntries[]> {
      return db.query<MonthOfEntries>(
        `select month, count(*)::int as entries, sum(photographs)::int as photographs, min(day) as first, max(day) as last
         from (select day, photographs,
             case when not undated then to_char(date '1970-01-01' + day, 'YYYY-MM') end as month
           from entries where account_id = $1 and deleted_at is null
             and (not undated or ($2::int is null and $3::int is null))
             and ($2::int is null or day >= $2) and ($3::int is null or day <= $3)) as days
         group by month order by month nulls last`,
        [accountId, fromDay ?? null, toDay ?? null],
      )
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
 * Restores entries under their ids. A deleted entry is replaced by the given one; an existing one stays.
 * @returns the entries that were written
 */
export async function putBackEntries(tx: Tx, vault: AccountVault, entries: readonly EntryRecord[]): Promise<PutBack[]> {
  const written: PutBack[] = []
  const replaced = REPLACED.map((column) => `${column} = excluded.${column}`).join(', ')
  const given = entries.map((entry) => ({ entry, idempotencyHash: null }))
  for (const { sql, params } of insertValues(vault, given)) {
    const rows = await tx.query<{ entry_id: string; updated_at: Date; is_new: boolean }>(
      `insert into entries (${INSERT_COLUMNS}) values ${sql}
       on conflict (account_id, entry_id) do update set ${replaced}, ${CLEAR_MEASURES_EMPTIED}, deleted_at = null
       where entries.deleted_at is not null
       returning entry_id, updated_at, (xmax = 0) as is_new`,
      params,
    )
    for (const row of rows) written.push({ id: row.entry_id, updatedAt: row.updated_at, isNew: row.is_new })
  }
  return written
}

/** A restored entry: whether it had no row before, and the version that was written. */
export type PutBack = { id: string; updatedAt: Date; isNew: boolean }

/** Removes the entries that `putBackEntries` has written, except those that the user has changed in the meantime. */
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

/** Local time is at most a day away from UTC, so these bounds let the index on times find the days. */
function withTimes({ fromDay, toDay, ...rest }: EntryRange): EntryRange {
  return {
    ...rest,
    ...(fromDay === undefined ? {} : { fromDay, fromTime: new Date((fromDay - 1) * DAY_MS) }),
    ...(toDay === undefined ? {} : { toDay, toTime: new Date(Math.min((toDay + 2) * DAY_MS, ENTRY_LATEST)) }),
  }
}

/** The columns that a restored entry overwrites in a deleted one. */
const REPLACED = [...Object.keys(ENTRY_COLUMN_TYPES).filter((column) => column !== 'entry_id'), 'idempotency_hash']
