import type { Db, Row, Tx } from '#server/db/port.ts'
import { statementOf } from './statement-of.ts'
import type { Watcher } from './watcher.ts'

const TRANSACTION = { operation: 'transaction', table: null }

/** The same database under the eyes of a watcher. Waiting for a connection belongs to a statement's time. */
export function watchedDb(db: Db, watcher: Watcher): Db {
  return {
    ...db,
    query: <T extends Row>(sql: string, params?: readonly unknown[]) =>
      watcher.statement(statementOf(sql), () => db.query<T>(sql, params)),
    transaction: (run) =>
      watcher.statement(TRANSACTION, () => db.transaction((transaction) => run(watchedTx(transaction, watcher)))),
  }
}

function watchedTx(transaction: Tx, watcher: Watcher): Tx {
  return {
    isTransaction: true,
    query: <T extends Row>(sql: string, params?: readonly unknown[]) =>
      watcher.statement(statementOf(sql), () => transaction.query<T>(sql, params)),
  }
}
