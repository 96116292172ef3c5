import type { PopularTags } from '@soundings/contract/finding-entries'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { SearchDeps } from '../entry-search.ts'

/** The most frequent tags, with their share of all entries in percent (one decimal). */
export async function popularTags(
  { db, journals }: SearchDeps,
  vault: AccountVault,
  limit: number,
): Promise<PopularTags['tags']> {
  const { counts, entries } = await journals.tags(db, vault)
  return counts
    .slice(0, limit)
    .map(([tag, count]) => ({ tag, count, usage_percentage: Math.round((1000 * count) / entries) / 10 }))
}
