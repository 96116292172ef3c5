import { AdminRefusal } from '#server/admin/refusal.ts'
import type { Migration } from '#server/db/migrate.ts'
import type { Queryable, Tx } from '#server/db/port.ts'
import type { TableLine } from './backup-format.ts'
import type { RowValues } from './snapshot.store.ts'
import { readTables, type Table } from './tables.store.ts'

/** Rows that are stored in one statement, and characters after which it is sent before. */
const BATCH_ROWS = 200
const BATCH_CHARACTERS = 4_000_000

/** True when there is a row in any table. */
export async function holdsRows(db: Queryable): Promise<boolean> {
  const tables = await readTables(db)
  if (tables.length === 0) return false
  const [found] = await db.query<{ holds: boolean }>(
    `select ${tables.map(({ sqlName }) => `exists (select 1 from ${sqlName})`).join(' or ')} as holds`,
  )
  return found?.holds ?? false
}

/** How many other connections of Soundings are on this database now; idle servers close theirs. */
export async function otherConnections(db: Queryable): Promise<number> {
  const [found] = await db.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and application_name = 'soundings' and pid <> pg_backend_pid()`,
  )
  return found?.others ?? 0
}

/**
 * Drops every table, with the list of migrations.
 * @throws AdminRefusal when there are tables that no migration made: the database is not ours alone
 */
export async function dropTables(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  const statements = migrations.flatMap((migration) => migration.statements)
  const ours = new Set(statements.map((statement) => /^create table (\w+)/i.exec(statement)?.[1]))
  const tables = await readTables(tx)
  if (tables.some(({ name }) => !ours.has(name))) {
    throw new AdminRefusal('This database holds tables that are not of Soundings. Restore into a database of its own.')
  }
  for (const { sqlName } of tables.toReversed()) await tx.query(`drop table ${sqlName}`)
  await tx.query('drop table schema_migrations')
}

/** Ends every session and every sign-in link. */
export async function endAccess(tx: Tx): Promise<void> {
  for (const table of ['sessions', 'login_links', 'login_codes']) await tx.query(`delete from ${table}`)
}

/** Stores rows table by table, many in a statement. The tables are there and empty. */
export function loader(tx: Tx) {
  let tables: readonly Table[] = []
  let current: Table | null = null
  let rows: RowValues[] = []
  let characters = 0

  async function flush(): Promise<void> {
    if (!current || rows.length === 0) return
    const loading = rows
    rows = []
    characters = 0
    await tx.query(
      insertInto(current),
      current.columns.map((_, column) => loading.map((row) => row[column] ?? null)),
    )
  }

  return {
    /** @throws AdminRefusal when the table is another one here */
    async table(line: TableLine): Promise<void> {
      await flush()
      if (tables.length === 0) tables = await readTables(tx)
      current = tables.find(({ name }) => name === line.table) ?? null
      if (current && current.columns.map(({ name }) => name).join() === line.columns.join()) return
      throw new AdminRefusal('The backup holds a table that its schema does not have. Nothing was restored.')
    },
    async row(row: RowValues): Promise<void> {
      rows.push(row)
      for (const value of row) characters += value?.length ?? 0
      if (rows.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
    },
    end: flush,
  }
}

/** Every value goes in as PostgreSQL has printed it, and its type reads it. */
function insertInto({ sqlName, columns }: Table): string {
  const names = columns.map(({ sqlName: column }) => column).join(', ')
  const values = columns.map(({ type }, index) => `r.c${index}::${type}`).join(', ')
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const places = columns.map((_, index) => `c${index}`).join(', ')
  return `insert into ${sqlName} (${names}) select ${values} from unnest(${arrays}) as r(${places})`
}
