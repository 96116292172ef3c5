import { setImmediate } from 'node:timers/promises'
import type { ClarityEntry } from '@soundings/core/clarity'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryBody, EntryMeasures, EntryRecord } from './entry-record.ts'
import { listedEntry, type ListedEntry } from './entry-json.ts'
import { bytesBefore, isWhole, LOAD_BYTES } from './loads.ts'
import { CLEAR_MEASURES_EMPTIED, ENTRY_COLUMNS, openEntryRow, sealEntryBody, type EntryRow } from './entry-row.ts'

/** Rows that are opened at a time; between batches other requests have their turn. */
const BATCH = 200

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for what can be the id of an entry at all; nothing else is handed to the database. */
export function isUuid(id: string): boolean {
  return UUID.test(id)
}

/** Where a page of entries begins: after this entry, newest first. */
export type EntryCursor = { createdAt: Date; id: string }

/** What SQL may know of an entry. */
export type EntryFigures = ClarityEntry & { words: number }

/** Bounds of a list; `day` bounds are ordinal local days, `time` bounds are moments. Both ends belong to it. */
export type EntryRange = { fromDay?: number; toDay?: number; fromTime?: Date; toTime?: Date }

export type EntryChange = EntryBody &
  EntryMeasures & {
    mood: number | null
    energy: number | null
    focus: number | null
    wordCount: number
    updatedAt: Date
  }

const WITHIN = `account_id = $1 and deleted_at is null
  and ($3::timestamptz is null or (created_at, entry_id) < ($3, $4::uuid))
  and ($5::int is null or day >= $5) and ($6::int is null or day <= $6)
  and ($7::timestamptz is null or created_at >= $7) and ($8::timestamptz is null or created_at <= $8)`

/** Every statement is bound to one account; there is no way to ask for another's rows. */
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

  const pageParams = (limit: number, cursor: EntryCursor | null, range: EntryRange) => [
    accountId,
    limit,
    cursor?.createdAt ?? null,
    cursor?.id ?? null,
    range.fromDay ?? null,
    range.toDay ?? null,
    range.fromTime ?? null,
    range.toTime ?? null,
  ]

  function pageRows(limit: number, cursor: EntryCursor | null, range: EntryRange): Promise<EntryRow[]> {
    return db.query<EntryRow>(
      `select ${ENTRY_COLUMNS} from entries where ${WITHIN}
       order by created_at desc, entry_id desc limit $2`,
      pageParams(limit, cursor, range),
    )
  }

  /** The first rows of such a page, as many as are no heavy load together. */
  function lightRows(limit: number, cursor: EntryCursor | null, range: EntryRange): Promise<EntryRow[]> {
    return db.query<EntryRow>(
      `select ${ENTRY_COLUMNS} from (
         select ${ENTRY_COLUMNS},
           ${bytesBefore('order by created_at desc, entry_id desc')} as bytes_before
         from entries where ${WITHIN}
         order by created_at desc, entry_id desc limit $2) as page
       where bytes_before < $9 order by created_at desc, entry_id desc`,
      [...pageParams(limit, cursor, range), LOAD_BYTES],
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

  const store = {
    /** @returns null when the idempotency key has already stored an entry */
    async insert(entry: EntryRecord, idempotencyHash: Buffer | null): Promise<EntryRecord | null> {
      const rows = await db.query<EntryRow>(
        `insert into entries (account_id, entry_id, created_at, updated_at, day, hour, utc_offset, time_zone,
           body_sealed, mood, energy, focus, word_count, historic, idempotency_hash, added_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $4)
         on conflict (account_id, idempotency_hash) do nothing
         returning entry_id`,
        [
          accountId,
          entry.id,
          entry.createdAt,
          entry.updatedAt,
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
          idempotencyHash,
        ],
      )
      return rows.length > 0 ? entry : null
    },

    async find(id: string): Promise<EntryRecord | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<EntryRow>(
        `select ${ENTRY_COLUMNS} from entries where account_id = $1 and entry_id = $2 and deleted_at is null`,
        [accountId, id],
      )
      return row ? toRecord(row) : null
    },

    /** These entries, newest first, as far as they exist. */
    async findMany(ids: readonly string[]): Promise<EntryRecord[]> {
      return (await rowsOf(ids)).map(toRecord)
    },

    /** The same, as a list answers them. */
    async findListed(ids: readonly string[]): Promise<ListedEntry[]> {
      return (await rowsOf(ids)).map((row) => listedEntry(row, vault))
    },

    /** Up to `limit` entries after `cursor`, newest first. */
    async page(limit: number, cursor: EntryCursor | null = null, range: EntryRange = {}): Promise<EntryRecord[]> {
      return (await pageRows(limit, cursor, range)).map(toRecord)
    },

    /** The same, as a list answers them. */
    async listed(limit: number, cursor: EntryCursor | null, range: EntryRange): Promise<ListedEntry[]> {
      return (await pageRows(limit, cursor, range)).map((row) => listedEntry(row, vault))
    },

    /** Writes the change only onto the version that was read. @returns false when another writer was faster */
    async update(id: string, readAt: Date, change: EntryChange): Promise<boolean> {
      const rows = await db.query(
        `update entries set updated_at = $4, body_sealed = $5, mood = $6, energy = $7, focus = $8, word_count = $9,
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
        ],
      )
      return rows.length > 0
    },

    /** @returns false when there is no such entry (any more) */
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

    /** Brings back an entry that was deleted after `since`. @returns false when there is none */
    async restore(id: string, since: Date, at: Date): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `update entries set deleted_at = null, updated_at = $4
         where account_id = $1 and entry_id = $2 and deleted_at > $3 returning entry_id`,
        [accountId, id, since, at],
      )
      return rows.length > 0
    },

    /** How many entries count towards the first Echo: those that are not historic. */
    async countNotHistoric(): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from entries where account_id = $1 and deleted_at is null and not historic',
        [accountId],
      )
      return row?.count ?? 0
    },

    /** When an entry that is not historic last came in, whatever day it is about, or null without one. */
    async latestArrival(): Promise<Date | null> {
      const [row] = await db.query<{ latest: Date | null }>(
        'select max(added_at) as latest from entries where account_id = $1 and deleted_at is null and not historic',
        [accountId],
      )
      return row?.latest ?? null
    },

    /** Entries written, changed, deleted or brought back since a moment: when each was written and last touched. */
    async touchedAfter(since: Date): Promise<{ createdAt: Date; touchedAt: Date }[]> {
      const rows = await db.query<{ created_at: Date; touched_at: Date }>(
        `select created_at, greatest(updated_at, coalesce(deleted_at, updated_at)) as touched_at
         from entries where account_id = $1 and (updated_at >= $2 or deleted_at >= $2)`,
        [accountId, since],
      )
      return rows.map((row) => ({ createdAt: row.created_at, touchedAt: row.touched_at }))
    },

    /**
     * The numbers of every entry from a local day on. Of each day before, only the first and the last entry that is not
     * historic, without ratings and words: what streaks and the age of the journal follow from. Nothing is opened for
     * them.
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

    /** All entries of a range whose text opens, newest first, opened batch by batch. */
    async *newestFirst(range: EntryRange = {}, after: EntryCursor | null = null): AsyncGenerator<EntryRecord> {
      let cursor = after
      for (;;) {
        const rows = await lightRows(BATCH, cursor, range)
        for (const row of rows) {
          const entry = toRecord(row)
          if (!entry.damaged) yield entry
        }
        const last = rows.at(-1)
        if (!last || isWhole(rows, BATCH)) return
        cursor = { createdAt: last.created_at, id: last.entry_id }
        await setImmediate()
      }
    },
  }
  return store
}

/** Removes for ever what was deleted before `before`, of all accounts: upkeep, not a request of a person. */
export async function purgeDeletedEntries(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from entries where deleted_at < $1', [before])
}

/** Null without days. */
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
