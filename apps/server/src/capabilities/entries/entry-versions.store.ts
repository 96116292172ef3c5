import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { openEntryBody, type SealedBody } from './entry-row.ts'

/** An entry without its text, and which writing of its row this is. */
export type EntryVersion = { id: string; version: string; createdAt: Date; day: number }

/** What is visible, and of which server: since when it has run. */
const NOW = `concat(pg_current_snapshot(), ' ', pg_postmaster_start_time())`

/** The mark that was read last, and what of the whole database was visible then. */
const marked = new WeakMap<AccountVault, { snapshot: string; mark: string }>()

/**
 * What tells whether entries that were read before are still those of now. Each writing of a row has the number of its
 * transaction (`xmin`), whoever wrote it and whatever the clock said.
 */
export function entryVersions(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /**
     * Another one whenever an entry was written, changed, deleted or brought back. While nothing at all was written to
     * the database since the last look, the rows are not looked at: the same snapshot of the same server sees the same
     * rows. Another server that takes its place may count transactions again that were lost on the way. Not to be
     * asked inside a transaction that writes, which sees its own rows besides.
     */
    async mark(): Promise<string> {
      const known = marked.get(vault)
      const [row] = await db.query<{ snapshot: string; mark: string | null }>(
        `select ${NOW} as snapshot,
           case when ${NOW} = $2 then null else
             (select concat(count(*), ' ', sum(uuid_hash_extended(entry_id, xmin::text::bigint)))
              from entries where account_id = $1 and deleted_at is null)
           end as mark
         from accounts where account_id = $1`,
        [accountId, known?.snapshot ?? ''],
      )
      if (!row) return ''
      const mark = row.mark ?? known?.mark ?? ''
      marked.set(vault, { snapshot: row.snapshot, mark })
      return mark
    },

    /** Newest first. */
    async list(): Promise<EntryVersion[]> {
      const rows = await db.query<{ entry_id: string; version: string; created_at: Date; day: number }>(
        `select entry_id, xmin::text as version, created_at, day from entries
         where account_id = $1 and deleted_at is null order by created_at desc, entry_id desc`,
        [accountId],
      )
      return rows.map(({ entry_id, version, created_at, day }) => ({
        id: entry_id,
        version,
        createdAt: created_at,
        day,
      }))
    },

    /** What stands in these entries, as far as they are there; null for one whose text does not open. */
    async open(ids: readonly string[]): Promise<Map<string, SealedBody | null>> {
      const rows = await db.query<{ entry_id: string; body_sealed: Buffer }>(
        `select entry_id, body_sealed from entries
         where account_id = $1 and entry_id = any($2::uuid[]) and deleted_at is null`,
        [accountId, ids],
      )
      return new Map(rows.map((row) => [row.entry_id, openEntryBody(row, vault)]))
    },
  }
}
