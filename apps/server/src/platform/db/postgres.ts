import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentCaller } from './caller.ts'
import { DbError, DbUnavailableError } from './errors.ts'
import type { Db, Row, Tx } from './port.ts'
import { postgresLane, postgresPool, type Patience } from './postgres-lane.ts'
import { single, transact, untilLost } from './session.ts'
import { statementNames } from './statement-names.ts'
import { transactionGuard } from './transaction-guard.ts'

export const MAX_CONNECTIONS = 10
const CONNECT_MS = 5_000
/** A request waits at most this long for one statement; a person would not wait longer either. */
const STATEMENT_MS = 5_000
/** The longest time for a statement of imports, archives and other slow work, or of hourly maintenance. */
const HEAVY_STATEMENT_MS = 30_000
/** Ordinary statements take a few ms; a commit on a busy disk can take a hundred. */
const ORDINARY = { most: MAX_CONNECTIONS, mostAside: MAX_CONNECTIONS, slowMs: 200, giveUpMs: 500, stuckMs: 1_000 }
const HEAVY = { most: 4, mostAside: 4, slowMs: 5_000, giveUpMs: 10_000, stuckMs: 10_000 }
const NEVER = { slowMs: Infinity, giveUpMs: Infinity, stuckMs: Infinity }
/** Limits for the reserved connection that checks the database and cancels statements. */
const CONTROL: Patience = { connectMs: 1_500, statementMs: 1_500 }

/** The most attempts at a transaction that the server asks to repeat, or that never reached it. */
const MAX_ATTEMPTS = 10
const FIRST_BACKOFF_MS = 10
const LONGEST_BACKOFF_MS = 500
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/**
 * PostgreSQL through connections that are opened when needed: some for ordinary requests, some for heavy work, and a
 * reserved one.
 */
export function openPostgres(databaseUrl: string, patience: Partial<Patience> = {}): Db {
  const { connectMs = CONNECT_MS, statementMs } = patience
  const control = postgresPool(databaseUrl, CONTROL, 1)
  const shared = {
    names: statementNames(),
    cancel: (processId: number) =>
      void control.query('select pg_cancel_backend($1)', [processId]).catch(() => undefined),
  }
  // Without a limit on statements, none is canceled.
  const bounds = statementMs === 0 ? NEVER : {}
  const lane = (ms: number, limits: typeof ORDINARY) =>
    postgresLane(databaseUrl, { connectMs, statementMs: statementMs ?? ms }, { ...limits, ...bounds }, shared)
  const ordinary = lane(STATEMENT_MS, ORDINARY)
  const heavy = lane(HEAVY_STATEMENT_MS, HEAVY)
  const current = () => (currentCaller().isHeavy ? heavy : ordinary)
  const guard = transactionGuard()

  return {
    kind: 'postgres',

    async query<T extends Row>(sql: string, params?: readonly unknown[]) {
      guard.assertOutside()
      return repeated(connectMs, () => current().withConnection((connection) => single<T>(connection, sql, params)))
    },

    async transaction<T>(run: (tx: Tx) => Promise<T>) {
      guard.assertOutside()
      return repeated(connectMs, () =>
        current().withConnection((connection) => transact(untilLost(connection), guard, run)),
      )
    },

    async ask() {
      await control.query('select 1 as ready')
    },

    connections() {
      const [one, other] = [ordinary.connections(), heavy.connections()]
      return { open: one.open + other.open, idle: one.idle + other.idle, waiting: one.waiting + other.waiting }
    },

    async [Symbol.asyncDispose]() {
      await Promise.all([ordinary.end(), heavy.end(), control.end()])
    },
  }
}

/** Repeats work that had no effect: refused because of other transactions, or never executed. */
async function repeated<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isGone = error instanceof DbUnavailableError && performance.now() - startedAt >= patienceMs
      if (attempt === MAX_ATTEMPTS || isGone || !isRepeatable(error)) throw error
    }
    const longest = Math.min(FIRST_BACKOFF_MS * 2 ** attempt, LONGEST_BACKOFF_MS)
    await sleep(randomInt(FIRST_BACKOFF_MS, longest + 1))
  }
}

function isRepeatable(error: unknown): boolean {
  if (error instanceof DbUnavailableError) return true
  return error instanceof DbError && (error.code === SERIALISATION_FAILURE || error.code === DEADLOCK)
}
