import { setImmediate } from 'node:timers/promises'
import { METRICS, type Metric } from '@soundings/core/entries'
import type { Queryable } from '#server/platform/db/port.ts'
import type { EntryCursor } from './entry-cursor.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { LOAD_BYTES } from './load-bytes.ts'

/** The lowest and highest rating, both included. */
export type RatingBounds = readonly [lowest: number, highest: number]

/**
 * Bounds of a list; `day` bounds are ordinal local days, `time` bounds are moments. Both ends are included. An entry
 * without a rating is outside of all bounds of that rating.
 */
export type EntryRange = {
  fromDay?: number
  toDay?: number
  fromTime?: Date
  toTime?: Date
  undated?: boolean
  /** True for entries with photographs, or with a photograph of their page. */
  pictured?: true
} & { [metric in Metric]?: RatingBounds }

/** A page of rows to read: at most `limit`, after an entry, in one of two orders. */
export type PageQuery = { limit: number; after: EntryCursor | null; range: EntryRange; order: Order }

type Order = 'newest' | 'oldest'

const ORDER_BY = { newest: 'created_at desc, entry_id desc', oldest: 'created_at, entry_id' } as const
const AFTER = { newest: '<', oldest: '>' } as const

const within = (order: Order) => `account_id = $1 and deleted_at is null
  and ($3::timestamptz is null or (created_at, entry_id) ${AFTER[order]} ($3, $4::uuid))
  and ($5::int is null or day >= $5) and ($6::int is null or day <= $6)
  and ($7::timestamptz is null or created_at >= $7) and ($8::timestamptz is null or created_at <= $8)
  and ($9::boolean is null or undated = $9)
  and ($10::int is null or mood between $10 and $11)
  and ($12::int is null or energy between $12 and $13)
  and ($14::int is null or focus between $14 and $15)
  and ($16::boolean is null or photographs > 0 or photographed)`

/** Up to `limit` rows. */
export function pageRows(db: Queryable, accountId: string, query: PageQuery): Promise<EntryRow[]> {
  return db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from entries where ${within(query.order)} order by ${ORDER_BY[query.order]} limit $2`,
    paramsOf(accountId, query),
  )
}

/** All rows of a range, page by page. A page ends early when its bodies would take too much memory. */
export async function* pagesOfRows(
  db: Queryable,
  accountId: string,
  { limit, after, ...rest }: PageQuery,
): AsyncGenerator<EntryRow[]> {
  let cursor = after
  for (;;) {
    const rows = await lightRows(db, accountId, { limit, after: cursor, ...rest })
    yield rows
    const last = rows.at(-1)
    if (!last || isWhole(rows, limit)) return
    cursor = { createdAt: last.created_at, id: last.entry_id }
    await setImmediate()
  }
}

/** Up to `limit` rows, as many as fit into memory: the database knows the sizes without reading the bodies. */
function lightRows(db: Queryable, accountId: string, query: PageQuery): Promise<EntryRow[]> {
  const order = ORDER_BY[query.order]
  return db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from (
       select ${ENTRY_COLUMNS},
         sum(octet_length(body_sealed)) over (order by ${order}) - octet_length(body_sealed) as bytes_before
       from entries where ${within(query.order)}
       order by ${order} limit $2) as page
     where bytes_before < $17 order by ${order}`,
    [...paramsOf(accountId, query), LOAD_BYTES],
  )
}

function paramsOf(accountId: string, { limit, after, range }: PageQuery): unknown[] {
  return [
    accountId,
    limit,
    after?.createdAt ?? null,
    after?.id ?? null,
    range.fromDay ?? null,
    range.toDay ?? null,
    range.fromTime ?? null,
    range.toTime ?? null,
    range.undated ?? null,
    ...METRICS.flatMap((metric) => range[metric] ?? [null, null]),
    range.pictured ?? null,
  ]
}

/** False when the page is full, so that more rows may follow. */
function isWhole(rows: readonly EntryRow[], limit: number): boolean {
  return rows.length < limit && rows.reduce((sum, row) => sum + row.body_sealed.length, 0) < LOAD_BYTES
}
