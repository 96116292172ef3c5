import { LRUCache } from 'lru-cache'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryHeads, type Look } from '../entry-heads.store.ts'

/** The latest look at each journal. With it, the next look need not read the rows again if nothing was written. */
export type JournalMarks = {
  look(db: Queryable, vault: AccountVault): Promise<Look>
  /** Stores a look that other code has already made. */
  seen(accountId: string, look: Look): void
  /** A text that changes whenever an entry is written, changed, deleted or restored, whichever process does it. */
  of(db: Queryable, vault: AccountVault): Promise<string>
  forget(accountId: string): void
}

/** @param max accounts */
export function journalMarks({ max }: { max: number }): JournalMarks {
  const latest = new LRUCache<string, Look>({ max })

  async function look(db: Queryable, vault: AccountVault): Promise<Look> {
    const now = await entryHeads(db, vault).look(latest.get(vault.accountId))
    latest.set(vault.accountId, now)
    return now
  }

  return {
    look,
    seen: (accountId, { seen, mark }) => void latest.set(accountId, { seen, mark }),
    of: async (db, vault) => (await look(db, vault)).mark,
    forget: (accountId) => void latest.delete(accountId),
  }
}
