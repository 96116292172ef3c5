import { TAGS_GIVEN_MAX, TAGS_PER_ENTRY } from '../entries/index.ts'
import { normalizedTag } from './hashtags.ts'
import type { Tag } from './tags.ts'

/**
 * The tags of an entry: hashtags first, then what the person gave, then key phrases, at most eight together.
 * @param given.onlyGiven leaves the key phrases out
 */
export function joinedTags(
  found: readonly Tag[],
  { given, onlyGiven }: { given: readonly string[]; onlyGiven: boolean },
): Tag[] {
  const tags = new Map<string, Tag>()
  const add = (tag: Tag) => {
    const key = normalizedTag(tag.tag) || tag.tag
    if (!tags.has(key)) tags.set(key, tag)
  }
  for (const tag of found) if (tag.source === 'hash') add(tag)
  for (const tag of given) add({ tag, source: 'user' })
  // Found tags never displace given ones, and are no more than a text without given tags would get.
  const most = Math.max(TAGS_PER_ENTRY, Math.min(tags.size, TAGS_GIVEN_MAX))
  if (!onlyGiven) for (const tag of found) add(tag)
  return [...tags.values()].slice(0, most)
}
