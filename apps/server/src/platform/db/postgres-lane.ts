import { Pool, type PoolClient } from 'pg'
import { boundedTurns, mostTurns, type Turn, type TurnLimits } from './bounded-turns.ts'
import { currentCaller, waitingSince } from './caller.ts'
import { DbError, DbTooSlowError, DbUnavailableError, DbUnknownOutcomeError } from './errors.ts'
import { session, type Session } from './session.ts'
import type { StatementNames } from './statement-names.ts'
import { rowTypes } from './values.ts'

/** How long to wait for a connection and for the answer to one statement, in ms; 0 is without a limit. */
export type Patience = { connectMs: number; statementMs: number }
export type Lane = {
  withConnection<T>(work: (connection: Session) => Promise<T>): Promise<T>
  connections(): { open: number; idle: number; waiting: number }
  end(): Promise<void>
}

/**
 * PostgreSQL ends a transaction that is idle this long: a hanging server process must not keep rows locked for others.
 */
const IDLE_IN_TRANSACTION_MS = 60_000
/**
 * The server ends a statement that takes too long; if it fails to, this process abandons the statement after this
 * further time.
 */
const GRACE_MS = 1_000
/** A wrong password, no permission, or no such database: another attempt would get the same answer. */
const REFUSALS = new Set(['28P01', '28000', '3D000', '42501'])

/** Connections to PostgreSQL that are opened when needed. */
export function postgresPool(databaseUrl: string, { connectMs, statementMs }: Patience, most: number): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: most,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs === 0 ? 0 : statementMs + GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: 'soundings',
    options: '-c TimeZone=UTC',
    types: rowTypes,
  })
  // A lost connection is replaced when the next query needs one. Without listeners its error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/**
 * A number of connections that callers share, each in its turn.
 * @param cancel asks the server to cancel the running statement of the backend process with this number
 */
export function postgresLane(
  databaseUrl: string,
  patience: Patience,
  limits: Omit<TurnLimits, 'waitMs'>,
  { names, cancel }: { names: StatementNames; cancel: (processId: number) => void },
): Lane {
  const bounds = { ...limits, waitMs: patience.connectMs }
  const turns = boundedTurns(bounds)
  const pool = postgresPool(databaseUrl, patience, mostTurns(bounds))

  async function during<T>(turn: Turn, work: (connection: Session) => Promise<T>): Promise<T> {
    const client = await connect(pool, databaseUrl)
    let lost = false
    try {
      return await work(timed(session(client, names), turn, () => cancel(processIdOf(client))))
    } catch (error) {
      lost = isLost(error)
      throw error
    } finally {
      // A cancel request may arrive after its statement has ended, and must not affect the next one.
      client.release(lost || turn.isGivenUp())
    }
  }

  return {
    async withConnection(work) {
      const caller = currentCaller()
      const turn = await turns.take(caller.account, waitingSince(caller))
      try {
        return await during(turn, work)
      } finally {
        turn.end()
      }
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: turns.waiting() }),
    end: () => pool.end(),
  }
}

function timed(connection: Session, turn: Turn, cancel: () => void): Session {
  return {
    query: (sql, params) => turn.timed(() => connection.query(sql, params), cancel),
    command: (sql) => turn.timed(() => connection.command(sql), cancel),
  }
}

/** The driver knows it from the start of the connection, but its types do not declare it. */
function processIdOf(client: PoolClient): number {
  return (client as PoolClient & { processID: number }).processID
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
  return new DbUnavailableError(`Couldn’t reach PostgreSQL at ${host} (${code ?? message ?? 'no answer'}).`)
}

function isLost(error: unknown): boolean {
  return (
    error instanceof DbUnavailableError || error instanceof DbUnknownOutcomeError || error instanceof DbTooSlowError
  )
}
