import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { AppError } from '#server/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { accountDeletionStore } from './account-deletion.store.ts'

export type AccountDeletionDeps = {
  db: Db
  root: RootKeys
  /** Called with an account whose data must be removed from memory, too. */
  forget: (accountId: string) => void
  /** Stops reading the account’s uploads on this server, so that none is added after the deletion. */
  interrupt: (accountId: string, reason: AppError) => void
  /** Ends the paid subscription. If that fails, it throws and nothing is deleted. */
  endSubscription: (vault: AccountVault) => Promise<void>
}

/** Deletes everything that the person has written, sent or received. The empty account remains. */
export async function deleteData({ db, forget, interrupt }: AccountDeletionDeps, vault: AccountVault): Promise<void> {
  interrupt(
    vault.accountId,
    new AppError('DATA_DELETED', 'All your data was deleted while this file was being read, so it wasn’t added.'),
  )
  await db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    await accountDeletionStore(tx, vault.accountId).removeJournal()
  })
  forget(vault.accountId)
}

/**
 * Deletes an account with everything in it: first the subscription, then the key, all rows, the email address and all
 * sessions.
 */
export async function deleteAccount(deps: AccountDeletionDeps, vault: AccountVault): Promise<void> {
  const { db, root, forget } = deps
  await deps.endSubscription(vault)
  await db.transaction(async (tx) => {
    const accounts = accountStore(tx, vault)
    await accounts.lock()
    const account = await accounts.read()
    const deletion = accountDeletionStore(tx, vault.accountId)
    await deletion.destroyKey()
    await deletion.removeJournal()
    await deletion.endSessions()
    if (account?.email) await deletion.releaseAddress(addressHash(root, account.email))
    // An email address that cannot be decrypted is found through its account.
    else for (const hash of await deletion.addresses()) await deletion.releaseAddress(hash)
    await deletion.removeAccount()
  })
  forget(vault.accountId)
}
