import { createHash } from 'node:crypto'

/** The number of distinct statements that stay prepared on each connection; others are sent in full each time. */
export const MAX_PREPARED_STATEMENTS = 256
/** Maintenance statements run only once a day for each table, and would take names from other statements. */
const MAINTENANCE = /^vacuum /

/**
 * Names for repeated statements, so that the server parses and plans them once per connection. A statement gets a name
 * only after it has succeeded once: a one-off (a migration) is not stored, and a statement that cannot be parsed never
 * gets a name that the driver believes to exist.
 */
export function statementNames() {
  const names = new Map<string, string>()
  return {
    nameOf: (sql: string): string | undefined => names.get(sql),
    succeeded(sql: string): void {
      if (names.has(sql) || names.size >= MAX_PREPARED_STATEMENTS || MAINTENANCE.test(sql)) return
      names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 16))
    },
  }
}
export type StatementNames = ReturnType<typeof statementNames>
