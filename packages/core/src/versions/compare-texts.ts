import { commonEnds, commonItems, type Match } from './common-items.ts'
import {
  ALIKE,
  PAIRS_MAX,
  PARAGRAPH_EDITS_MAX,
  STEPS_MAX,
  WITHIN,
  WITHIN_WORDS_MIN,
  WORDS_COMPARED_MAX,
} from './constants.ts'
import { numbered, wordParts, type WordPart } from './word-parts.ts'

/**
 * A part of two texts, with the white space that follows it in each. Joined in order, `was` is the first text and `now`
 * the second.
 */
export type Passage = {
  kind: 'same' | 'changed' | 'removed' | 'added'
  was: string
  now: string
  /** Of a changed paragraph, without the white space after it; null when it was not compared word by word. */
  words: WordPart[] | null
}

/** Compares two texts, paragraph by paragraph and, within changed paragraphs, word by word. */
export function compareTexts(was: string, now: string): Passage[] {
  const [wasParagraphs, nowParagraphs] = [paragraphs(was), paragraphs(now)]
  const bare = (texts: readonly string[]) => texts.map(withoutGap)
  const numbers = numbered(bare(wasParagraphs), bare(nowParagraphs))
  const bounds = { edits: PARAGRAPH_EDITS_MAX, steps: STEPS_MAX }
  const matches = commonItems(...numbers, bounds) ?? matchesAtEnds(...numbers)
  const passages: Passage[] = []
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of [...matches, [wasParagraphs.length, nowParagraphs.length] as const]) {
    passages.push(...differences(wasParagraphs.slice(x, nextX), nowParagraphs.slice(y, nextY)))
    const [same, sameNow] = [wasParagraphs[nextX], nowParagraphs[nextY]]
    if (same !== undefined && sameNow !== undefined) {
      append(passages, { kind: 'same', was: same, now: sameNow, words: null })
    }
    x = nextX + 1
    y = nextY + 1
  }
  return passages
}

/** A passage without the white space after it. */
export function withoutGap(text: string): string {
  return text.trimEnd()
}

/** Each line with the line ends and spaces after it. */
function paragraphs(text: string): string[] {
  const found: string[] = []
  const space = /\s*/y
  for (let from = 0; from < text.length; from = space.lastIndex) {
    const end = text.indexOf('\n', from)
    space.lastIndex = end < 0 ? text.length : end
    space.test(text)
    found.push(text.slice(from, space.lastIndex))
  }
  return found
}

function matchesAtEnds(was: Int32Array, now: Int32Array): Match[] {
  const { start, wasEnd, nowEnd } = commonEnds(was, now)
  const first = Array.from({ length: start }, (_, index): Match => [index, index])
  const last = Array.from({ length: was.length - wasEnd }, (_, index): Match => [wasEnd + index, nowEnd + index])
  return [...first, ...last]
}

/** Paragraphs at the same place of both texts that differ: changed ones if alike, else removed and added. */
function differences(was: readonly string[], now: readonly string[]): Passage[] {
  const passages: Passage[] = []
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of [...alikePairs(was, now), [was.length, now.length] as const]) {
    const [removed, added] = [was.slice(x, nextX).join(''), now.slice(y, nextY).join('')]
    if (removed !== '') append(passages, { kind: 'removed', was: removed, now: '', words: null })
    if (added !== '') append(passages, { kind: 'added', was: '', now: added, words: null })
    const [before, after] = [was[nextX], now[nextY]]
    if (before !== undefined && after !== undefined) {
      const words = wordParts(withoutGap(before), withoutGap(after))
      passages.push({ kind: 'changed', was: before, now: after, words })
    }
    x = nextX + 1
    y = nextY + 1
  }
  return passages
}

/** Consecutive passages of a kind are one, except changed paragraphs. */
function append(passages: Passage[], passage: Passage): void {
  const last = passages.at(-1)
  if (last?.kind !== passage.kind) return void passages.push(passage)
  last.was += passage.was
  last.now += passage.now
}

/** The pairs of paragraphs, in order, whose likeness is greatest in sum. */
function alikePairs(was: readonly string[], now: readonly string[]): Match[] {
  const characters = [...was, ...now].reduce((sum, { length }) => sum + length, 0)
  if (was.length * now.length > PAIRS_MAX || characters > WORDS_COMPARED_MAX) return []
  const [wasWords, nowWords] = [was.map(wordCounts), now.map(wordCounts)]
  const width = now.length + 1
  const best = new Float64Array((was.length + 1) * width)
  const at = (x: number, y: number) => best[x * width + y] ?? 0
  const pairAt = (x: number, y: number) => {
    const alike = likeness(wasWords[x], nowWords[y])
    return alike < ALIKE ? 0 : alike
  }
  for (let x = was.length - 1; x >= 0; x--) {
    for (let y = now.length - 1; y >= 0; y--) {
      const pair = pairAt(x, y)
      const paired = pair > 0 ? pair + at(x + 1, y + 1) : 0
      best[x * width + y] = Math.max(paired, at(x + 1, y), at(x, y + 1))
    }
  }
  const pairs: Match[] = []
  for (let x = 0, y = 0; x < was.length && y < now.length;) {
    if (at(x, y) === at(x + 1, y)) x++
    else if (at(x, y) === at(x, y + 1)) y++
    else pairs.push([x++, y++])
  }
  return pairs
}

type WordCounts = { total: number; counts: ReadonlyMap<string, number> }

const WORD = /[\p{L}\p{M}\p{N}]+/gu

function wordCounts(text: string): WordCounts {
  const found = text.toLowerCase().match(WORD) ?? []
  const counts = new Map<string, number>()
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { total: found.length, counts }
}

/**
 * The share of words that two paragraphs have in common (Dice), 0 to 1. A short paragraph that grew a lot still has
 * nearly all its old words, so it counts as similar because of them.
 */
function likeness(was: WordCounts | undefined, now: WordCounts | undefined): number {
  if (!was || !now || was.total + now.total === 0) return 0
  let common = 0
  for (const [word, count] of was.counts) common += Math.min(count, now.counts.get(word) ?? 0)
  const shorter = Math.min(was.total, now.total)
  const within = shorter >= WITHIN_WORDS_MIN && common / shorter >= WITHIN ? common / shorter : 0
  return Math.max((2 * common) / (was.total + now.total), within)
}
