import type { Queryable } from '#server/platform/db/port.ts'

export type Column = {
  name: string
  /** The name, quoted for a statement. */
  sqlName: string
  /** The type, such as `bytea` or `text[]`. */
  type: string
}

/** A table as read from the database’s catalog, so that it always agrees with the schema. */
export type Table = {
  name: string
  sqlName: string
  columns: readonly Column[]
  /** The columns of the primary key, quoted for a statement. */
  key: readonly string[]
}

type TableRow = {
  name: string
  sql_name: string
  columns: string[]
  sql_columns: string[]
  types: string[]
  key: string[]
  needs: string[]
}

/** All tables except the list of migrations, each after the tables that it refers to, otherwise by name. */
export async function readTables(db: Queryable): Promise<Table[]> {
  const rows = await db.query<TableRow>(
    `select c.relname::text as name, quote_ident(c.relname) as sql_name, a.names as columns,
       a.sql_names as sql_columns, a.types,
       array(select quote_ident(k.attname) from pg_index i
         cross join unnest(i.indkey::int2[]) with ordinality as place(number, position)
         join pg_attribute k on k.attrelid = c.oid and k.attnum = place.number
         where i.indrelid = c.oid and i.indisprimary order by place.position) as key,
       array(select distinct other.relname::text from pg_constraint r join pg_class other on other.oid = r.confrelid
         where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as needs
     from pg_class c
     cross join lateral (
       select array_agg(attname::text order by attnum) as names,
         array_agg(quote_ident(attname) order by attnum) as sql_names,
         array_agg(format_type(atttypid, atttypmod) order by attnum) as types
       from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') a
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'schema_migrations'
     order by c.relname`,
  )
  return inOrderOfNeed(rows).map(({ name, sql_name: sqlName, columns, sql_columns: sqlColumns, types, key }) => ({
    name,
    sqlName,
    columns: columns.map((column, at) => ({ name: column, sqlName: sqlColumns[at] ?? '', type: types[at] ?? '' })),
    key,
  }))
}

function inOrderOfNeed(rows: readonly TableRow[]): TableRow[] {
  const ordered = new Map<string, TableRow>()
  while (ordered.size < rows.length) {
    const next = rows.find(({ name, needs }) => !ordered.has(name) && needs.every((needed) => ordered.has(needed)))
    if (!next) throw new Error('Tables refer to each other in a circle.')
    ordered.set(next.name, next)
  }
  return [...ordered.values()]
}
