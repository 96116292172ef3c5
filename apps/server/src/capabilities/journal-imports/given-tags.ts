import type { JournalProblemKind } from '@soundings/contract/journal-imports'
import { isInvisible, TAG_LENGTH_MAX, TAGS_GIVEN_MAX } from '@soundings/core/entries'
import { hashtags, normalizedTag } from '@soundings/core/text'
import { oneLine, shortened } from './stored-text.ts'

/**
 * Tags as an entry can have them: each once, ignoring case, and no more than fit next to the hashtags of its text.
 * @returns the tags, and the kinds of problem with those left out
 */
export function givenTags(
  names: readonly string[],
  content: string,
): { tags: string[]; problems: JournalProblemKind[] } {
  const found = new Map<string, { text: string; isCut: boolean }>()
  for (const name of names) {
    const tag = shortened(oneLine(name).replace(/^#+/u, ''), TAG_LENGTH_MAX)
    const key = tag.text.toLowerCase()
    if (!isInvisible(key) && !found.has(key)) found.set(key, tag)
  }
  const given = new Set([...found.values()].map(({ text }) => normalizedTag(text)))
  const others = hashtags(content).filter((tag) => !given.has(tag)).length
  const kept = [...found.values()].slice(0, TAGS_GIVEN_MAX - others)
  const problems: JournalProblemKind[] = []
  if (found.size > kept.length) problems.push('too_many_tags')
  if (kept.some(({ isCut }) => isCut)) problems.push('long_tag')
  return { tags: kept.map(({ text }) => text), problems }
}
