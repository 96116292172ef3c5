import type { Placement } from '#server/platform/db/distribution.ts'
import type { Queryable } from '#server/platform/db/port.ts'

/**
 * The statement that distributes a table as listed. It contains only this program’s own words, so they need no
 * escaping.
 */
export function placingStatement({ table, by, withAccounts }: Placement, shards: number): string {
  if (by === null) return `select create_reference_table('${table}')`
  // Tables that are not distributed with the accounts have as many shards as these.
  const place = withAccounts ? `colocate_with => 'accounts'` : `colocate_with => 'none', shard_count => ${shards}`
  return `select create_distributed_table('${table}', '${by}', ${place})`
}

/** Distributes a table over the cluster with the rows in it; the coordinator retains a local copy. */
export async function place(db: Queryable, placement: Placement, shards: number): Promise<void> {
  await db.query(placingStatement(placement, shards))
}

/** The tables that have local data on this node in addition to their shards. */
export async function tablesWithLocalData(db: Queryable, tables: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select c.relname::text as name from pg_class as c join unnest($1::text[]) with ordinality as t(name, at) on t.name = c.relname
     where c.relnamespace = current_schema()::regnamespace and pg_relation_size(c.oid) > 0 order by t.at`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

/** Removes the local data of a distributed table, and of the tables that refer to it. The shards are not affected. */
export async function removeLocalData(db: Queryable, table: string): Promise<void> {
  await db.query(`select truncate_local_data_after_distributing_table('${table}')`)
}

/** The number of shards that the accounts have; 0 when they are not distributed. */
export async function shardsOfAccounts(db: Queryable): Promise<number> {
  const [found] = await db.query<{ shards: number }>(
    "select count(*) as shards from pg_dist_shard where logicalrelid = 'accounts'::regclass",
  )
  return found?.shards ?? 0
}
