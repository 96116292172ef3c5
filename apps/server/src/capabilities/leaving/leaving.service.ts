import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'
import { leavingStore } from './leaving.store.ts'

export type LeavingDeps = {
  db: Db
  root: RootKeys
  /** Told of an account of which nothing may stay in memory either. */
  forget: (accountId: string) => void
  /** Ends what is charged; when it cannot, it throws and nothing is deleted. */
  endSubscription: (vault: AccountVault) => Promise<void>
}

/** Deletes everything that a person has written, sent or heard. The account stays, empty. */
export async function deleteData({ db, forget }: LeavingDeps, vault: AccountVault): Promise<void> {
  await db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    await leavingStore(tx, vault.accountId).removeJournal()
  })
  forget(vault.accountId)
}

/**
 * Deletes an account with everything in it: the subscription ends first, then go the key, every row, the address and
 * every session.
 */
export async function deleteAccount(deps: LeavingDeps, vault: AccountVault): Promise<void> {
  const { db, root, forget } = deps
  await deps.endSubscription(vault)
  await db.transaction(async (tx) => {
    const accounts = accountStore(tx, vault)
    await accounts.lock()
    const account = await accounts.read()
    const leaving = leavingStore(tx, vault.accountId)
    await leaving.destroyKey()
    await leaving.removeJournal()
    await leaving.endSessions()
    if (account?.email) await leaving.releaseAddress(addressHash(root, account.email))
    // One that does not open is found by the account that it leads to.
    else for (const hash of await leaving.addresses()) await leaving.releaseAddress(hash)
    await leaving.removeAccount()
  })
  forget(vault.accountId)
}
