import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrate, readMigrations, type Migration } from '#server/platform/db/migrate.ts'
import type { Db } from '#server/platform/db/port.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import type { TestDatabaseChoice } from './test-database-choice.ts'

const DATABASE_PREFIX = 'soundings_test_'
const TEMPLATE_PREFIX = 'soundings_template_'
/** Advisory lock: one process creates the template while the others wait. An arbitrary number, the same everywhere. */
const TEMPLATE_LOCK = 7_311_220
/** Databases left by a killed run are dropped when they are older than any run takes. */
const LEFTOVER_SECONDS = 3600

/** This worker’s migrated database, copied from a template that is created once for these migrations. */
export async function newPostgresTestDatabase({ postgresUrl, run }: TestDatabaseChoice): Promise<Db> {
  const migrations = await readMigrations()
  const name = newName(run)
  await administer(postgresUrl, async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const template = await ensureTemplate(server, postgresUrl, migrations)
    await server.query(`create database ${name} template ${template}`)
  })
  return openPostgres(urlOf(postgresUrl, name))
}

/** A database of one test, without tables. */
export async function newEmptyPostgresDatabase({
  postgresUrl,
  run,
}: TestDatabaseChoice): Promise<AsyncDisposable & { url: string }> {
  const name = newName(run)
  await administer(postgresUrl, (server) => server.query(`create database ${name}`))
  return {
    url: urlOf(postgresUrl, name),
    async [Symbol.asyncDispose]() {
      await administer(postgresUrl, (server) => server.query(`drop database ${name} with (force)`))
    },
  }
}

/** Marks the databases of one run with the time in seconds, by which old ones are recognized. */
export function newRunName(nowMs: number): string {
  return `${Math.floor(nowMs / 1000)}_${randomBytes(3).toString('hex')}`
}

export async function dropRun({ postgresUrl, run }: TestDatabaseChoice): Promise<void> {
  await administer(postgresUrl, (server) => drop(server, (name) => name.startsWith(`${DATABASE_PREFIX}${run}_`)))
}

/** Drops the databases of killed runs, and the templates of other migrations. */
export async function dropLeftovers(postgresUrl: string, nowMs: number): Promise<void> {
  const current = templateName(await readMigrations())
  await administer(postgresUrl, (server) =>
    drop(server, (name) => {
      if (name.startsWith(TEMPLATE_PREFIX)) return name !== current
      const startedAt = Number(name.slice(DATABASE_PREFIX.length).split('_')[0])
      return nowMs / 1000 - startedAt > LEFTOVER_SECONDS
    }),
  )
}

/** A connection to the server’s maintenance database. */
async function administer<T>(postgresUrl: string, work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: postgresUrl, connectionTimeoutMillis: 5_000 })
  try {
    await server.connect()
  } catch (error) {
    const { host } = new URL(postgresUrl)
    throw new Error(`The tests need PostgreSQL at ${host} (TEST_POSTGRES_URL), which does not answer.`, {
      cause: error,
    })
  }
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

async function ensureTemplate(server: Client, postgresUrl: string, migrations: readonly Migration[]): Promise<string> {
  const name = templateName(migrations)
  const known = await server.query('select 1 from pg_database where datname = $1', [name])
  if (known.rowCount === 1) return name
  const unfinished = `${name}_new`
  await server.query(`drop database if exists ${unfinished}`)
  await server.query(`create database ${unfinished}`)
  await migrateOnce(urlOf(postgresUrl, unfinished), migrations)
  await server.query(`alter database ${unfinished} rename to ${name}`)
  return name
}

async function migrateOnce(databaseUrl: string, migrations: readonly Migration[]): Promise<void> {
  await using db = openPostgres(databaseUrl)
  await migrate(db, migrations)
}

/** Drops test databases, even if workers have not closed their connections. */
async function drop(server: Client, isUnwanted: (name: string) => boolean): Promise<void> {
  const { rows } = await server.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1) or starts_with(datname, $2)',
    [DATABASE_PREFIX, TEMPLATE_PREFIX],
  )
  for (const { name } of rows) {
    if (isUnwanted(name)) await server.query(`drop database if exists ${name} with (force)`)
  }
}

function newName(run: string): string {
  return `${DATABASE_PREFIX}${run}_${randomBytes(4).toString('hex')}`
}

function templateName(migrations: readonly Migration[]): string {
  const checksums = migrations.map(({ checksum }) => checksum).join()
  return `${TEMPLATE_PREFIX}${createHash('sha256').update(checksums).digest('hex').slice(0, 16)}`
}

function urlOf(postgresUrl: string, database: string): string {
  return Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href
}
