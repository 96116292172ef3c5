import { createHash } from 'node:crypto'
import type { Db } from '../apps/server/src/db/port.ts'

/** Rows of one table as JSON, every value exactly as its type prints it. */
export type TableRows = { table: string; rows: string[] }
/** What a table held: the names of its columns then, how many rows, and one hash over all of them. */
export type TablePrint = { table: string; columns: string[]; count: number; hash: string }

/** All tables but the ledger of migrations, those first that others refer to. */
export async function readTables(db: Db): Promise<TableRows[]> {
  const tables: TableRows[] = []
  for (const table of await tableNames(db)) {
    const rows = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} as t`)
    tables.push({ table, rows: rows.map(({ row }) => row) })
  }
  return tables
}

/** Puts rows into the tables that this schema has already, with the columns it has already. */
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

/** How many tables do not hold exactly what they held, in the columns of then. */
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
