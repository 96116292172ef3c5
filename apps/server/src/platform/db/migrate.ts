import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { DbConflictError, DbError } from './errors.ts'
import type { Db, Queryable, Tx } from './port.ts'

type Recorded = { name: string; checksum: string }
export type Migration = { name: string; statements: readonly string[]; checksum: string }

const MIGRATIONS_FOLDER = new URL('./migrations/', import.meta.url)
const MIGRATION_NAME = /^(\d{4}_[a-z0-9_]+)\.sql$/

/** The migrations of this version, in the order of their numbers. */
export async function readMigrations(folder: URL = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const name = MIGRATION_NAME.exec(file)?.[1]
      if (name === undefined) throw new DbError(`The migration ${file} is not named like 0001_accounts.sql.`)
      const sql = await readFile(new URL(file, folder), 'utf8')
      return { name, statements: statementsOf(sql), checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** A statement ends with `;` at the end of a line. Lines that begin with `--` are left out. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/**
 * Migrates the database to this version, each migration in a transaction of its own. Any number of processes may start
 * at once: one applies the migrations, and the others wait for it and find nothing to do.
 * @throws DbError when a recorded migration was changed, or when the database is newer than this version
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  // On a distributed database a lock needs every node; a start without missing migrations must not take it.
  if (await isUpToDate(db, migrations)) return
  await ensureLedger(db)
  while (await db.transaction((tx) => applyNext(tx, migrations))) {
    // Loops once for each migration.
  }
}

/** Like `migrate`, but inside one transaction: for a database that no other process uses yet. */
export async function migrateWithin(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await ensureLedger(tx)
  while (await applyNext(tx, migrations)) {
    // Loops once for each migration.
  }
}

/** Checks that every migration is recorded; changes nothing. @throws DbError like `migrate` */
export async function isUpToDate(db: Queryable, migrations: readonly Migration[]): Promise<boolean> {
  const [ledger] = await db.query<{ there: boolean }>("select to_regclass('schema_migrations') is not null as there")
  return ledger?.there === true && nextOf(await recordedIn(db), migrations) === undefined
}

/** The migrations that a database records, in order. */
export function recordedIn(db: Queryable): Promise<Recorded[]> {
  return db.query<Recorded>('select name, checksum from schema_migrations order by name')
}

async function ensureLedger(db: Queryable): Promise<void> {
  try {
    await db.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
  } catch (error) {
    // "If not exists" does not see a table that another process creates at the same moment.
    if (!(error instanceof DbConflictError)) throw error
  }
}

/** Applies the first missing migration; false when there is none. */
async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<boolean> {
  // The lock must be the first statement: it takes no snapshot, so the next ones see what the previous process has
  // stored.
  await tx.query('lock table schema_migrations in exclusive mode')
  const next = nextOf(await recordedIn(tx), migrations)
  if (!next) return false
  for (const statement of next.statements) await tx.query(statement)
  await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [next.name, next.checksum])
  return true
}

function nextOf(recorded: readonly Recorded[], migrations: readonly Migration[]): Migration | undefined {
  for (const [index, { name, checksum }] of recorded.entries()) {
    const migration = migrations[index]
    if (!migration || migration.name !== name) {
      throw new DbError(
        `The database has the migration ${name}, which this version does not know. Start a newer version.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new DbError(`The migration ${name} was changed after it had been applied. Restore it and add a new one.`)
    }
  }
  return migrations[recorded.length]
}
