import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { startServer, type Server } from '../e2e/fixtures/server.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** A server with its own database, which is deleted with it. */
export type ProvedServer = AsyncDisposable & { server: Server; databaseUrl: string | null }

/** The URL of PostgreSQL; each proof creates its own database there. */
const POSTGRES_URL = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Starts a server without development accounts, on the embedded database or on a new PostgreSQL database. */
export async function serverOn(
  kind: DatabaseKind,
  environment: Readonly<Record<string, string>> = {},
): Promise<ProvedServer> {
  if (kind === 'embedded') {
    const server = await startServer({ DEV_LOGIN: 'off', LOG_LEVEL: 'warn', ...environment })
    return { server, databaseUrl: null, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
  }
  const database = await newDatabase()
  const server = await startServer({
    DEV_LOGIN: 'off',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    ...environment,
  })
  return {
    server,
    databaseUrl: database.url,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** An empty PostgreSQL database, dropped at the end. */
export async function newDatabase(): Promise<AsyncDisposable & { url: string }> {
  const name = `soundings_prove_${randomBytes(6).toString('hex')}`
  await onPostgres((client) => client.query(`create database ${name}`))
  return {
    url: Object.assign(new URL(POSTGRES_URL), { pathname: `/${name}` }).href,
    [Symbol.asyncDispose]: () => onPostgres((client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** Runs statements as the superuser, outside of the proofs’ databases. */
export async function onPostgres(work: (client: Client) => Promise<unknown>, url = POSTGRES_URL): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
