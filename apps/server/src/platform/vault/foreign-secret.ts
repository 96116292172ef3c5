import { openAccountVault, type WrappedKey } from './account-vault.ts'
import type { RootKeys } from './root-keys.ts'
import { unlessBroken } from './sealed-box.ts'
import { SecretMissingError } from './secret-file.ts'

/** An account and its key as stored in the database. */
export type Written = { accountId: string; key: WrappedKey }

/** True when these root keys wrapped at least one of these accounts' keys: another one may be damaged. */
export function opensWith(root: RootKeys, written: readonly Written[]): boolean {
  return written.some(({ accountId, key }) => unlessBroken(() => openAccountVault(root, accountId, key)) !== null)
}

/**
 * Refuses to start with another secret: every account would look new, and its journal empty.
 * @param written the wrapped keys of some accounts of the database
 * @throws SecretMissingError when there are some and these root keys wrapped none of them
 */
export function refuseForeignSecret(root: RootKeys, written: readonly Written[]): void {
  if (written.length === 0 || opensWith(root, written)) return
  throw new SecretMissingError(
    'This database was encrypted with another SECRET_KEY. Start with that key; no text can be read without it.',
  )
}
