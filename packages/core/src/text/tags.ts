import { TAGS_PER_ENTRY } from '../entries/index.ts'
import { hasCrisisWording } from '../safety/index.ts'
import { AUTO_TAG_MIN_LENGTH, AUTO_TAGS_BY_LENGTH, HASHTAGS_ENOUGH } from './constants.ts'
import { hashtags, normalizedTag, withoutHashtags } from './hashtags.ts'
import { keyPhrases, type Vocabulary } from './key-phrases.ts'
import { isForeignLanguage } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { partsOf, type TextParts } from './text-parts.ts'
import { withoutUrls } from './urls.ts'
import { IRREGULAR_PAST_VERBS } from './word-lists.ts'
import { isContentWord } from './words.ts'

/** The origin of a tag: a hashtag in the text, a key phrase of the text, or the user's own input. */
export type TagSource = 'hash' | 'auto' | 'user'
export type Tag = { tag: string; source: TagSource }

/** Two terms with the same first letters, at least this many, count as one subject. */
const SHARED_PREFIX = 6
const MOST_CONTENT_WORDS = Math.max(...AUTO_TAGS_BY_LENGTH.map(([from]) => from))

/**
 * The tags of an entry: its hashtags first, then key phrases according to the length of the text, at most eight
 * together (docs/spec/rules.md#tags). A text with crisis wording gets no auto-tags.
 */
export function tagsOf(text: string | TextParts, vocabulary: Vocabulary, lexicon: Lexicon): Tag[] {
  const whole = partsOf(text)
  const content = whole.text
  const written = hashtags(content)
  const tags: Tag[] = written.map((tag) => ({ tag, source: 'hash' }))
  if (written.length >= HASHTAGS_ENOUGH) return tags
  const plain = withoutUrls(withoutHashtags(content))
  const found = autoTags(plain === content ? whole : partsOf(plain), written, vocabulary, lexicon)
  // The scan comes last because it is slow, and many texts have no auto-tags to check.
  if (found.length === 0 || hasCrisisWording(content)) return tags
  return [...tags, ...found.map((tag): Tag => ({ tag, source: 'auto' }))]
}

/** The key phrases that become tags in addition to the hashtags. */
function autoTags(
  parts: TextParts,
  written: readonly string[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): readonly string[] {
  const contentWords = contentWordsOf(parts)
  const wanted = AUTO_TAGS_BY_LENGTH.find(([from]) => contentWords >= from)?.[1] ?? 0
  const limit = Math.min(TAGS_PER_ENTRY - written.length, wanted)
  const tags: string[] = []
  for (const { term } of keyPhrases(parts, vocabulary, lexicon)) {
    if (tags.length >= limit) break
    const tag = normalizedTag(term)
    if (tag.length < AUTO_TAG_MIN_LENGTH) continue
    if (!isForeignLanguage(parts.language) && IRREGULAR_PAST_VERBS.has(term)) continue
    if ([...written, ...tags].some((other) => overlaps(tag, other))) continue
    tags.push(tag)
  }
  return tags
}

/** The number of content words, counted only as far as it affects the number of tags. */
function contentWordsOf({ words, language }: TextParts): number {
  let count = 0
  for (const word of words) {
    if (count === MOST_CONTENT_WORDS) break
    if (isContentWord(word, language)) count++
  }
  return count
}

function overlaps(a: string, b: string): boolean {
  const [first, second] = [a.split('-'), b.split('-')]
  return (
    first.some((part) => second.includes(part)) ||
    (a.length >= SHARED_PREFIX && b.startsWith(a.slice(0, SHARED_PREFIX)))
  )
}
