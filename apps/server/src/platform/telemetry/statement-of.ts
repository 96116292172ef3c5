import type { ObservedStatement } from './telemetry.ts'

const OPERATION = /^\s*(select|insert|update|delete|with|vacuum)\b/i
/** The first table that a statement names; the server's statements have no schema and lowercase names. */
const TABLE = /\b(?:from|into|update|join)\s+([a-z_]+)\b/
/** There are few different statements; dynamic ones must not accumulate. */
const MAX_KNOWN = 512

const known = new Map<string, ObservedStatement>()

/** The names of a statement, taken from its text. */
export function statementOf(sql: string): ObservedStatement {
  const found = known.get(sql)
  if (found) return found
  const statement = {
    operation: OPERATION.exec(sql)?.[1]?.toLowerCase() ?? 'other',
    table: TABLE.exec(sql)?.[1] ?? null,
  }
  if (known.size < MAX_KNOWN) known.set(sql, statement)
  return statement
}
