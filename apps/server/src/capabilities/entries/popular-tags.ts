import type { PopularTags } from '@soundings/contract/entries'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { entriesStore } from './entries.store.ts'

/** The tags on most entries, with their share of all entries in percent (one decimal); ties by name. */
export async function popularTags(db: Queryable, vault: AccountVault, limit: number): Promise<PopularTags['tags']> {
  const counts = new Map<string, number>()
  let total = 0
  for await (const entry of entriesStore(db, vault).newestFirst()) {
    total++
    for (const tag of new Set(entry.tags.map((own) => own.tag))) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([tag, count]) => ({ tag, count, usage_percentage: Math.round((1000 * count) / total) / 10 }))
}
