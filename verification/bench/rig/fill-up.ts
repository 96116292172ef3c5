import { randomUUID } from 'node:crypto'
import { newAccountKey } from '../../../apps/server/src/platform/vault/account-vault.ts'
import { root } from './journals.ts'
import type { Queryable } from '../../../apps/server/src/platform/db/port.ts'

const PER_ACCOUNT = 100
const ACCOUNTS_AT_A_TIME = 1_000

const ENTRY_COLUMNS = `created_at, updated_at, day, hour, utc_offset, time_zone, body_sealed, mood, energy, focus, word_count,
  added_at`

/**
 * Fills the database up to a number of entries by copying sealed rows of `templateId` to other accounts with a hundred
 * entries each. The copies cannot be decrypted, and nothing reads them: they only make the tables larger. Their rows
 * are inserted in turns, as if users wrote them, so that the rows of one account are far apart.
 */
export async function fillUp(db: Queryable, templateId: string, entries: number): Promise<void> {
  const [there] = await db.query<{ count: number }>('select count(*) as count from entries')
  const missing = entries - (there?.count ?? 0)
  if (missing <= 0) return
  const accounts = Array.from({ length: Math.ceil(missing / PER_ACCOUNT) }, () => randomUUID())
  await db.query('create table filled (account_id uuid primary key)')
  for (let from = 0; from < accounts.length; from += ACCOUNTS_AT_A_TIME) {
    const ids = accounts.slice(from, from + ACCOUNTS_AT_A_TIME)
    // Each account has a key, because the server tests SECRET_KEY on the first one it finds.
    const keys = ids.map((id) => newAccountKey(root, id).wrapped)
    await db.query('insert into filled select unnest($1::uuid[])', [ids])
    await db.query(
      `insert into accounts (account_id, created_at, wrapped_key, key_version, email_sealed, time_zone)
       select given.id, created_at, given.key, key_version, email_sealed, time_zone
       from accounts, unnest($2::uuid[], $3::bytea[]) as given (id, key) where account_id = $1`,
      [templateId, ids, keys],
    )
  }
  await db.query(
    `insert into sessions (token_hash, account_id, created_at, last_seen_at, expires_at)
     select sha256(filled.account_id::text::bytea), filled.account_id, created_at, last_seen_at, expires_at
     from sessions, filled where sessions.account_id = $1`,
    [templateId],
  )
  for (let nth = 0; nth < Math.min(PER_ACCOUNT, missing); nth++) {
    await db.query(
      `insert into entries (account_id, entry_id, ${ENTRY_COLUMNS})
       select filled.account_id, gen_random_uuid(), ${ENTRY_COLUMNS}
       from filled, (select * from entries where account_id = $1 order by created_at desc offset $2 limit 1) as entry`,
      [templateId, nth],
    )
  }
  await db.query('drop table filled')
  await db.query('vacuum (analyze)')
}
