import type { Placement } from '#server/db/distribution.ts'
import type { Queryable } from '#server/db/port.ts'

/** The statement that places a table as it is listed. Its words are ours, so that they may stand in it as they are. */
export function placingStatement({ table, by, withAccounts }: Placement, shards: number): string {
  if (by === null) return `select create_reference_table('${table}')`
  // Tables beside the accounts have as many shards as these.
  const place = withAccounts ? `colocate_with => 'accounts'` : `colocate_with => 'none', shard_count => ${shards}`
  return `select create_distributed_table('${table}', '${by}', ${place})`
}

/** Places a table over the cluster, with the rows that it holds; they stay on the coordinator as well. */
export async function place(db: Queryable, placement: Placement, shards: number): Promise<void> {
  await db.query(placingStatement(placement, shards))
}

/** Which of these tables hold bytes on this node beside their shards. */
export async function tablesWithLocalData(db: Queryable, tables: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select c.relname::text as name from pg_class as c join unnest($1::text[]) with ordinality as t(name, at) on t.name = c.relname
     where c.relnamespace = current_schema()::regnamespace and pg_relation_size(c.oid) > 0 order by t.at`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

/** Removes what was left on this node of a table that is distributed, and of those that refer to it; shards stay. */
export async function removeLocalData(db: Queryable, table: string): Promise<void> {
  await db.query(`select truncate_local_data_after_distributing_table('${table}')`)
}

/** In how many shards the accounts lie; 0 when they are not distributed. */
export async function shardsOfAccounts(db: Queryable): Promise<number> {
  const [found] = await db.query<{ shards: number }>(
    "select count(*) as shards from pg_dist_shard where logicalrelid = 'accounts'::regclass",
  )
  return found?.shards ?? 0
}
