import type { Queryable } from '#server/platform/db/port.ts'
import type { WrappedKey } from '#server/platform/vault/account-vault.ts'

/** Finds an account and its key, before the account's vault can be opened. */
export function accountDirectory(db: Queryable) {
  return {
    async findByAddress(emailHash: Buffer): Promise<string | null> {
      const [row] = await db.query<{ account_id: string }>(
        'select account_id from email_addresses where email_hash = $1',
        [emailHash],
      )
      return row?.account_id ?? null
    },
    async findKey(accountId: string): Promise<WrappedKey | null> {
      const [row] = await db.query<{ wrapped_key: Buffer; key_version: number }>(
        'select wrapped_key, key_version from accounts where account_id = $1',
        [accountId],
      )
      return row ? { wrapped: row.wrapped_key, version: row.key_version } : null
    },
  }
}
