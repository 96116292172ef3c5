import { printedBytes } from '#server/platform/bytes.ts'
import type { Db, Queryable } from '#server/platform/db/port.ts'
import { readTables, type Table } from './tables.store.ts'

/** A migration as recorded in the database. */
export type AppliedMigration = { name: string; checksum: string }

/** One row: a value per column, as the database prints it; null for no value. */
export type RowValues = readonly (string | null)[]

/** Everything in the database at one moment; a table comes before the tables that refer to it. */
export type Snapshot = {
  migrations: readonly AppliedMigration[]
  tables: readonly Table[]
  /** The rows of each table, ordered by key. They can be read only once, table by table. */
  rows(table: Table): AsyncIterable<RowValues>
}

/**
 * The possible numbers of rows per fetch. Each number needs its own prepared statement, and a server limits those, so
 * there are few.
 */
const BATCHES = [100, 10, 1] as const
/** The most bytes that a batch may have, calculated as its number of rows times the longest row. */
const BATCH_BYTES = 4 * 1_048_576
const BYTEA = 'bytea'

/** Makes a value’s text independent of the settings of this server or user. */
const PRINT_SETTINGS = `select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
  set_config('extra_float_digits', '1', true), set_config('intervalstyle', 'postgres', true)`

/**
 * Reads the database as it was at one moment, while others continue to write. PostgreSQL does this with a transaction.
 * The embedded database has a single session, which a transaction would block until the last row is read. There, a
 * cursor "with hold" copies the rows to a file in the statement that ends the transaction, and is then read between the
 * statements of others.
 */
export async function withSnapshot<T>(db: Db, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  if (db.kind === 'postgres') return db.transaction(async (tx) => read(shown(tx, await openSnapshot(tx, ''))))
  const opened = await db.transaction((tx) => openSnapshot(tx, 'with hold'))
  try {
    return await read(shown(db, opened))
  } finally {
    for (const [index] of opened.tables.entries()) await db.query(`close ${cursorOf(index)}`)
  }
}

type Opened = Omit<Snapshot, 'rows'> & { sizes: readonly Size[] }
type Size = { rows: number; largest: number }

async function openSnapshot(tx: Queryable, hold: '' | 'with hold'): Promise<Opened> {
  await tx.query(PRINT_SETTINGS)
  const migrations = await tx.query<AppliedMigration>('select name, checksum from schema_migrations order by name')
  const tables = await readTables(tx)
  const sizes = await tx.query<Size>(sizesOf(tables))
  for (const [index, table] of tables.entries()) {
    await tx.query(`declare ${cursorOf(index)} no scroll cursor ${hold} for ${rowsOf(table)}`)
  }
  return { migrations, tables, sizes }
}

function sizesOf(tables: readonly Table[]): string {
  const parts = tables.map(({ sqlName, columns }, index) => {
    const bytes = columns.map(({ sqlName: column, type }) =>
      type === BYTEA ? `coalesce(octet_length(${column}), 0)` : '0',
    )
    return `select ${index} as t, count(*) as rows, coalesce(max(${bytes.join(' + ')}), 0) as largest from ${sqlName}`
  })
  return `select rows, largest from (${parts.join(' union all ')}) s order by t`
}

/** One cursor per table: a single cursor for all would copy everything before its first row could be read. */
function cursorOf(index: number): string {
  return `backup_rows_${index}`
}

/** The rows, ordered by key. Bytes have separate columns, because as text they would be twice as long. */
function rowsOf({ sqlName, columns, key }: Table): string {
  const texts = columns.flatMap(({ sqlName: column, type }) => (type === BYTEA ? [] : [`${column}::text`]))
  const bytes = columns.flatMap(({ sqlName: column, type }) => (type === BYTEA ? [column] : []))
  const named = bytes.map((column, place) => `${column} as b${place}`)
  const order = key.length > 0 ? ` order by ${key.map((column) => `${sqlName}.${column}`).join(', ')}` : ''
  return `select ${[`json_build_array(${texts.join(', ')})::text as texts`, ...named].join(', ')} from ${sqlName}${order}`
}

type FetchedRow = { texts: string } & Record<`b${number}`, Buffer | null>

function shown(db: Queryable, { migrations, tables, sizes }: Opened): Snapshot {
  async function* rows(table: Table): AsyncGenerator<RowValues> {
    const index = tables.indexOf(table)
    const size = sizes[index] ?? { rows: 0, largest: 0 }
    for (let left = size.rows; left > 0;) {
      const batch = BATCHES.find((rows) => rows <= left && rows * size.largest <= BATCH_BYTES) ?? 1
      const fetched = await db.query<FetchedRow>(`fetch ${batch} from ${cursorOf(index)}`)
      if (fetched.length !== batch) throw new Error('The database did not return as many rows as it had counted.')
      for (const row of fetched) yield valuesOf(table, row)
      left -= batch
    }
  }
  return { migrations, tables, rows }
}

function valuesOf({ columns }: Table, row: FetchedRow): RowValues {
  const texts = JSON.parse(row.texts) as (string | null)[]
  let text = 0
  let place = 0
  return columns.map(({ type }) => {
    if (type !== BYTEA) return texts[text++] ?? null
    const bytes = row[`b${place++}`]
    return bytes ? printedBytes(bytes) : null
  })
}
