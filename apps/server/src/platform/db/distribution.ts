import { DbError } from './errors.ts'
import type { Queryable } from './port.ts'

/** The placement of a table in a cluster: in shards by a column, or whole on every node (`by` is null). */
export type Placement = {
  table: string
  by: string | null
  /** Rows of one account are in one shard, whatever their table. */
  withAccounts?: true
}

const byAccount = (table: string): Placement => ({ table, by: 'account_id', withAccounts: true })

/** Every table of the schema, each after those that it refers to. */
export const DISTRIBUTION: readonly Placement[] = [
  { table: 'schema_migrations', by: null },
  { table: 'secret_checks', by: null },
  { table: 'push_keys', by: null },
  { table: 'accounts', by: 'account_id' },
  byAccount('sessions'),
  byAccount('entries'),
  byAccount('earlier_versions'),
  byAccount('echoes'),
  byAccount('echo_marks'),
  byAccount('on_this_day'),
  byAccount('passkeys'),
  byAccount('writing_choices'),
  byAccount('own_prompts'),
  byAccount('letters'),
  byAccount('letter_mail'),
  byAccount('reminders'),
  byAccount('push_subscriptions'),
  byAccount('journal_imports'),
  byAccount('pending_imports'),
  byAccount('pending_texts'),
  byAccount('photographs'),
  byAccount('entry_photographs'),
  byAccount('photograph_parts'),
  byAccount('avatars'),
  byAccount('subscriptions'),
  byAccount('payment_methods'),
  { table: 'email_addresses', by: 'email_hash' },
  { table: 'login_links', by: 'token_hash' },
  { table: 'login_codes', by: 'browser_hash' },
  { table: 'passkey_challenges', by: 'challenge_hash' },
  { table: 'rate_limits', by: 'key' },
  { table: 'reminder_counts', by: 'day' },
]

type Found = { table: string; lies: 'sharded' | 'everywhere'; colocation: number }

/** The cluster according to this node's catalog. No other node is queried. */
export type Cluster = {
  /** Tables cannot be created or distributed on a worker. */
  isWorker: boolean
  isDistributed: boolean
  /** Tables that exist on one node only, in the order in which they can be distributed. */
  missing: readonly Placement[]
  /** Tables that were distributed in another way than the one listed. */
  otherwise: readonly string[]
}

/** The cluster that this node belongs to, or null without Citus. */
export async function readCluster(db: Queryable): Promise<Cluster | null> {
  const [citus] = await db.query<{ there: boolean }>("select to_regclass('pg_dist_partition') is not null as there")
  if (citus?.there !== true) return null
  const [node] = await db.query<{ group_id: number }>('select groupid as group_id from pg_dist_local_group')
  const rows = await db.query<Found>(
    `select c.relname::text as "table", p.colocationid as colocation,
       case when p.partmethod = 'n' then 'everywhere' else 'sharded' end as lies
     from pg_dist_partition as p join pg_class as c on c.oid = p.logicalrelid
     where c.relnamespace = current_schema()::regnamespace and (p.partmethod <> 'n' or p.repmodel = 't')`,
  )
  const found = new Map(rows.map((row) => [row.table, row]))
  const accounts = found.get('accounts')
  return {
    isWorker: (node?.group_id ?? 0) !== 0,
    isDistributed: accounts?.lies === 'sharded',
    missing: DISTRIBUTION.filter(({ table }) => !found.has(table)),
    otherwise: DISTRIBUTION.filter((placement) => {
      const actual = found.get(placement.table)
      return actual !== undefined && !isAsListed(placement, actual, accounts)
    }).map(({ table }) => table),
  }
}

function isAsListed({ by, withAccounts }: Placement, found: Found, accounts: Found | undefined): boolean {
  if (by === null) return found.lies === 'everywhere'
  return found.lies === 'sharded' && (!withAccounts || found.colocation === accounts?.colocation)
}

/**
 * Refuses a database with distributed accounts if other tables are not distributed: rows of a table added by a later
 * version would remain when their account is deleted.
 * @throws DbError naming the tables and what to do
 */
export async function requireDistributed(db: Queryable): Promise<void> {
  const cluster = await readCluster(db)
  if (!cluster?.isDistributed) return
  const tables = [...cluster.missing.map(({ table }) => table), ...cluster.otherwise]
  if (tables.length === 0) return
  throw new DbError(
    'The accounts are distributed over the cluster, but these tables are not, or not together with the accounts: ' +
      `${tables.join(', ')}. ` +
      'Stop every server and run "npm run admin -- distribute" on the coordinator.',
  )
}
