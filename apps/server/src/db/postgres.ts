import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient } from 'pg'
import { DbError, DbUnavailableError, DbUnknownOutcomeError } from './errors.ts'
import type { Db, Row, Tx } from './port.ts'
import { session, single, transact, untilLost, type Session } from './session.ts'
import { statementNames } from './statement-names.ts'
import { transactionGuard } from './transaction-guard.ts'
import { rowTypes } from './values.ts'

export const MAX_CONNECTIONS = 10
/** How long is waited for a connection, and for the answer to one statement (0: for ever), in ms. */
type Patience = { connectMs: number; statementMs: number }
/** A database that stands still must not keep everybody waiting; no statement of a request takes as long. */
const PATIENCE: Patience = { connectMs: 5_000, statementMs: 30_000 }
/** A server that hangs inside a transaction must not keep its rows locked for others. */
const IDLE_IN_TRANSACTION_MS = 60_000
/** Attempts at one piece of work that the server asks to repeat, or that never reached it. */
const MAX_ATTEMPTS = 10
const FIRST_BACKOFF_MS = 10
const LONGEST_BACKOFF_MS = 500
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** Wrong password, not allowed, no such database: another attempt meets the same answer. */
const REFUSALS = new Set(['28P01', '28000', '3D000', '42501'])

/** PostgreSQL through a pool of connections; they are opened when needed. */
export function openPostgres(databaseUrl: string, patience: Partial<Patience> = {}): Db {
  const { connectMs, statementMs } = { ...PATIENCE, ...patience }
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: 'soundings',
    options: '-c TimeZone=UTC',
    types: rowTypes,
  })
  // A connection that drops is replaced when the next query asks for one. Without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const names = statementNames()
  const guard = transactionGuard()

  async function withConnection<T>(work: (connection: Session) => Promise<T>): Promise<T> {
    const client = await connect(pool, databaseUrl)
    let lost = false
    try {
      return await work(session(client, names))
    } catch (error) {
      lost = isLost(error)
      throw error
    } finally {
      client.release(lost)
    }
  }

  return {
    kind: 'postgres',

    async query<T extends Row>(sql: string, params?: readonly unknown[]) {
      guard.assertOutside()
      return repeated(connectMs, () => withConnection((connection) => single<T>(connection, sql, params)))
    },

    async transaction<T>(run: (tx: Tx) => Promise<T>) {
      guard.assertOutside()
      return repeated(connectMs, () => withConnection((connection) => transact(untilLost(connection), guard, run)))
    },

    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),

    [Symbol.asyncDispose]: () => pool.end(),
  }
}

async function connect(pool: Pool, databaseUrl: string): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw notConnected(error, databaseUrl)
  }
}

/** Names the server and the reason, never the password. */
function notConnected(error: unknown, databaseUrl: string): DbError {
  const { code, message } = error as { code?: string; message?: string }
  const { host } = new URL(databaseUrl)
  if (code !== undefined && REFUSALS.has(code)) {
    return new DbError(`PostgreSQL at ${host} refuses the connection (${code}): ${message}`, code)
  }
  return new DbUnavailableError(`PostgreSQL at ${host} cannot be reached (${code ?? message ?? 'no answer'}).`)
}

/** Repeats work that left nothing behind: refused for the sake of others, or never carried out. */
async function repeated<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isGone = error instanceof DbUnavailableError && performance.now() - startedAt >= patienceMs
      if (attempt === MAX_ATTEMPTS || isGone || !isWorthRepeating(error)) throw error
    }
    const longest = Math.min(FIRST_BACKOFF_MS * 2 ** attempt, LONGEST_BACKOFF_MS)
    await sleep(randomInt(FIRST_BACKOFF_MS, longest + 1))
  }
}

function isWorthRepeating(error: unknown): boolean {
  if (error instanceof DbUnavailableError) return true
  return error instanceof DbError && (error.code === SERIALISATION_FAILURE || error.code === DEADLOCK)
}

function isLost(error: unknown): boolean {
  return error instanceof DbUnavailableError || error instanceof DbUnknownOutcomeError
}
