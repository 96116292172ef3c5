import { DbError } from '#server/platform/db/errors.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { WrappedKey } from '#server/platform/vault/account-vault.ts'
import type { Written } from '#server/platform/vault/foreign-secret.ts'

/** The id of the row with the secret check, which belongs to no account. */
export const CHECK_ID = '00000000-0000-4000-8000-000000000000'

/** Finds keys that tell whether a secret is the one that this database was encrypted with. */
export function secretCheckStore(db: Queryable) {
  return {
    /** The value that checks the secret, in one row that every node has; null before the first account. */
    async read(): Promise<Written | null> {
      const [row] = await db.query<{ wrapped_key: Buffer; key_version: number }>(
        'select wrapped_key, key_version from secret_checks where check_id = $1',
        [CHECK_ID],
      )
      return row ? { accountId: CHECK_ID, key: { wrapped: row.wrapped_key, version: row.key_version } } : null
    },
    /** The check row and several account keys, to test a secret with. Several, because one of them may be damaged. */
    async someKeys(): Promise<Written[]> {
      // A backup may come from a database that no server of this version has opened yet.
      const [table] = await db.query<{ there: boolean }>("select to_regclass('secret_checks') is not null as there")
      const check = table?.there ? await this.read() : null
      if (!check) return this.keysOfAccounts()
      // The server must start even if a worker of a distributed database is down.
      return [check, ...(await this.keysOfAccounts().catch(noneIfAway))]
    },
    async keysOfAccounts(): Promise<Written[]> {
      const rows = await db.query<{ account_id: string; wrapped_key: Buffer; key_version: number }>(
        'select account_id, wrapped_key, key_version from accounts limit 5',
      )
      return rows.map((row) => ({
        accountId: row.account_id,
        key: { wrapped: row.wrapped_key, version: row.key_version },
      }))
    },
    async keep({ wrapped, version }: WrappedKey): Promise<void> {
      await db.query(
        'insert into secret_checks (check_id, wrapped_key, key_version) values ($1, $2, $3) on conflict do nothing',
        [CHECK_ID, wrapped, version],
      )
    },
  }
}

function noneIfAway(error: unknown): Written[] {
  if (error instanceof DbError) return []
  throw error
}
