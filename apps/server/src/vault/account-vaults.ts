import { openAccountVault, type AccountVault, type WrappedKey } from './account-vault.ts'
import type { RootKeys } from './root-keys.ts'

/** Unwrapped keys kept in memory, so that a request costs no second look-up. */
const KEPT = 5_000

/** Opens the vaults of accounts and remembers the latest used. */
export type AccountVaults = {
  /** The vault of an account, or null when there is no such account. */
  of(accountId: string): Promise<AccountVault | null>
  /** Forgets a key, when its account is gone. */
  forget(accountId: string): void
}

export function accountVaults(deps: {
  root: RootKeys
  findKey: (accountId: string) => Promise<WrappedKey | null>
}): AccountVaults {
  const kept = new Map<string, AccountVault>()
  return {
    async of(accountId) {
      const known = kept.get(accountId)
      if (known) {
        // Insertion order is the order of last use.
        kept.delete(accountId)
        kept.set(accountId, known)
        return known
      }
      const key = await deps.findKey(accountId)
      if (!key) return null
      const vault = openAccountVault(deps.root, accountId, key)
      kept.set(accountId, vault)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest) kept.delete(oldest)
      return vault
    },
    forget(accountId) {
      kept.delete(accountId)
    },
  }
}
