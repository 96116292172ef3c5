/**
 * One row as the database returned it: int8, numeric → number; date → 'YYYY-MM-DD'; timestamptz → Date; bytea → Buffer.
 */
export type Row = Record<string, unknown>

export interface Queryable {
  /**
   * Runs one statement of plain SQL. The SQL refers to the values in `params` as $1, $2, …; jsonb values are passed as
   * JSON text.
   */
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>
}

/** A connection inside an open transaction. Functions that write with more than one statement require this type. */
export interface Tx extends Queryable {
  readonly isTransaction: true
}

export interface Db extends Queryable, AsyncDisposable {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Commits when `run` resolves, rolls back when it rejects. On PostgreSQL `run` is repeated after a serialization
   * failure or a deadlock, so it must have no effect outside the transaction. A query on the root handle inside `run`
   * throws `DbUsageError`: it would wait for its own transaction.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Checks whether the database answers, on a reserved connection if there are several. */
  ask?(): Promise<void>
  /** The state of the connection pool, if there is one; `waiting` counts statements without a connection. */
  connections?(): { open: number; idle: number; waiting: number }
}
