import type { Metric } from '@soundings/core/entries'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { openEntryBody, type SealedBody } from './sealed-form.ts'

/**
 * An entry without its text: `version` identifies one write of its row, `share` is its part of the journal's mark,
 * `bytes` is the length of its sealed text, `pictured` is true with photographs or with a photograph of its page.
 */
export type EntryHead = {
  id: string
  version: string
  createdAt: Date
  day: number
  undated: boolean
  pictured: boolean
  share: bigint
  bytes: number
} & Record<Metric, number | null>

/** A database snapshot with the journal's mark, which identifies the state of its entries. */
export type Look = { seen: string; mark: string }

/**
 * Changes since an earlier look: the entries that exist now, the contents of a few short ones, and the ids of deleted
 * ones.
 */
export type Changes = Look & { written: EntryHead[]; bodies: Bodies; deleted: string[] }

/** The contents of entries by id; null for an entry whose text cannot be decrypted. */
export type Bodies = ReadonlyMap<string, SealedBody | null>

/** The current snapshot, with the start time of its database server. */
const NOW = `concat(pg_current_snapshot(), ' ', pg_postmaster_start_time())`
/** If no more than this many entries changed, the same statement also returns their texts up to this size in bytes. */
const FEW = 20
const SHORT_BYTES = 16_384
const PICTURED = '(photographs > 0 or photographed)'
const SHARE = 'uuid_hash_extended(entry_id, xmin::text::bigint)'
const CHANGED = 'not pg_visible_in_snapshot(xmin::text::xid8, $3::pg_snapshot)'
const MARK = `(select concat(count(*), ' ', sum(${SHARE})) from entries where account_id = $1 and deleted_at is null)`

/** The mark of a journal that consists of these entries. */
export function markOf(heads: Iterable<EntryHead>): string {
  let count = 0
  let sum = 0n
  for (const { share } of heads) {
    count++
    sum += share
  }
  return `${count} ${count === 0 ? '' : sum}`
}

/**
 * Finds out whether entries read before are still current. Each write of a row has its transaction's number (`xmin`),
 * independent of the writer and the clock.
 */
export function entryHeads(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /**
     * The mark changes whenever an entry is written, changed, deleted or restored. If nothing was written to the
     * database since `known`, the rows are not read: the same snapshot of the same server sees the same rows. A server
     * that replaces it after a failover may reuse lost transaction numbers. Do not call this inside a transaction that
     * writes: it also sees its own rows.
     */
    async look(known?: Look): Promise<Look> {
      const [row] = await db.query<{ seen: string; mark: string | null }>(
        `select ${NOW} as seen, case when ${NOW} = $2 then null else ${MARK} end as mark
         from accounts where account_id = $1`,
        [accountId, known?.seen ?? ''],
      )
      if (!row) return { seen: '', mark: '' }
      return { seen: row.seen, mark: row.mark ?? known?.mark ?? '' }
    },

    /**
     * The changes since an earlier look, found by transaction numbers. If nothing was written to the database since
     * then, there are none, and no rows are read. Purged entries are missed, and so is everything after a restart or a
     * failover, which resets the numbers. Callers therefore compare marks afterwards.
     * @returns null when the account no longer exists
     */
    async changes(known: Look): Promise<Changes | null> {
      const [snapshot = ''] = known.seen.split(' ')
      const [row] = await db.query<{ seen: string; found: Found | null }>(
        `select ${NOW} as seen, case when ${NOW} = $2 then null else
           (select json_build_object('mark', mark, 'rows', rows, 'bodies', case when cardinality(written) <= ${FEW} then
              (select json_agg(json_build_array(entry_id, encode(body_sealed, 'base64'))) from entries
               where account_id = $1 and entry_id = any(written) and deleted_at is null
                 and octet_length(body_sealed) <= ${SHORT_BYTES}) end)
            from (select concat(count(*) filter (where deleted_at is null), ' ', sum(${SHARE}) filter (where deleted_at is null)) as mark,
                json_agg(json_build_array(entry_id, xmin::text, created_at, day, ${SHARE}::text, octet_length(body_sealed), deleted_at is null,
                  undated, ${PICTURED}, mood, energy, focus)) filter (where ${CHANGED}) as rows,
                array_agg(entry_id) filter (where ${CHANGED}) as written
              from entries where account_id = $1) as journal) end as found
         from accounts where account_id = $1`,
        [accountId, known.seen, snapshot],
      )
      if (!row) return null
      if (!row.found) return { seen: row.seen, mark: known.mark, written: [], bodies: new Map(), deleted: [] }
      const written: EntryHead[] = []
      const deleted: string[] = []
      for (const [id, version, createdAt, day, share, bytes, isThere, undated, pictured, mood, energy, focus] of row
        .found.rows ?? []) {
        const at = { createdAt: new Date(createdAt), day, undated, pictured, mood, energy, focus }
        if (isThere) written.push({ id, version, ...at, share: BigInt(share), bytes })
        else deleted.push(id)
      }
      const bodies = new Map(
        (row.found.bodies ?? []).map(([id, sealed]) => [
          id,
          openEntryBody({ entry_id: id, body_sealed: Buffer.from(sealed, 'base64') }, vault),
        ]),
      )
      if (bodies.size < (row.found.bodies ?? []).length) throw new RangeError('An entry was read twice.')
      return { seen: row.seen, mark: row.found.mark, written, bodies, deleted }
    },

    /** The entries without their texts, newest first. */
    async list(): Promise<EntryHead[]> {
      const rows = await db.query<ListedRow>(
        `select entry_id, xmin::text as version, created_at, day, undated, ${PICTURED} as pictured, mood, energy, focus, ${SHARE}::text as share,
           octet_length(body_sealed) as bytes from entries
         where account_id = $1 and deleted_at is null order by created_at desc, entry_id desc`,
        [accountId],
      )
      return rows.map(({ entry_id: id, created_at: createdAt, share, ...rest }) => ({
        ...rest,
        id,
        createdAt,
        share: BigInt(share),
      }))
    },

    /** The contents of these entries if they exist. */
    async open(ids: readonly string[]): Promise<Bodies> {
      const rows = await db.query<{ entry_id: string; body_sealed: Buffer }>(
        `select entry_id, body_sealed from entries
         where account_id = $1 and entry_id = any($2::uuid[]) and deleted_at is null`,
        [accountId, ids],
      )
      return new Map(rows.map((row) => [row.entry_id, openEntryBody(row, vault)]))
    },
  }
}

type ListedRow = Omit<EntryHead, 'id' | 'createdAt' | 'share'> & {
  entry_id: string
  created_at: Date
  share: string
}

type Found = { mark: string; rows: ChangedRow[] | null; bodies: [id: string, sealed: string][] | null }

type ChangedRow = [
  id: string,
  version: string,
  createdAt: string,
  day: number,
  share: string,
  bytes: number,
  isThere: boolean,
  undated: boolean,
  pictured: boolean,
  mood: number | null,
  energy: number | null,
  focus: number | null,
]
