import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { openEntryBody, type SealedBody } from './entry-row.ts'

/** An entry without its text, how long that is, which writing of its row this is, and its part in the journal's mark. */
export type EntryVersion = { id: string; version: string; createdAt: Date; day: number; share: bigint; bytes: number }

/** What was visible at a look, and what tells the entries of then from those of another moment. */
export type Look = { seen: string; mark: string }

/** What was written since an earlier look: entries that are there now, and the ids of those that were deleted. */
export type Changes = Look & { written: EntryVersion[]; deleted: string[] }

/** What is visible, and of which server: since when it has run. */
const NOW = `concat(pg_current_snapshot(), ' ', pg_postmaster_start_time())`
const SHARE = 'uuid_hash_extended(entry_id, xmin::text::bigint)'
const MARK = `(select concat(count(*), ' ', sum(${SHARE})) from entries where account_id = $1 and deleted_at is null)`

/** The look that was taken last. */
const looked = new WeakMap<AccountVault, Look>()

/** The mark of a journal that consists of these entries. */
export function markOf(versions: Iterable<EntryVersion>): string {
  let count = 0
  let sum = 0n
  for (const { share } of versions) {
    count++
    sum += share
  }
  return `${count} ${count === 0 ? '' : sum}`
}

/**
 * What tells whether entries that were read before are still those of now. Each writing of a row has the number of its
 * transaction (`xmin`), whoever wrote it and whatever the clock said.
 */
export function entryVersions(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const versions = {
    /**
     * Its mark is another one whenever an entry was written, changed, deleted or brought back. While nothing at all was
     * written to the database since the last look, the rows are not looked at: the same snapshot of the same server sees
     * the same rows. Another server that takes its place may count transactions again that were lost on the way. Not to
     * be asked inside a transaction that writes, which sees its own rows besides.
     */
    async look(): Promise<Look> {
      const known = looked.get(vault)
      const [row] = await db.query<{ seen: string; mark: string | null }>(
        `select ${NOW} as seen, case when ${NOW} = $2 then null else ${MARK} end as mark
         from accounts where account_id = $1`,
        [accountId, known?.seen ?? ''],
      )
      if (!row) return { seen: '', mark: '' }
      const look = { seen: row.seen, mark: row.mark ?? known?.mark ?? '' }
      looked.set(vault, look)
      return look
    },

    async mark(): Promise<string> {
      return (await versions.look()).mark
    },

    /**
     * What was written since an earlier look, told by the numbers of the transactions. It may leave something out:
     * entries that are gone for ever, and everything after those numbers began anew or on another server. Whoever applies
     * it compares marks afterwards.
     * @returns null when nothing is left of the account
     */
    async changes({ seen }: Look): Promise<Changes | null> {
      const [snapshot = ''] = seen.split(' ')
      const [row] = await db.query<Look & { rows: ChangedRow[] | null }>(
        `select ${NOW} as seen, ${MARK} as mark,
           (select json_agg(json_build_array(entry_id, xmin::text, created_at, day, ${SHARE}::text, octet_length(body_sealed), deleted_at is null))
            from entries where account_id = $1 and not pg_visible_in_snapshot(xmin::text::xid8, $2::pg_snapshot)) as rows
         from accounts where account_id = $1`,
        [accountId, snapshot],
      )
      if (!row) return null
      const written: EntryVersion[] = []
      const deleted: string[] = []
      for (const [id, version, createdAt, day, share, bytes, isThere] of row.rows ?? []) {
        if (isThere) written.push({ id, version, createdAt: new Date(createdAt), day, share: BigInt(share), bytes })
        else deleted.push(id)
      }
      return { seen: row.seen, mark: row.mark, written, deleted }
    },

    /** Newest first. */
    async list(): Promise<EntryVersion[]> {
      const rows = await db.query<{
        entry_id: string
        version: string
        created_at: Date
        day: number
        share: string
        bytes: number
      }>(
        `select entry_id, xmin::text as version, created_at, day, ${SHARE}::text as share,
           octet_length(body_sealed) as bytes from entries
         where account_id = $1 and deleted_at is null order by created_at desc, entry_id desc`,
        [accountId],
      )
      return rows.map(({ entry_id, version, created_at, day, share, bytes }) => ({
        id: entry_id,
        version,
        createdAt: created_at,
        day,
        share: BigInt(share),
        bytes,
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
  return versions
}

type ChangedRow = [
  id: string,
  version: string,
  createdAt: string,
  day: number,
  share: string,
  bytes: number,
  isThere: boolean,
]
