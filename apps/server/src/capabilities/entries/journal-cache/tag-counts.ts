export type TagCount = readonly [tag: string, count: number]

/** All tags, the most frequent first; ties by name. */
export function tagCounts(entries: Iterable<{ tags: readonly string[] }>): TagCount[] {
  const counts = new Map<string, number>()
  for (const { tags } of entries) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
}
