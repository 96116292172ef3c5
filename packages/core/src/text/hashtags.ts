import { TAGS_PER_ENTRY } from '../entries/index.ts'
import { HASHTAG_MIN_LENGTH, TAG_MAX_LENGTH } from './constants.ts'

/** A hashtag after white space, a bracket or at the start: `#` and 2-30 letters, digits, `_` or `-`. */
const HASHTAG = /(^|[\s(])#(\p{L}[\p{L}\p{M}\p{N}_-]{1,29})/gu

/**
 * The stored form of a tag: NFKC, lower case, without a possessive, all other characters replaced by `-`, at most 24.
 */
export function normalizedTag(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^#+/u, '')
    .replaceAll(/[’']s\b/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, TAG_MAX_LENGTH)
    .replace(/[-\uD800-\uDBFF]+$/u, '')
}

/** The text without its hashtags. */
export function withoutHashtags(content: string): string {
  return content.includes('#') ? content.replaceAll(HASHTAG, '$1') : content
}

/** The hashtags in a text, without repeats, in order of appearance, at most eight. */
export function hashtags(content: string): string[] {
  if (!content.includes('#')) return []
  const found = new Set<string>()
  for (const match of content.matchAll(HASHTAG)) {
    const tag = normalizedTag(match[2] ?? '')
    if (tag.length >= HASHTAG_MIN_LENGTH) found.add(tag)
  }
  return [...found].slice(0, TAGS_PER_ENTRY)
}
