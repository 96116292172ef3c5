import { setImmediate } from 'node:timers/promises'
import { ENTRY_LATEST } from '@soundings/core/entries'
import type { Queryable, Tx } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { EntryRecord } from './entry-record.ts'
import { asReal, ENTRY_COLUMNS, openEntryRow, sealEntryBody, type EntryRow } from './entry-row.ts'

/** Rows that are opened at a time; long texts make small batches. */
const FIRST_BATCH = 20
const MAX_BATCH = 100
const BATCH_CHARACTERS = 200_000
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

  async function page(limit: number, after: KeptEntry | null, range: KeptRange): Promise<KeptEntry[]> {
    const rows = await db.query<KeptRow>(
      `select ${ENTRY_COLUMNS}, added_at, origin, import_id from entries
       where account_id = $1 and deleted_at is null
         and ($3::timestamptz is null or (created_at, entry_id) > ($3, $4::uuid))
         and ($5::int is null or day >= $5) and ($6::int is null or day <= $6)
         and ($7::boolean is null or undated = $7)
         and ($8::timestamptz is null or created_at >= $8) and ($9::timestamptz is null or created_at <= $9)
       order by created_at, entry_id limit $2`,
      [
        accountId,
        limit,
        after?.createdAt ?? null,
        after?.id ?? null,
        range.fromDay ?? null,
        range.toDay ?? null,
        range.undated ?? null,
        // A wall clock is at most a day away from UTC: with these bounds the index of times finds the days.
        range.fromDay === undefined ? null : new Date((range.fromDay - 1) * DAY_MS),
        range.toDay === undefined ? null : new Date(Math.min((range.toDay + 2) * DAY_MS, ENTRY_LATEST)),
      ],
    )
    return rows.map((row) => toKept(row, vault))
  }

  return {
    /** All entries of a range as a diary is read, oldest first, opened batch by batch; also those that are damaged. */
    async *oldestFirst(range: KeptRange = {}): AsyncGenerator<KeptEntry> {
      let last: KeptEntry | null = null
      let size = FIRST_BATCH
      for (;;) {
        const batch: KeptEntry[] = await page(size, last, range)
        yield* batch
        last = batch.at(-1) ?? null
        if (batch.length < size || !last) return
        const characters = batch.reduce((sum, { content }) => sum + content.length, 1)
        size = Math.max(1, Math.min(MAX_BATCH, Math.floor((size * BATCH_CHARACTERS) / characters)))
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
 * @returns the ids that were written
 */
export async function putBackEntries(
  tx: Tx,
  vault: AccountVault,
  entries: readonly KeptEntry[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ entry_id: string }>(
    `insert into entries (account_id, entry_id, created_at, updated_at, added_at, day, hour, utc_offset, time_zone,
       body_sealed, mood, energy, focus, word_count, historic, undated, photographed, origin, import_id,
       typing_speed_wpm, time_on_entry_seconds, edit_count, sentiment_score, lexical_diversity)
     select $1, entry_id, created_at, updated_at, added_at, day, hour, utc_offset, time_zone, decode(body, 'base64'),
       mood, energy, focus, word_count, historic, undated, photographed, origin, import_id, typing_speed_wpm,
       time_on_entry_seconds, edit_count, sentiment_score, lexical_diversity
     from jsonb_to_recordset($2::jsonb) as given (entry_id uuid, created_at timestamptz, updated_at timestamptz,
       added_at timestamptz, day int, hour smallint, utc_offset smallint, time_zone text, body text, mood smallint,
       energy smallint, focus smallint, word_count int, historic boolean, undated boolean, photographed boolean,
       origin text, import_id uuid, typing_speed_wpm real, time_on_entry_seconds real, edit_count int,
       sentiment_score real, lexical_diversity real)
     on conflict (account_id, entry_id) do update set
       created_at = excluded.created_at, updated_at = excluded.updated_at, added_at = excluded.added_at,
       deleted_at = null, day = excluded.day, hour = excluded.hour, utc_offset = excluded.utc_offset,
       time_zone = excluded.time_zone, body_sealed = excluded.body_sealed, mood = excluded.mood,
       energy = excluded.energy, focus = excluded.focus, word_count = excluded.word_count,
       historic = excluded.historic, undated = excluded.undated, photographed = excluded.photographed,
       origin = excluded.origin, import_id = excluded.import_id, typing_speed_wpm = excluded.typing_speed_wpm,
       time_on_entry_seconds = excluded.time_on_entry_seconds, edit_count = excluded.edit_count,
       sentiment_score = excluded.sentiment_score, lexical_diversity = excluded.lexical_diversity,
       idempotency_hash = null
     where entries.deleted_at is not null
     returning entry_id`,
    [vault.accountId, JSON.stringify(entries.map((entry) => toRow(entry, vault)))],
  )
  return new Set(rows.map((row) => row.entry_id))
}

function toKept(row: KeptRow, vault: AccountVault): KeptEntry {
  return { ...openEntryRow(row, vault), addedAt: row.added_at, origin: row.origin, importId: row.import_id }
}

function toRow(entry: KeptEntry, vault: AccountVault) {
  return {
    entry_id: entry.id,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
    added_at: entry.addedAt,
    day: entry.day,
    hour: entry.hour,
    utc_offset: entry.utcOffset,
    time_zone: entry.timeZone,
    body: sealEntryBody(vault, entry.id, entry).toString('base64'),
    mood: entry.mood,
    energy: entry.energy,
    focus: entry.focus,
    word_count: entry.wordCount,
    historic: entry.historic,
    undated: entry.undated,
    photographed: entry.photographed,
    origin: entry.origin,
    import_id: entry.importId,
    typing_speed_wpm: asReal(entry.typingSpeedWpm),
    time_on_entry_seconds: asReal(entry.timeOnEntrySeconds),
    edit_count: entry.editCount,
    sentiment_score: asReal(entry.sentimentScore),
    lexical_diversity: asReal(entry.lexicalDiversity),
  }
}
