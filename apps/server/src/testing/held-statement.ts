import type { Db, Queryable, Tx } from '#server/platform/db/port.ts'

type Matches = (sql: string, params: readonly unknown[]) => boolean

/**
 * A database that holds a statement until a test releases it.
 * @param where whether it waits before the statement, or after it
 * @returns `reached` resolves when the statement is held
 */
export function heldStatement(db: Db, matches: Matches, where: 'before' | 'after' = 'before') {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const holding =
    (inner: Queryable): Queryable['query'] =>
    async (sql, params = []) => {
      const isHeld = matches(sql, params)
      const hold = async () => {
        reached.resolve()
        await goOn.promise
      }
      if (isHeld && where === 'before') await hold()
      const rows = await inner.query(sql, params)
      if (isHeld && where === 'after') await hold()
      return rows as never
    }
  const held = Object.create(db, {
    query: { value: holding(db) },
    transaction: {
      value: <T>(run: (tx: Tx) => Promise<T>) =>
        db.transaction((tx) => run({ isTransaction: true, query: holding(tx) })),
    },
  }) as Db
  return { db: held, reached: reached.promise, goOn: goOn.resolve }
}
