import type { AccountVault } from '#server/vault/account-vault.ts'

/**
 * Work that an account asks for again while it is under way is done once, and all who asked are given what it came to;
 * so nobody may change that.
 */
export function whileUnderWay<T>() {
  const underWay = new WeakMap<AccountVault, Map<string, Promise<T>>>()

  /** @param key all that the work depends on besides the account */
  return async (vault: AccountVault, key: string, work: () => Promise<T>): Promise<T> => {
    const known = underWay.get(vault) ?? new Map<string, Promise<T>>()
    underWay.set(vault, known)
    const begun = known.get(key)
    if (begun) return begun
    const begins = work().finally(() => known.delete(key))
    known.set(key, begins)
    return begins
  }
}
