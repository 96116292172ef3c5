import { AsyncLocalStorage } from 'node:async_hooks'
import { DbUsageError } from './errors.ts'
import type { Queryable, Row, Tx } from './port.ts'

/**
 * Tracks, along the asynchronous calls, whether a transaction of this database is open. A query on the root handle
 * inside one would wait for that transaction permanently on one session, and run outside it on a pool.
 */
export function transactionGuard() {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  return {
    assertOutside(): void {
      if (current.getStore()?.open !== true) return
      throw new DbUsageError('The root database handle was used inside a transaction. Use the tx that it was given.')
    },

    /** Runs the body of a transaction; its handle works only until the body ends. */
    async run<T>(session: Queryable, body: (tx: Tx) => Promise<T>): Promise<T> {
      const state = { open: true }
      const tx: Tx = {
        isTransaction: true,
        async query<R extends Row>(sql: string, params?: readonly unknown[]) {
          if (!state.open) throw new DbUsageError('The transaction has ended. Await every query inside of it.')
          return session.query<R>(sql, params)
        },
      }
      try {
        return await current.run(state, () => body(tx))
      } finally {
        state.open = false
      }
    },
  }
}
export type TransactionGuard = ReturnType<typeof transactionGuard>
