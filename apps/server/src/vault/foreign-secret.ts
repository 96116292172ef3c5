import { openAccountVault, type WrappedKey } from './account-vault.ts'
import type { RootKeys } from './root-keys.ts'
import { SecretMissingError } from './secret-file.ts'

/** True when these root keys wrapped this account's key. */
export function opensWith(root: RootKeys, { accountId, key }: { accountId: string; key: WrappedKey }): boolean {
  try {
    openAccountVault(root, accountId, key)
    return true
  } catch {
    return false
  }
}

/**
 * With another secret every account would look new, and its journal empty: better no start than that.
 * @param written the wrapped key of any account of the database
 * @throws SecretMissingError when these root keys did not wrap it
 */
export function refuseForeignSecret(root: RootKeys, written: { accountId: string; key: WrappedKey }): void {
  if (opensWith(root, written)) return
  throw new SecretMissingError(
    'SECRET_KEY is not the one that this database was written with. Start with that one; no text can be read without it.',
  )
}
