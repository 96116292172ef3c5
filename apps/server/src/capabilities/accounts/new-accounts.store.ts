import type { Queryable, Tx } from '#server/platform/db/port.ts'
import type { WrappedKey } from '#server/platform/vault/account-vault.ts'
import { accountDirectory } from './account-directory.store.ts'

export type NewAccount = { id: string; createdAt: Date; key: WrappedKey; emailSealed: Buffer; timeZone: string }

/**
 * Stores a new account and claims its email address, unless another request claimed it at the same moment.
 * @returns the id of the account that has the address now
 */
export async function claimAddress(tx: Tx, emailHash: Buffer, account: NewAccount): Promise<string> {
  const claimed = await tx.query<{ account_id: string }>(
    'insert into email_addresses (email_hash, account_id) values ($1, $2) on conflict do nothing returning account_id',
    [emailHash, account.id],
  )
  if (claimed.length === 0) {
    const holder = await accountDirectory(tx).findByAddress(emailHash)
    if (holder) return holder
  }
  await tx.query(
    `insert into accounts (account_id, created_at, wrapped_key, key_version, email_sealed, time_zone)
     values ($1, $2, $3, $4, $5, $6)`,
    [account.id, account.createdAt, account.key.wrapped, account.key.version, account.emailSealed, account.timeZone],
  )
  return account.id
}

/**
 * Sets the time zone of an account created without a browser from its first browser: before onboarding nothing depends
 * on it.
 */
export async function adoptTimeZone(db: Queryable, accountId: string, timeZone: string): Promise<void> {
  await db.query(
    'update accounts set time_zone = $2 where account_id = $1 and onboarding_step = 0 and onboarding_completed_at is null',
    [accountId, timeZone],
  )
}
