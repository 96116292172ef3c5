import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/**
 * A local day with entries: their number, their words, the length of their sealed texts, and the ids of the first ones.
 */
export type EntryDay = { day: number; entries: number; words: number; bytes: number; ids: string[] }

/** The days with entries as columns, newest first, and the oldest day up to the last of a range. */
export type DayColumns = {
  first: number | null
  day: number[]
  entries: number[]
  words: number[]
  photographs: number[]
  mood: (number | null)[]
  energy: (number | null)[]
  focus: (number | null)[]
}

/** The entries of single days. Entries without a date have none. */
export function entryDaysStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** A local day before which there is no entry; null without entries. */
    async oldest(): Promise<number | null> {
      const [row] = await db.query<{ oldest: number | null }>(
        'select min(day) as oldest from entries where account_id = $1',
        [accountId],
      )
      return row?.oldest ?? null
    },
    /** The `days` that have entries, unordered, with up to `most` ids each. Nothing is decrypted. */
    among(days: readonly number[], most: number): Promise<EntryDay[]> {
      // In one step with the check for deleted entries, the database would read all entries.
      return db.query<EntryDay>(
        `with of_days as materialized (
           select day, entry_id, created_at, word_count, octet_length(body_sealed) as bytes, deleted_at, undated
           from entries where account_id = $1 and day = any($2::int[]))
         select day, count(*) as entries, sum(word_count) as words, sum(bytes) as bytes,
           (array_agg(entry_id order by created_at, entry_id))[1:$3] as ids
         from of_days where deleted_at is null and not undated group by day`,
        [accountId, days, most],
      )
    },

    /**
     * The newest `most` days with entries from `from` to `to`, both included. All days are in one row, because thousands
     * of rows would cost more than finding them. Nothing is decrypted.
     */
    async columns({ from, to, most }: { from: number; to: number; most: number }): Promise<DayColumns> {
      const [row] = await db.query<{ [column in keyof DayColumns]: DayColumns[column] | null }>(
        `select (select min(day) from entries where account_id = $1 and deleted_at is null and not undated
             and day <= $3) as first,
           array_agg(day order by day desc) as day, array_agg(entries order by day desc) as entries,
           array_agg(words order by day desc) as words, array_agg(photographs order by day desc) as photographs, array_agg(mood order by day desc) as mood,
           array_agg(energy order by day desc) as energy, array_agg(focus order by day desc) as focus
         from (select day, count(*)::float8 as entries, sum(word_count)::float8 as words,
             sum(photographs + photographed::int)::float8 as photographs, round(avg(mood), 2)::float8 as mood, round(avg(energy), 2)::float8 as energy,
             round(avg(focus), 2)::float8 as focus
           from entries where account_id = $1 and deleted_at is null and not undated and day between $2 and $3
           group by day order by day desc limit $4) as days`,
        [accountId, from, to, most],
      )
      const { first = null, day, entries, words, photographs, mood, energy, focus } = row ?? {}
      return {
        first,
        day: day ?? [],
        entries: entries ?? [],
        words: words ?? [],
        photographs: photographs ?? [],
        mood: mood ?? [],
        energy: energy ?? [],
        focus: focus ?? [],
      }
    },
  }
}
