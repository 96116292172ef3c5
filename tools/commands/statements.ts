import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DISTRIBUTION } from '../../apps/server/src/platform/db/distribution.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MIGRATIONS = join(ROOT, 'apps/server/src/platform/db/migrations')
/** The fewest statements of a complete recording. The journeys send more, so a missing recording fails the check. */
const FEWEST = 50

/**
 * Statements that query all shards on purpose: at the start of a server, to delete expired rows, to find values to
 * seal, and to find who wants an email.
 */
const ACROSS_SHARDS: readonly RegExp[] = [
  /^select account_id, wrapped_key, key_version from accounts limit 5$/,
  // The address of a deleted account whose sealed address is damaged; it is distributed by its own hash.
  /^select email_hash from email_addresses where account_id = \$1$/,
  // The sign-in links of a deleted address; they are distributed by their own hash.
  /^delete from login_links where email_hash = \$1$/,
  /^select account_id from \w+ where account_id > \$1 and num_nonnulls\([\w, ]+\) > 0 order by account_id limit 1$/,
  // The accounts that want an email about letters; each is claimed by itself.
  /^select account_id from letter_mail where account_id > \$1 order by account_id limit \$2$/,
  /^delete from \w+ where (expires_at|resets_at|created_at|deleted_at|replaced_at) <=? \$1$/,
  // The reminders that are due; each is claimed by itself.
  /^select account_id, next_at from reminders where next_at <= \$1 and \(next_at, account_id\) > \(\$2, \$3\) order by/,
  /^delete from reminder_counts where day < \$1$/,
]
/** Statements that do not concern users’ rows: transactions, and migrations before the server starts serving. */
const NOT_DATA =
  /^(begin|commit|rollback|create|alter|drop|lock table schema_migrations|select 1 as ready)\b|schema_migrations/

/** The distribution column of each table; reference tables, which are copied to every node, have none. */
const KEYS: ReadonlyMap<string, string> = new Map(
  DISTRIBUTION.flatMap(({ table, by }) => (by === null ? [] : [[table, by] as const])),
)

/** The reason why a single shard could not answer a statement, or null when it could. */
export function crossesShards(sql: string): string | null {
  const text = oneLine(sql)
  if (/\binsert into \w+(?: as \w+)?(?: \([^)]*\))? select\b/.test(text))
    return 'insert … select is two tasks, values are one'
  if (NOT_DATA.test(text) || ACROSS_SHARDS.some((known) => known.test(text))) return null
  for (const [table, mentions] of readsOf(text)) {
    const column = KEYS.get(table) ?? ''
    const bound = count(text, new RegExp(`\\b${column} = (\\$\\d+|\\w+\\.${column})|using \\(${column}\\b`, 'g'))
    if (bound < mentions) return `${table} without ${column} = $n`
  }
  const [, into = '', columns = ''] = /\binsert into (\w+)(?: as \w+)? \(([^)]*)\)/.exec(text) ?? []
  const column = KEYS.get(into)
  return column !== undefined && !columns.split(/,\s*/).includes(column) ? `${into} without ${column} = $n` : null
}

/**
 * The number of equalities that each table of a statement needs: one for itself, and one for each other table in it
 * that is distributed by the same column.
 */
function readsOf(text: string): Map<string, number> {
  const read = [...text.matchAll(/\b(?:from|join|(?<!for |do )update) (?:only )?(\w+)/g)].map(([, table = '']) => table)
  const reads = new Map<string, number>()
  for (const [index, table] of read.filter((name) => KEYS.has(name)).entries()) {
    const before = read.slice(0, index).filter((other) => KEYS.get(other) === KEYS.get(table)).length
    reads.set(table, before + 1)
  }
  return reads
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

/**
 * Reads the statements that the journeys’ servers sent to their databases, and fails on one that a single shard could
 * not answer.
 */
function checkRecording(folder: string): void {
  const migrations = oneLine(
    readdirSync(MIGRATIONS)
      .map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'))
      .join(' '),
  )
  const statements = readdirSync(folder).map((file) => oneLine(readFileSync(join(folder, file), 'utf8')))
  const served = statements.filter((sql) => !migrations.includes(sql))
  const crossing = served.flatMap((sql) => {
    const reason = crossesShards(sql)
    return reason === null ? [] : [`${reason}: ${sql}`]
  })
  if (served.length < FEWEST) crossing.push(`Only ${served.length} statements were recorded: the journeys did not run.`)
  process.stdout.write(`${served.length} statements, ${crossing.length} across shards.\n`)
  for (const line of crossing) process.stderr.write(`${line}\n`)
  if (crossing.length > 0) process.exitCode = 1
}

function oneLine(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').trim()
}

if (import.meta.main) checkRecording(process.argv[2] ?? '')
