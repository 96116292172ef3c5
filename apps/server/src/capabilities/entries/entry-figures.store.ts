import type { ClarityEntry } from '@soundings/core/clarity'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The figures of an entry, which SQL can read without decrypting it. */
export type EntryFigures = ClarityEntry & { words: number }

/** Counts and figures of the entries of one account. Nothing is decrypted. */
export function entryFiguresStore(db: Queryable, { accountId }: AccountVault) {
  /**
   * The days arrive as arrays in one row, with times as doubles: thousands of rows, or numerics, would cost more than
   * finding them.
   */
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
  }
}

/** Days as columns of one row; null when there are none. */
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
