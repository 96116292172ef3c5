import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDb } from '../../../apps/server/src/platform/db/open-db.ts'
import type { Db } from '../../../apps/server/src/platform/db/port.ts'
import { startServer, type Server } from '../../e2e/fixtures/server.ts'
import { SECRET } from './journals.ts'
import { startBareServer } from './start-bare-server.ts'

const POSTGRES_URL = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A database for one benchmark, deleted with it. No server runs on it while it is open or copied. */
export type ScratchDatabase = AsyncDisposable & {
  readonly kind: 'pglite' | 'postgres'
  open(): Promise<Db>
  copy(): Promise<ScratchDatabase>
  /** Starts the real server on this database, with production settings. */
  serve(environment?: Readonly<Record<string, string>>): Promise<Server>
  /** Starts the bare server on this database. */
  serveBare(): Promise<AsyncDisposable & { origin: string }>
}

const SETTINGS = { SECRET_KEY: SECRET.toString('base64'), DEV_LOGIN: 'off', LOG_LEVEL: 'info' }

/** A scratch database in the local PostgreSQL, or on the server in TEST_POSTGRES_URL. */
export async function postgresDatabase(template?: string): Promise<ScratchDatabase> {
  const name = `soundings_bench_${randomBytes(4).toString('hex')}`
  await administer(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(POSTGRES_URL)
  url.pathname = name
  return {
    kind: 'postgres',
    open: () => openDb({ databaseUrl: url.href }),
    copy: () => postgresDatabase(name),
    serve: (environment) => startServer({ ...SETTINGS, DATABASE_URL: url.href, ...environment }),
    serveBare: () => startBareServer('postgres', url.href),
    [Symbol.asyncDispose]: () => administer(`drop database ${name} with (force)`),
  }
}

/** An embedded scratch database in its own folder. */
export async function embeddedDatabase(template?: string): Promise<ScratchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soundings-bench-'))
  if (template) await cp(template, dataDir, { recursive: true })
  return {
    kind: 'pglite',
    open: () => openDb({ dataDir }),
    copy: () => embeddedDatabase(dataDir),
    serve: (environment) => startServer({ ...SETTINGS, DATA_DIR: dataDir, ...environment }),
    serveBare: () => startBareServer('pglite', dataDir),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
