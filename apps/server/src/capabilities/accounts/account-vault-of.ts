import type { Queryable } from '#server/platform/db/port.ts'
import { openAccountVault, type AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import { accountDirectory } from './account-directory.store.ts'

type Deps = { db: Queryable; root: RootKeys }

/** The vault of an account, or null when there is no such account. @throws SealBrokenError when its key is damaged */
export async function accountVaultOf({ db, root }: Deps, accountId: string): Promise<AccountVault | null> {
  const key = await accountDirectory(db).findKey(accountId)
  return key && openAccountVault(root, accountId, key)
}

/** The vault of an account, or null when there is no such account or its key is damaged. */
export async function readableVaultOf({ db, root }: Deps, accountId: string): Promise<AccountVault | null> {
  const key = await accountDirectory(db).findKey(accountId)
  return key && unlessBroken(() => openAccountVault(root, accountId, key))
}
