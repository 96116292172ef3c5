import { accountDirectory, CHECK_ID, EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import type { Tx } from '#server/db/port.ts'
import { openAccountVault, rewrapAccountKey, type WrappedKey } from '#server/vault/account-vault.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'
import { unlessBroken } from '#server/vault/sealed-box.ts'
import { AdminRefusal } from './refusal.ts'

/** Accounts that are read and written at a time. */
const BATCH = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type AccountRow = { account_id: string; wrapped_key: Buffer; key_version: number; email_sealed: Buffer }

/**
 * Wraps every account key with another root key, and files every address under its new hash.
 * @returns how many accounts there are
 * @throws AdminRefusal when a key or an address does not open with `from`; the transaction must then leave nothing
 */
export async function rotateAccounts(tx: Tx, from: RootKeys, to: RootKeys): Promise<number> {
  // As the first statement: nobody may make an account with the old key from here on.
  await tx.query('lock table accounts, email_addresses, login_links in share row exclusive mode')
  await rewrapCheck(tx, from, to)
  let last = BEFORE_ALL
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
  const check = await accountDirectory(tx).secretCheck()
  if (!check) return
  const { wrapped, version } = rewrapAccountKey(from, to, CHECK_ID, check.key)
  await tx.query('update secret_checks set wrapped_key = $2, key_version = $3 where check_id = $1', [
    CHECK_ID,
    wrapped,
    version,
  ])
}

/** Without the address nobody could be found under the new key; without the account's key nothing could be read. */
function unreadable(accountId: string): string {
  return `The key or the address of the account ${accountId} does not open, so nothing was rotated. "verify" says which.`
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
  // Filed anew and not renamed: a table can be distributed by a column only when it never changes.
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
