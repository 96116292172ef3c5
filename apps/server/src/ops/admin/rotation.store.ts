import { CHECK_ID, secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import { EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import type { Tx } from '#server/platform/db/port.ts'
import { BEFORE_EVERY_ID } from '#server/platform/db/uuid.ts'
import { openAccountVault, rewrapAccountKey, type WrappedKey } from '#server/platform/vault/account-vault.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import { AdminRefusal } from './refusal.ts'

/** The number of accounts that are read and written at a time. */
const BATCH = 500

type AccountRow = { account_id: string; wrapped_key: Buffer; key_version: number; email_sealed: Buffer }

/**
 * Wraps every account key with another root key, and stores every email address under its new hash.
 * @returns the number of accounts
 * @throws AdminRefusal when a key or an address does not open with `from`; the transaction must then be rolled back
 */
export async function rotateAccounts(tx: Tx, from: RootKeys, to: RootKeys): Promise<number> {
  // This is the first statement, so from here on, no account can be created with the old key.
  await tx.query('lock table accounts, email_addresses, login_links in share row exclusive mode')
  await rewrapCheck(tx, from, to)
  let last = BEFORE_EVERY_ID
  let count = 0
  for (;;) {
    const rows = await tx.query<AccountRow>(
      `select account_id, wrapped_key, key_version, email_sealed from accounts
       where account_id > $1 order by account_id limit ${BATCH}`,
      [last],
    )
    if (rows.length === 0) return count
    await rewrap(tx, rows, from, to)
    count += rows.length
    last = rows.at(-1)?.account_id ?? last
  }
}

async function rewrapCheck(tx: Tx, from: RootKeys, to: RootKeys): Promise<void> {
  const check = await secretCheckStore(tx).read()
  if (!check) return
  const { wrapped, version } = rewrapAccountKey(from, to, CHECK_ID, check.key)
  await tx.query('update secret_checks set wrapped_key = $2, key_version = $3 where check_id = $1', [
    CHECK_ID,
    wrapped,
    version,
  ])
}

/**
 * The reason for refusing a rotation: without the email address, no sign-in finds the account; without the key, its
 * texts are lost.
 */
function unreadable(accountId: string): string {
  return `The key or the email address of account ${accountId} cannot be decrypted, so no key was rotated. "verify" shows which of them.`
}

async function rewrap(tx: Tx, rows: readonly AccountRow[], from: RootKeys, to: RootKeys): Promise<void> {
  const changes = rows.map((row) => {
    const key: WrappedKey = { wrapped: row.wrapped_key, version: row.key_version }
    const address = unlessBroken(() => openAccountVault(from, row.account_id, key).open(EMAIL_PLACE, row.email_sealed))
    if (address === null) throw new AdminRefusal(unreadable(row.account_id))
    const rewrapped = rewrapAccountKey(from, to, row.account_id, key)
    return { id: row.account_id, ...rewrapped, before: addressHash(from, address), after: addressHash(to, address) }
  })
  const before = changes.map((change) => change.before)
  const after = changes.map((change) => change.after)
  await tx.query(
    `update accounts set wrapped_key = n.wrapped, key_version = n.version
     from unnest($1::uuid[], $2::bytea[], $3::int[]) as n(id, wrapped, version) where accounts.account_id = n.id`,
    [changes.map(({ id }) => id), changes.map(({ wrapped }) => wrapped), changes.map(({ version }) => version)],
  )
  // Inserted again instead of updated: Citus does not allow changing the column by which a table is distributed.
  await tx.query('delete from email_addresses where email_hash = any($1::bytea[])', [before])
  await tx.query(
    `insert into email_addresses (email_hash, account_id)
     select n.after, n.id from unnest($1::bytea[], $2::uuid[]) as n(after, id)`,
    [after, changes.map(({ id }) => id)],
  )
  await tx.query(
    `update login_links set email_hash = n.after
     from unnest($1::bytea[], $2::bytea[]) as n(before, after) where login_links.email_hash = n.before`,
    [before, after],
  )
}
