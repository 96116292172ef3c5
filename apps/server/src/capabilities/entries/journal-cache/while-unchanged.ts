import { LRUCache } from 'lru-cache'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { JournalMarks } from './journal-marks.ts'

/**
 * The latest answer that was derived from each journal. It is valid until the journal changes, in any process: each call
 * asks the database. Callers share the answer, so no caller may change it.
 */
export type WhileUnchanged<T> = {
  /** @param rest everything that `derive` depends on besides the entries */
  of(db: Queryable, vault: AccountVault, rest: string, derive: () => Promise<T>): Promise<T>
  forget(accountId: string): void
}

/** @param max accounts */
export function whileUnchanged<T>({ marks, max }: { marks: JournalMarks; max: number }): WhileUnchanged<T> {
  const latest = new LRUCache<string, { key: string; answer: T }>({ max })
  return {
    async of(db, vault, rest, derive) {
      // The mark is read before the entries: after a write in between, the next call finds another mark.
      const key = `${await marks.of(db, vault)} ${rest}`
      const known = latest.get(vault.accountId)
      if (known?.key === key) return known.answer
      const answer = await derive()
      latest.set(vault.accountId, { key, answer })
      return answer
    },
    forget: (accountId) => void latest.delete(accountId),
  }
}
