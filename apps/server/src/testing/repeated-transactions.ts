import type { Db, Tx } from '#server/platform/db/port.ts'

/** Rolls back the first run of a transaction. */
class RunAgain extends Error {}

/** A database that runs every transaction twice, as PostgreSQL does after a serialization failure. */
export function repeatedTransactions(db: Db): Db {
  async function firstRun(run: (tx: Tx) => Promise<unknown>): Promise<void> {
    try {
      await db.transaction(async (tx) => {
        await run(tx)
        throw new RunAgain()
      })
    } catch (error) {
      if (!(error instanceof RunAgain)) throw error
    }
  }
  return Object.create(db, {
    transaction: {
      value: async <T>(run: (tx: Tx) => Promise<T>) => {
        await firstRun(run)
        return db.transaction(run)
      },
    },
  }) as Db
}
