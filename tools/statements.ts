import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Statements that look at all accounts on purpose: at the start of a server, and to remove what is over. */
const ACROSS_ACCOUNTS: readonly RegExp[] = [
  /^select account_id, wrapped_key, key_version from accounts limit 1$/,
  /^delete from \w+ where (expires_at|resets_at|created_at|deleted_at) <=? \$1$/,
]
/** Not about rows of people: transactions, and what the schema's migrations do before anybody is served. */
const NOT_DATA =
  /^(begin|commit|rollback|create|alter|drop|lock table schema_migrations|select 1 as ready)\b|schema_migrations/

/** Which column each table is distributed by, as the statements of the scaling page say. */
export function distributionKeys(scalingPage: string): ReadonlyMap<string, string> {
  const calls = scalingPage.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)
  return new Map([...calls].map(([, table = '', column = '']) => [table, column]))
}

/** Why a statement would not be answered by one shard, or null when it would. */
export function crossesShards(sql: string, keys: ReadonlyMap<string, string>): string | null {
  const text = sql.replaceAll(/\s+/g, ' ').trim()
  if (NOT_DATA.test(text) || ACROSS_ACCOUNTS.some((known) => known.test(text))) return null
  const named = [...text.matchAll(/\b(?:from|join|update|into) (\w+)/g)].map(([, table = '']) => table)
  const tables = named.filter((table) => keys.has(table))
  for (const table of tables) {
    const column = keys.get(table) ?? ''
    const inserted = new RegExp(`insert into ${table}(?: as \\w+)? \\([^)]*\\b${column}\\b`).test(text)
    const bound = count(text, new RegExp(`\\b${column} = (\\$\\d+|\\w+\\.${column})|using \\(${column}`, 'g'))
    const needed = tables.filter((one) => one === table && !new RegExp(`insert into ${one}\\b`).test(text)).length
    if (!inserted && bound < needed) return `${table} without ${column} = $n`
  }
  return null
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

/** Every statement of a recording that would need more than one shard, with the reason. */
export function crossingStatements(
  folder: string,
  keys: ReadonlyMap<string, string>,
): { read: number; crossing: string[] } {
  const statements = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const crossing = statements.flatMap((sql) => {
    const reason = crossesShards(sql, keys)
    return reason === null ? [] : [`${reason}: ${sql.replaceAll(/\s+/g, ' ').trim()}`]
  })
  return { read: statements.length, crossing }
}
