import { LRUCache } from 'lru-cache'
import { openAccountVault, type AccountVault, type WrappedKey } from './account-vault.ts'
import type { RootKeys } from './root-keys.ts'

/** Opens the vaults of accounts and caches the most recently used, so that a request needs no second query. */
export type AccountVaults = {
  /** The vault of an account, or null when there is no such account. */
  of(accountId: string): Promise<AccountVault | null>
  forget(accountId: string): void
}

/** @param deps.max the most accounts whose key is cached */
export function accountVaults(deps: {
  root: RootKeys
  findKey: (accountId: string) => Promise<WrappedKey | null>
  max: number
}): AccountVaults {
  const cache = new LRUCache<string, AccountVault>({ max: deps.max })
  return {
    async of(accountId) {
      const known = cache.get(accountId)
      if (known) return known
      const key = await deps.findKey(accountId)
      if (!key) return null
      const vault = openAccountVault(deps.root, accountId, key)
      cache.set(accountId, vault)
      return vault
    },
    forget: (accountId) => void cache.delete(accountId),
  }
}
