import { DbConflictError, DbError } from '#server/platform/db/errors.ts'
import type { Db, Queryable, Tx } from '#server/platform/db/port.ts'
import { newAccountKey, openAccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { settle, type Somebody } from './account-rows.ts'
import type { Call } from './account-call.ts'
import { CALLS } from './account-scenario.ts'

/** A condition that binds a statement to an account, and the statement without it. */
const CONDITION = /\b(?:\w+\.)?account_id = (?:(\$\d+)|\w+\.account_id)/g

/** A store’s statement without one of its conditions; `calls` are the calls that send it. */
export type Mutant = { statement: string; without: string; nth: number; calls: Set<Call> }

export type Examined = {
  /** Every statement that the calls have sent. */
  statements: ReadonlySet<string>
  /** Calls whose result or changes differ when another account has rows with the same ids. */
  leaks: string[]
  mutants: readonly Mutant[]
  /** Mutants that no call has detected. */
  survivors: Mutant[]
}

/**
 * Makes every call of the scenario with one account in the database, then next to another account whose rows have the
 * same ids, once with an account id that sorts before and once with one that sorts after. The results must not differ.
 * Then each condition on an account is removed from its statement, and the result of one of the calls that send it must
 * differ.
 * @param db empty; it is left empty
 */
export async function examineIsolation(db: Db, root: RootKeys): Promise<Examined> {
  const owner = somebody(root, '5', 'Lamplighter', 0)
  const alone = new Map<Call, string>()
  const mutants = new Map<string, Mutant>()
  const statements = new Set<string>()
  await inhabited(db, root, [owner], async () => {
    for (const call of CALLS) {
      const noted = (sql: string) => {
        statements.add(sql)
        for (const mutant of mutantsOf(sql)) {
          const key = `${sql} ${mutant.nth}`
          const known = mutants.get(key) ?? mutant
          known.calls.add(call)
          mutants.set(key, known)
        }
        return sql
      }
      alone.set(call, await outcome(db, root, { call, owner, others: [], change: noted }))
    }
  })
  const leaks = new Set<string>()
  const left = new Set(mutants.values())
  for (const other of [somebody(root, '1', 'Cormorant', -1), somebody(root, '9', 'Harbour', 1)]) {
    // Created before the owner, so that a statement that reads all rows finds the other account’s first.
    await inhabited(db, root, [other, owner], async () => {
      const differs = async (call: Call, change: (sql: string) => string) =>
        (await outcome(db, root, { call, owner, others: [other], change })) !== alone.get(call)
      for (const call of CALLS) if (await differs(call, (sql) => sql)) leaks.add(call.name)
      for (const mutant of left) {
        for (const call of mutant.calls) {
          if (!left.has(mutant) || !(await differs(call, (sql) => without(mutant, sql)))) continue
          left.delete(mutant)
        }
      }
    })
  }
  return { statements, leaks: [...leaks], mutants: [...mutants.values()], survivors: [...left] }
}

function somebody(root: RootKeys, digit: string, word: string, hoursLater: number): Somebody {
  const accountId = `${digit}0000000-0000-4000-8000-000000000000`
  return { accountId, key: newAccountKey(root, accountId), word, emailHash: Buffer.from(word), hoursLater }
}

function mutantsOf(statement: string): Mutant[] {
  return [...statement.matchAll(CONDITION)].map(([text], nth) => ({ statement, without: text, nth, calls: new Set() }))
}

/**
 * The statement of a mutant without its condition; any other statement unchanged. The parameter stays, so that it can
 * be bound.
 */
function without({ statement, nth }: Mutant, sql: string): string {
  if (sql !== statement) return sql
  let index = 0
  return sql.replaceAll(CONDITION, (text, parameter: string | undefined) => {
    if (index++ !== nth) return text
    return parameter === undefined ? 'true' : `${parameter}::uuid is not null`
  })
}

async function inhabited(
  db: Db,
  root: RootKeys,
  people: readonly Somebody[],
  work: () => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const person of people) await settle(tx, root, person)
  })
  await work()
  for (const table of ['accounts', 'sessions', 'email_addresses']) await db.query(`delete from ${table}`)
}

class RolledBack extends Error {}

type Asked = { call: Call; owner: Somebody; others: readonly Somebody[]; change: (sql: string) => string }

/**
 * The result of a call, its row counts, the account’s rows after it, and whether it touched other accounts’ rows.
 * Everything is rolled back.
 */
async function outcome(db: Db, root: RootKeys, { call, owner, others, change }: Asked): Promise<string> {
  let found = ''
  const vault = openAccountVault(root, owner.accountId, owner.key)
  try {
    await db.transaction(async (tx) => {
      const before = await rowsOf(tx, others)
      const counts: number[] = []
      const changing: Tx = {
        isTransaction: true,
        async query(sql, params) {
          const rows = await tx.query(change(sql), params)
          counts.push(rows.length)
          return rows as never
        },
      }
      const stranger = others[0]?.emailHash ?? Buffer.from('nobody')
      const answer = await call.run(changing, vault, stranger)
      const touched = (await rowsOf(tx, others)) !== before
      found = JSON.stringify([printed(answer), counts, await rowsOf(tx, [owner], SEALED_ANEW), touched])
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) found = refusal(error)
  }
  return found
}

/**
 * Getting two rows instead of one, or a text sealed for another account, counts as a difference. An invalid statement
 * is a bug and is thrown.
 */
function refusal(error: unknown): string {
  if (error instanceof DbError && !(error instanceof DbConflictError)) throw error
  return error instanceof Error ? error.name : 'failed'
}

/** The order of a map or a set has no meaning: it is the one in which the database happened to find the rows. */
function printed(answer: unknown): unknown {
  if (answer instanceof Map || answer instanceof Set) return [...answer].map((one) => JSON.stringify(one)).toSorted()
  return answer ?? null
}

/** Columns whose bytes differ each time they are written. */
const SEALED_ANEW = '%\\_sealed'

/** The rows of these accounts. A row that this transaction has locked counts as different. */
async function rowsOf(db: Queryable, people: readonly Somebody[], without = ''): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'account_id' order by 1`,
  )
  const all: string[] = []
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(
      `select concat((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key not like $2),
         t.xmax = pg_current_xact_id()::xid) as row
       from ${name} t where account_id = any($1::uuid[]) order by 1`,
      [people.map(({ accountId }) => accountId), without],
    )
    all.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return all.join('\n')
}
