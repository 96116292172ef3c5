import { TAGS_PER_ENTRY } from '../entries/index.ts'
import { scan } from '../safety/index.ts'
import { AUTO_TAG_MIN_LENGTH, AUTO_TAGS_BY_LENGTH, HASHTAGS_ENOUGH } from './constants.ts'
import { HASHTAG, hashtags, normalizedTag } from './hashtags.ts'
import { keyPhrases, type Vocabulary } from './key-phrases.ts'
import type { Lexicon } from './lexicon.ts'
import { IRREGULAR_PAST_VERBS } from './word-lists.ts'
import { isContentWord, words } from './words.ts'

/** Who put a tag on an entry: a hashtag in the text, the key phrases of the text, or the writer by hand. */
export type TagSource = 'hash' | 'auto' | 'user'
export type Tag = { tag: string; source: TagSource }

/** Two terms that share so long a beginning are one subject. */
const SHARED_PREFIX = 6

/**
 * The tags of an entry: its hashtags first, then key phrases by length of the text, at most eight together
 * (design section F.1). A text with wording of crisis gets no auto-tags.
 */
export function tagsOf(content: string, vocabulary: Vocabulary, lexicon: Lexicon): Tag[] {
  const written = hashtags(content)
  const tags: Tag[] = written.map((tag) => ({ tag, source: 'hash' }))
  const plain = content.replaceAll(HASHTAG, '$1')
  if (written.length >= HASHTAGS_ENOUGH || scan(content).crisis.length > 0) return tags
  const contentWords = words(plain).filter(isContentWord).length
  const wanted = AUTO_TAGS_BY_LENGTH.find(([from]) => contentWords >= from)?.[1] ?? 0
  const limit = Math.min(TAGS_PER_ENTRY, written.length + wanted)
  for (const { term } of keyPhrases(plain, vocabulary, lexicon)) {
    if (tags.length >= limit) break
    const tag = normalizedTag(term)
    if (tag.length < AUTO_TAG_MIN_LENGTH || IRREGULAR_PAST_VERBS.has(term)) continue
    if (tags.some((other) => overlaps(tag, other.tag))) continue
    tags.push({ tag, source: 'auto' })
  }
  return tags
}

function overlaps(a: string, b: string): boolean {
  const [first, second] = [a.split('-'), b.split('-')]
  return (
    first.some((part) => second.includes(part)) ||
    (a.length >= SHARED_PREFIX && b.startsWith(a.slice(0, SHARED_PREFIX)))
  )
}
