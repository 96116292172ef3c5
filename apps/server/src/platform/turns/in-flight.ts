import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** Deduplicates concurrent work per account and key. Callers share one result, so no caller may change it. */
export function inFlight<T>() {
  const pending = new WeakMap<AccountVault, Map<string, Promise<T>>>()

  /** @param key everything that the work depends on besides the account */
  return async (vault: AccountVault, key: string, work: () => Promise<T>): Promise<T> => {
    const known = pending.get(vault) ?? new Map<string, Promise<T>>()
    pending.set(vault, known)
    const begun = known.get(key)
    if (begun) return begun
    const begins = work().finally(() => known.delete(key))
    known.set(key, begins)
    return begins
  }
}
