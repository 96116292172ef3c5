import { AdminRefusal } from '#server/ops/admin/refusal.ts'
import type { Migration } from '#server/platform/db/migrate.ts'
import type { Queryable, Tx } from '#server/platform/db/port.ts'
import type { TableLine } from './backup-format.ts'
import type { RowValues } from './snapshot.store.ts'
import { readTables, type Table } from './tables.store.ts'

/** The number of rows per insert statement, and the number of characters after which a statement is sent with fewer. */
const BATCH_ROWS = 200
const BATCH_CHARACTERS = 4_000_000

/** True when any table contains a row. */
export async function holdsRows(db: Queryable): Promise<boolean> {
  const tables = await readTables(db)
  if (tables.length === 0) return false
  const [found] = await db.query<{ holds: boolean }>(
    `select ${tables.map(({ sqlName }) => `exists (select 1 from ${sqlName})`).join(' or ')} as holds`,
  )
  return found?.holds ?? false
}

/** The number of other Soundings connections to this database; an idle server closes its own. */
export async function otherConnections(db: Queryable): Promise<number> {
  const [found] = await db.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and application_name = 'soundings' and pid <> pg_backend_pid()`,
  )
  return found?.others ?? 0
}

/**
 * Drops every table, including the list of migrations.
 * @throws AdminRefusal when there are tables that no migration created, because other software may use the database
 */
export async function dropTables(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  const statements = migrations.flatMap((migration) => migration.statements)
  const ours = new Set(statements.map((statement) => /^create table (\w+)/i.exec(statement)?.[1]))
  const tables = await readTables(tx)
  if (tables.some(({ name }) => !ours.has(name))) {
    throw new AdminRefusal(
      'This database contains tables that do not belong to Soundings. Restore into a separate database.',
    )
  }
  for (const { sqlName } of tables.toReversed()) await tx.query(`drop table ${sqlName}`)
  await tx.query('drop table schema_migrations')
}

/** Deletes all sessions and sign-in links. */
export async function endAccess(tx: Tx): Promise<void> {
  for (const table of ['sessions', 'login_links', 'login_codes']) await tx.query(`delete from ${table}`)
}

/** Inserts rows table by table, many per statement. The tables exist and are empty. */
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
    /** @throws AdminRefusal when the table in the database is different */
    async table(line: TableLine): Promise<void> {
      await flush()
      if (tables.length === 0) tables = await readTables(tx)
      current = tables.find(({ name }) => name === line.table) ?? null
      if (current && current.columns.map(({ name }) => name).join() === line.columns.join()) return
      throw new AdminRefusal('The backup contains a table that is not in its schema. Nothing was restored.')
    },
    async row(row: RowValues): Promise<void> {
      rows.push(row)
      for (const value of row) characters += value?.length ?? 0
      if (rows.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
    },
    end: flush,
  }
}

/** Every value is sent as the text that PostgreSQL printed, and its type parses it. */
function insertInto({ sqlName, columns }: Table): string {
  const names = columns.map(({ sqlName: column }) => column).join(', ')
  const values = columns.map(({ type }, index) => `r.c${index}::${type}`).join(', ')
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const places = columns.map((_, index) => `c${index}`).join(', ')
  return `insert into ${sqlName} (${names}) select ${values} from unnest(${arrays}) as r(${places})`
}
