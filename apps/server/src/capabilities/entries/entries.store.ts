import type { ClarityEntry } from '@soundings/core/clarity'
import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryCursor } from './entry-cursor.ts'
import type { EntryBody, EntryMeasures, EntryRecord } from './entry-record.ts'
import { listedEntry, type ListedEntry } from './entry-json.ts'
import { CLEAR_MEASURES_EMPTIED, sealEntryBody } from './entry-body.ts'
import { pageRows, pagesOfRows, type EntryRange } from './entry-pages.store.ts'
import { ENTRY_COLUMNS, openEntryRow, type EntryRow } from './entry-row.ts'
import { INSERT_COLUMNS, insertValues } from './entry-values.ts'

/** The stored form of an entry, for ops: `index.ts` would also load the models that analyze texts. */
export {
  CLEAR_MEASURES,
  entryBodyPlace,
  measuresOf,
  openEntryBody,
  sealEntryBody,
  type ClearMeasures,
  type SealedRow,
} from './entry-body.ts'

/** The number of rows that are decrypted at a time; other requests run between batches. */
const BATCH = 200

/** The fields of an entry that SQL can read. */
export type EntryFigures = ClarityEntry & { words: number }

/** The members of an entry that its writer can change, and the time of the change. */
type Change = EntryBody &
  EntryMeasures &
  Pick<
    EntryRecord,
    | 'mood'
    | 'energy'
    | 'focus'
    | 'wordCount'
    | 'updatedAt'
    | 'createdAt'
    | 'day'
    | 'hour'
    | 'utcOffset'
    | 'historic'
    | 'undated'
  >

/** Every statement is bound to one account; other accounts' rows are unreachable. */
export function entriesStore(db: Queryable, vault: AccountVault) {
  const accountId = vault.accountId
  const toRecord = (row: EntryRow) => openEntryRow(row, vault)

  function rowsOf(ids: readonly string[]): Promise<EntryRow[]> {
    return db.query<EntryRow>(
      `select ${ENTRY_COLUMNS} from entries where account_id = $1 and entry_id = any($2::uuid[]) and deleted_at is null
       order by created_at desc, entry_id desc`,
      [accountId, ids.filter(isUuid)],
    )
  }

  /** All days in one row: thousands of rows, and numerics, would cost more than finding them. */
  async function earlierDays(beforeDay: number): Promise<EntryFigures[]> {
    const [row] = await db.query<DaysRow>(
      `select array_agg(day) as days, array_agg(utc_offset) as offsets,
         array_agg(date_part('epoch', first) * 1000) as first,
         array_agg(date_part('epoch', last) * 1000) as last
       from (select day, utc_offset, min(created_at) as first, max(created_at) as last from entries
             where account_id = $1 and deleted_at is null and not historic and day < $2
             group by day, utc_offset) as earlier`,
      [accountId, beforeDay],
    )
    const { days, offsets, first, last } = row ?? {}
    return (days ?? []).flatMap((day, index) => {
      const utcOffset = offsets?.[index] ?? 0
      const entry = { day, utcOffset, historic: false, mood: null, energy: null, focus: null, words: 0 }
      return [first, last].map((times) => ({ ...entry, time: Math.round(times?.[index] ?? 0) }))
    })
  }

  return {
    /** @returns null when the idempotency key has already stored an entry */
    async insert(entry: EntryRecord, idempotencyHash: Buffer | null): Promise<EntryRecord | null> {
      for (const { sql, params } of insertValues(vault, [{ entry, idempotencyHash }])) {
        const rows = await db.query(
          `insert into entries (${INSERT_COLUMNS}) values ${sql}
           on conflict (account_id, idempotency_hash) do nothing returning entry_id`,
          params,
        )
        if (rows.length === 0) return null
      }
      return entry
    },

    async find(id: string): Promise<EntryRecord | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<EntryRow>(
        `select ${ENTRY_COLUMNS} from entries where account_id = $1 and entry_id = $2 and deleted_at is null`,
        [accountId, id],
      )
      return row ? toRecord(row) : null
    },

    /** The entries with these ids, newest first; missing ones are left out. */
    async findMany(ids: readonly string[]): Promise<EntryRecord[]> {
      return (await rowsOf(ids)).map(toRecord)
    },

    /** The entries with these ids, in the list format. */
    async findListed(ids: readonly string[]): Promise<ListedEntry[]> {
      return (await rowsOf(ids)).map((row) => listedEntry(row, vault))
    },

    /** Up to `limit` of the newest entries. */
    async page(limit: number): Promise<EntryRecord[]> {
      return (await pageRows(db, accountId, { limit, after: null, range: {}, order: 'newest' })).map(toRecord)
    },

    /** Up to `limit` entries after `after`, newest first, as a list returns them. */
    async listed(limit: number, after: EntryCursor | null, range: EntryRange): Promise<ListedEntry[]> {
      const rows = await pageRows(db, accountId, { limit, after, range, order: 'newest' })
      return rows.map((row) => listedEntry(row, vault))
    },

    /** Writes the change only onto the version that was read. @returns false when another writer was faster */
    async update(id: string, readAt: Date, change: Change): Promise<boolean> {
      const rows = await db.query(
        `update entries set updated_at = $4, body_sealed = $5, mood = $6, energy = $7, focus = $8, word_count = $9,
           created_at = $10, day = $11, hour = $12, utc_offset = $13, historic = $14, undated = $15, photographs = $16,
           ${CLEAR_MEASURES_EMPTIED}
         where account_id = $1 and entry_id = $2 and updated_at = $3 and deleted_at is null
         returning entry_id`,
        [
          accountId,
          id,
          readAt,
          change.updatedAt,
          sealEntryBody(vault, id, change),
          change.mood,
          change.energy,
          change.focus,
          change.wordCount,
          change.createdAt,
          change.day,
          change.hour,
          change.utcOffset,
          change.historic,
          change.undated,
          change.photographs?.length ?? 0,
        ],
      )
      return rows.length > 0
    },

    /** @returns false when the entry does not exist or was deleted */
    async markDeleted(id: string, at: Date): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `update entries set deleted_at = $3,
           -- A text that was imported and deleted may be imported again.
           idempotency_hash = case when origin = 'imported' then null else idempotency_hash end
         where account_id = $1 and entry_id = $2 and deleted_at is null returning entry_id`,
        [accountId, id, at],
      )
      return rows.length > 0
    },

    /** Restores an entry that was deleted after `since`. @returns false when there is none */
    async restore(id: string, since: Date, at: Date): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `update entries set deleted_at = null, updated_at = $4
         where account_id = $1 and entry_id = $2 and deleted_at > $3 returning entry_id`,
        [accountId, id, since, at],
      )
      return rows.length > 0
    },

    /** The number of entries that count toward the first Echo: those that are not historic. */
    async countNotHistoric(): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and deleted_at is null and not historic',
        [accountId],
      )
      return row?.count ?? 0
    },

    /** The time when the latest non-historic entry was added, whatever day it is about; null if there is none. */
    async latestArrival(): Promise<Date | null> {
      const [row] = await db.query<{ latest: Date | null }>(
        'select max(added_at) as latest from entries where account_id = $1 and deleted_at is null and not historic',
        [accountId],
      )
      return row?.latest ?? null
    },

    /**
     * Entries written, changed, deleted or restored since a time. Each has the time from which it may have counted, and
     * the time it was last touched. An entry that was moved to a later day has counted since it was added.
     */
    async touchedAfter(since: Date): Promise<{ countedFrom: Date; touchedAt: Date }[]> {
      const rows = await db.query<{ counted_from: Date; touched_at: Date }>(
        `select least(created_at, added_at) as counted_from, greatest(updated_at, coalesce(deleted_at, updated_at)) as touched_at
         from entries where account_id = $1 and (updated_at >= $2 or deleted_at >= $2)`,
        [accountId, since],
      )
      return rows.map((row) => ({ countedFrom: row.counted_from, touchedAt: row.touched_at }))
    },

    /**
     * The figures of every entry from a local day on. For each earlier day, only the first and the last non-historic
     * entry, without ratings and words: streaks and the journal's age need no more. Nothing is decrypted.
     */
    async numbers(fromDay: number): Promise<EntryFigures[]> {
      const [rows, earlier] = await Promise.all([
        db.query<FiguresRow>(
          `select created_at, day, utc_offset, mood, energy, focus, historic, word_count from entries
           where account_id = $1 and deleted_at is null and day >= $2`,
          [accountId, fromDay],
        ),
        earlierDays(fromDay),
      ])
      const recent = rows.map(({ created_at, utc_offset, word_count, ...rest }) => ({
        ...rest,
        time: created_at.getTime(),
        utcOffset: utc_offset,
        words: word_count,
      }))
      return [...recent, ...earlier]
    },

    /** All entries of a range whose text opens, newest first, decrypted in batches. */
    async *newestFirst(range: EntryRange = {}): AsyncGenerator<EntryRecord> {
      for await (const rows of pagesOfRows(db, accountId, { limit: BATCH, after: null, range, order: 'newest' })) {
        for (const row of rows) {
          const entry = toRecord(row)
          if (!entry.damaged) yield entry
        }
      }
    },
  }
}

/** The row of days as columns; they are null without days. */
type DaysRow = { [column in 'days' | 'offsets' | 'first' | 'last']: number[] | null }

type FiguresRow = {
  created_at: Date
  day: number
  utc_offset: number
  mood: number | null
  energy: number | null
  focus: number | null
  historic: boolean
  word_count: number
}
