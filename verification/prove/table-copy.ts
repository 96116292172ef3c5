import { createHash } from 'node:crypto'
import type { Db } from '../../apps/server/src/platform/db/port.ts'

/** Rows of one table as JSON, with each value exactly as its type prints it. */
export type TableRows = { table: string; rows: string[] }
/** The content of a table: its column names at the time, the number of rows, and one hash over all of them. */
export type TablePrint = { table: string; columns: string[]; count: number; hash: string }

/** All tables except the list of migrations, each before the tables that refer to it. */
export async function readTables(db: Db): Promise<TableRows[]> {
  const tables: TableRows[] = []
  for (const table of await tableNames(db)) {
    const rows = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} as t`)
    tables.push({ table, rows: rows.map(({ row }) => row) })
  }
  return tables
}

/** Inserts rows into the tables and columns that this schema already has. */
export async function fillTables(db: Db, tables: readonly TableRows[]): Promise<void> {
  const known = new Set(await tableNames(db))
  for (const { table, rows } of tables.filter(({ table: name }) => known.has(name))) {
    const columns = (await columnNames(db, table)).join(', ')
    const given = `jsonb_populate_recordset(null::${table}, $1::jsonb)`
    await db.query(`insert into ${table} (${columns}) select ${columns} from ${given}`, [`[${rows.join(',')}]`])
  }
}

/** @param leftOut columns that may change, such as `entries.body_sealed` */
export async function printTables(db: Db, leftOut: readonly string[]): Promise<TablePrint[]> {
  const prints: TablePrint[] = []
  for (const table of await tableNames(db)) {
    const columns = (await columnNames(db, table)).filter((column) => !leftOut.includes(`${table}.${column}`))
    prints.push({ table, columns, ...(await printOf(db, table, columns)) })
  }
  return prints
}

/** The number of tables whose content in the earlier columns has changed. */
export async function countChanged(db: Db, before: readonly TablePrint[]): Promise<number> {
  let changed = 0
  for (const { table, columns, count, hash } of before) {
    const now = await printOf(db, table, columns)
    if (now.count !== count || now.hash !== hash) changed++
  }
  return changed
}

async function printOf(db: Db, table: string, columns: readonly string[]): Promise<{ count: number; hash: string }> {
  const rows = await db.query<{ row: string }>(
    `select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any($1::text[]))::text as row
     from ${table} as t order by 1`,
    [columns],
  )
  const hash = createHash('sha256')
  for (const { row } of rows) hash.update(row).update('\n')
  return { count: rows.length, hash: hash.digest('hex') }
}

async function tableNames(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations' order by oid`,
  )
  return rows.map(({ name }) => name)
}

async function columnNames(db: Db, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return rows.map(({ name }) => name)
}
