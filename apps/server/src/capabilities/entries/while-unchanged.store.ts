import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { entryVersions } from './entry-versions.store.ts'

/**
 * What follows from a journal, kept for as long as nobody has written to it: each look asks the database, whichever
 * process wrote. One answer of each account, for as long as the account's key is at hand; it is shared by all who ask,
 * so nobody may change it.
 */
export function whileUnchanged<T>() {
  const kept = new WeakMap<AccountVault, { key: string; answer: T }>()

  /** @param rest all that `derive` depends on besides the entries */
  return async (db: Queryable, vault: AccountVault, rest: string, derive: () => Promise<T>): Promise<T> => {
    // Read before the entries: when something is written in between, the next look finds another mark.
    const key = `${await entryVersions(db, vault).mark()} ${rest}`
    const known = kept.get(vault)
    if (known?.key === key) return known.answer
    const answer = await derive()
    kept.set(vault, { key, answer })
    return answer
  }
}
