import { openAccountVault, type WrappedKey } from './account-vault.ts'
import type { RootKeys } from './root-keys.ts'
import { unlessBroken } from './sealed-box.ts'
import { SecretMissingError } from './secret-file.ts'

/** An account and its key as the database holds it. */
export type Written = { accountId: string; key: WrappedKey }

/** True when these root keys wrapped one of these accounts' keys: another one may be damaged. */
export function opensWith(root: RootKeys, written: readonly Written[]): boolean {
  return written.some(({ accountId, key }) => unlessBroken(() => openAccountVault(root, accountId, key)) !== null)
}

/**
 * With another secret every account would look new, and its journal empty: better no start than that.
 * @param written the wrapped keys of some accounts of the database
 * @throws SecretMissingError when there are some and these root keys wrapped none of them
 */
export function refuseForeignSecret(root: RootKeys, written: readonly Written[]): void {
  if (written.length === 0 || opensWith(root, written)) return
  throw new SecretMissingError(
    'SECRET_KEY is not the one that this database was written with. Start with that one; no text can be read without it.',
  )
}
