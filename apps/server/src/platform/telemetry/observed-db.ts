import type { Db, Row, Tx } from '#server/platform/db/port.ts'
import { statementOf } from './statement-of.ts'
import type { Telemetry } from './telemetry.ts'

const TRANSACTION = { operation: 'transaction', table: null }

/** Reports every statement. A statement’s time includes the wait for a connection. */
export function observedDb(db: Db, telemetry: Telemetry): Db {
  return {
    ...db,
    query: <T extends Row>(sql: string, params?: readonly unknown[]) =>
      telemetry.statement(statementOf(sql), () => db.query<T>(sql, params)),
    transaction: (run) =>
      telemetry.statement(TRANSACTION, () => db.transaction((transaction) => run(observedTx(transaction, telemetry)))),
  }
}

function observedTx(transaction: Tx, telemetry: Telemetry): Tx {
  return {
    isTransaction: true,
    query: <T extends Row>(sql: string, params?: readonly unknown[]) =>
      telemetry.statement(statementOf(sql), () => transaction.query<T>(sql, params)),
  }
}
