import { DISTRIBUTION } from '#server/platform/db/distribution.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'

const STATEMENTS = [
  'create schema citus_stand_in',
  `create table citus_stand_in.pg_dist_partition (logicalrelid regclass primary key, partmethod "char" not null,
     colocationid int not null, repmodel "char" not null)`,
  'create table citus_stand_in.pg_dist_local_group (groupid int not null)',
  'insert into citus_stand_in.pg_dist_local_group values (0)',
  'create table citus_stand_in.pg_dist_shard (logicalrelid regclass not null)',
  'create table citus_stand_in.calls (at int generated always as identity, call text not null)',
  `create function citus_stand_in.create_reference_table(t regclass) returns void language sql as $$
     insert into citus_stand_in.pg_dist_partition values (t, 'n', 1, 't');
     insert into citus_stand_in.calls (call) values ('reference ' || t) $$`,
  // Two rules of Citus: a referenced table comes first, and only a new group may have a number of shards.
  `create function citus_stand_in.create_distributed_table(t regclass, by_column text, colocate_with text,
     shard_count int default null) returns void language plpgsql as $$
   declare beside int;
   begin
     if exists (select 1 from pg_constraint r where r.conrelid = t and r.contype = 'f'
       and r.confrelid not in (select logicalrelid from citus_stand_in.pg_dist_partition)) then
       raise exception 'Referenced table must be a distributed table or a reference table.';
     end if;
     if (colocate_with = 'none') = (shard_count is null) then
       raise exception 'Cannot use colocate_with with a table and shard_count at the same time';
     end if;
     select colocationid into beside from citus_stand_in.pg_dist_partition
       where colocate_with <> 'none' and logicalrelid = to_regclass(colocate_with);
     insert into citus_stand_in.pg_dist_partition values (t, 'h', coalesce(beside, t::oid::bigint::int), 's')
       on conflict (logicalrelid) do update set partmethod = 'h', colocationid = excluded.colocationid;
     insert into citus_stand_in.pg_dist_shard select t from generate_series(1, coalesce(shard_count,
       (select count(*)::int from citus_stand_in.pg_dist_shard where logicalrelid = to_regclass(colocate_with))));
     insert into citus_stand_in.calls (call) values (t || ' by ' || by_column);
   end $$`,
  // The rows stay, because they represent the rows in the shards.
  `create function citus_stand_in.truncate_local_data_after_distributing_table(t regclass) returns void language sql as $$
     insert into citus_stand_in.calls (call) values ('truncate ' || t) $$`,
  // Citus does this by itself when a table is dropped.
  `create function citus_stand_in.forget() returns event_trigger language plpgsql as $$
   begin
     delete from citus_stand_in.pg_dist_partition where logicalrelid::oid in
       (select objid from pg_event_trigger_dropped_objects() where classid = 'pg_class'::regclass);
     delete from citus_stand_in.pg_dist_shard where logicalrelid::oid in
       (select objid from pg_event_trigger_dropped_objects() where classid = 'pg_class'::regclass);
   end $$`,
  'create event trigger forget on sql_drop execute function citus_stand_in.forget()',
]

/**
 * Adds a coordinator’s catalog to a plain PostgreSQL database, and functions that record their calls and move nothing.
 * Connections that are opened from here on see them.
 */
export async function standInForCitus(databaseUrl: string): Promise<void> {
  await using db = openPostgres(databaseUrl)
  for (const statement of STATEMENTS) await db.query(statement)
  const [named] = await db.query<{ name: string }>('select current_database() as name')
  await db.query(`alter database ${named?.name ?? ''} set search_path = public, citus_stand_in`)
}

/** Records every table as distributed, in four shards. */
export async function distributeByHand(databaseUrl: string): Promise<void> {
  await using db = openPostgres(databaseUrl)
  for (const { table, by, withAccounts } of DISTRIBUTION) {
    const beside = withAccounts ? "'accounts'" : "'none', 4"
    await db.query(
      by
        ? `select create_distributed_table('${table}', '${by}', ${beside})`
        : `select create_reference_table('${table}')`,
    )
  }
}

/** The calls of the functions since the last look. */
export async function callsOf(databaseUrl: string): Promise<string[]> {
  await using db = openPostgres(databaseUrl)
  const rows = await db.query<{ at: number; call: string }>('delete from calls returning at, call')
  return rows.toSorted((a, b) => a.at - b.at).map(({ call }) => call)
}

/** Runs one statement of a test. */
export async function tell(databaseUrl: string, sql: string): Promise<void> {
  await using db = openPostgres(databaseUrl)
  await db.query(sql)
}
