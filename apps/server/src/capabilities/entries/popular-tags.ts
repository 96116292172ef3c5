import type { PopularTags } from '@soundings/contract/entries'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { SearchDeps } from './entry-search.ts'
import type { OpenJournal } from './open-journals.ts'

type TagCount = readonly [tag: string, count: number]

/** Counted once for each state of a journal; gone when the open journal is. */
const counted = new WeakMap<OpenJournal, readonly TagCount[]>()

/** The tags on most entries, with their share of all entries in percent (one decimal); ties by name. */
export async function popularTags(
  { db, journals }: SearchDeps,
  vault: AccountVault,
  limit: number,
): Promise<PopularTags['tags']> {
  const journal = await journals.of(db, vault)
  return tagCounts(journal)
    .slice(0, limit)
    .map(([tag, count]) => ({ tag, count, usage_percentage: Math.round((1000 * count) / journal.length) / 10 }))
}

/** All tags, those on most entries first. */
function tagCounts(journal: OpenJournal): readonly TagCount[] {
  const known = counted.get(journal)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { tags } of journal) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  counted.set(journal, sorted)
  return sorted
}
