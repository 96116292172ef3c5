import type { WatchedStatement } from './watcher.ts'

const OPERATION = /^\s*(select|insert|update|delete|with|vacuum)\b/i
/** The first table that a statement names; ours are written without a schema and in small letters. */
const TABLE = /\b(?:from|into|update|join)\s+([a-z_]+)\b/
/** Statements have few texts; those that are put together anew each time must not pile up. */
const MAX_KNOWN = 512

const known = new Map<string, WatchedStatement>()

/** The names of a statement, out of its text. */
export function statementOf(sql: string): WatchedStatement {
  const found = known.get(sql)
  if (found) return found
  const statement = {
    operation: OPERATION.exec(sql)?.[1]?.toLowerCase() ?? 'other',
    table: TABLE.exec(sql)?.[1] ?? null,
  }
  if (known.size < MAX_KNOWN) known.set(sql, statement)
  return statement
}
