import type { ClientBase } from 'pg'
import { DbError, DbTooSlowError, DbUnavailableError, DbUnknownOutcomeError, STATEMENT_ENDED } from './errors.ts'
import type { Queryable, Row, Tx } from './port.ts'
import type { StatementNames } from './statement-names.ts'
import type { TransactionGuard } from './transaction-guard.ts'
import { translateError } from './translate-error.ts'
import { toParams } from './values.ts'

/** One connection; both adapters run their statements here, so that rows and errors are the same. */
export type Session = Queryable & { command(sql: string): Promise<string> }

export function session(client: ClientBase, names: StatementNames): Session {
  async function run(sql: string, params: readonly unknown[]) {
    const name = names.nameOf(sql)
    // Extended mode: one statement per call, even without parameters.
    const statement = { text: sql, values: toParams(params), queryMode: 'extended', ...(name ? { name } : {}) }
    try {
      const result = await client.query(statement)
      names.succeeded(sql)
      return result
    } catch (error) {
      throw translateError(error)
    }
  }
  return {
    query: async <T extends Row>(sql: string, params: readonly unknown[] = []) => (await run(sql, params)).rows as T[],
    command: async (sql) => (await run(sql, [])).command,
  }
}

/** The connection, which gets no further statements once it is lost or has not answered in time. */
export function untilLost(connection: Session): Session {
  let lost = false
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (lost) throw new DbUnavailableError('The connection to the database was lost.')
    try {
      return await question()
    } catch (error) {
      lost = error instanceof DbUnknownOutcomeError
      throw error
    }
  }
  return {
    query: (sql, params) => ask(() => connection.query(sql, params)),
    command: (sql) => ask(() => connection.command(sql)),
  }
}

/**
 * Repeatable read: PostgreSQL then refuses the second of two transactions that read and change the same row, which
 * PGlite can never run in parallel.
 */
const BEGIN = 'begin isolation level repeatable read'

/** Statements that store no data. */
export const READS_ONLY = /^\s*select\b/i
const IN_FAILED_TRANSACTION = '25P02'

/** Attempts a transaction once. */
export async function transact<T>(
  connection: Session,
  guard: TransactionGuard,
  body: (tx: Tx) => Promise<T>,
): Promise<T> {
  await nothingStored(connection.command(BEGIN))
  const result = await guard
    .run({ query: (sql, params) => nothingStored(connection.query(sql, params)) }, (tx) => body(tx))
    .catch(async (error: unknown) => {
      // A lost connection need not be rolled back: the server does it. The first error explains the cause.
      await connection.command('rollback').catch(() => undefined)
      throw error
    })
  // If a statement of the transaction has failed, PostgreSQL answers COMMIT by rolling back, without an error.
  if ((await connection.command('commit')) === 'ROLLBACK') {
    throw new DbError('A statement failed inside the transaction, so nothing was stored.', IN_FAILED_TRANSACTION)
  }
  return result
}

/** Runs one statement outside of a transaction. */
export async function single<T extends Row>(
  connection: Session,
  sql: string,
  params: readonly unknown[] | undefined,
): Promise<T[]> {
  const rows = connection.query<T>(sql, params)
  return READS_ONLY.test(sql) ? nothingStored(rows) : rows
}

/** A connection that is lost before a commit, or during a read, has certainly stored nothing. */
async function nothingStored<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DbUnknownOutcomeError)) throw error
    if (error.code === STATEMENT_ENDED) throw new DbTooSlowError()
    throw new DbUnavailableError('The connection to the database was lost.')
  }
}
