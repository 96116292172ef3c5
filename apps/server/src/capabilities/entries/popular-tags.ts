import type { PopularTags } from '@soundings/contract/entries'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { SearchDeps } from './entry-search.ts'

/** The tags on most entries, with their share of all entries in percent (one decimal); ties by name. */
export async function popularTags(
  { db, journals }: SearchDeps,
  vault: AccountVault,
  limit: number,
): Promise<PopularTags['tags']> {
  const counts = new Map<string, number>()
  const journal = await journals.of(db, vault)
  for (const { tags } of journal) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([tag, count]) => ({ tag, count, usage_percentage: Math.round((1000 * count) / journal.length) / 10 }))
}
