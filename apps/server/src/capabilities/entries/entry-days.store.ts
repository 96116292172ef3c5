import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** A local day with entries: how many, their words, the length of their sealed texts, and the ids of the first. */
export type EntryDay = { day: number; entries: number; words: number; bytes: number; ids: string[] }

/** The entries of single days. Entries without a date have none. */
export function entryDaysStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** A local day before which there is no entry, or null without any. */
    async oldest(): Promise<number | null> {
      const [row] = await db.query<{ oldest: number | null }>(
        'select min(day) as oldest from entries where account_id = $1',
        [accountId],
      )
      return row?.oldest ?? null
    },
    /** Those of `days` that have entries, in no order, with up to `most` ids each. Nothing is decrypted. */
    among(days: readonly number[], most: number): Promise<EntryDay[]> {
      // Asked in one step for entries that are not deleted, the database would read all of them.
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
  }
}
