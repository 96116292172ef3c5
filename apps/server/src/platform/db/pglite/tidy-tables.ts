import type { Queryable } from '../port.ts'

/**
 * Frees the space of changed rows and counts rows for the planner, one table after the other: statements of accounts run
 * in between, and wait for one table at most.
 */
export async function tidyTables(db: Queryable): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' order by oid`,
  )
  for (const { name } of tables) await db.query(`vacuum (analyze) ${name}`)
}
