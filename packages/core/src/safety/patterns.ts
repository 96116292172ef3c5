import type { Sentence } from './clauses.ts'
import { holds, wordSet, type WordSet } from './word-set.ts'

/** Words under a name, which a pattern can ask for as `$name`. */
export type NamedWords = Readonly<Record<string, string>>

type Step =
  | { kind: 'word'; set: WordSet; isOptional: boolean }
  | { kind: 'not'; set: WordSet }
  | { kind: 'gap'; most: number }
  | { kind: 'start' }
/** Its steps, and how many tokens at least and at most stand before its anchor. */
export type Pattern = { steps: readonly Step[]; least: number; most: number }

/**
 * Patterns of one kind. Each is found by one of its words, its anchor: the step of which the fewest common words are part.
 */
export type Patterns = {
  byWord: ReadonlyMap<string, readonly Pattern[]>
  byStem: ReadonlyMap<string, readonly (readonly [stem: string, pattern: Pattern])[]>
}

/** Letters by which stems are found. */
const STEM_KEY = 3
/** What a common word in a step costs when an anchor is chosen; any other word costs one. */
const COMMON_COST = 20

/** What stands after the last word of a sentence. */
const END = ''

function tokenAt(sentence: Sentence, at: number): string {
  const token = sentence[at] ?? END
  return token === '?' ? END : token
}

/** Where a pattern stands in a sentence: from the first token to the one before `end`. */
export type Match = { start: number; end: number }

/**
 * Compiles patterns, one a line. A pattern is words in their order: `a|b` one of several, `stem*` any word that begins so,
 * `$name` a named list, `word?` may be missing, `..3` up to three words in between, `!a|b` none of these next, `^` the
 * beginning and `$` the end of the sentence.
 * @param common words that are no good for finding a pattern by, because most sentences hold them
 */
export function compile(lines: string, named: NamedWords, common: ReadonlySet<string>): Patterns {
  const byWord = new Map<string, Pattern[]>()
  const byStem = new Map<string, [string, Pattern][]>()
  for (const line of lines.split('\n')) {
    const parts = line.trim().split(/\s+/).filter(Boolean)
    if (parts.length === 0) continue
    const steps = parts.map((part) => stepOf(part, named))
    const anchor = anchorOf(steps, common)
    if (!anchor) throw new Error(`a pattern needs a word: ${line}`)
    const pattern = { steps, ...tokensBefore(steps, anchor) }
    for (const word of anchor.words) byWord.set(word, [...(byWord.get(word) ?? []), pattern])
    for (const stem of anchor.stems) {
      const key = stem.slice(0, STEM_KEY)
      byStem.set(key, [...(byStem.get(key) ?? []), [stem, pattern]])
    }
  }
  return { byWord, byStem }
}

/** Patterns of which a word is the anchor. */
export function anchoredBy({ byWord, byStem }: Patterns, word: string): readonly Pattern[] {
  const stemmed = (byStem.get(word.slice(0, STEM_KEY)) ?? NONE).filter(([stem]) => word.startsWith(stem))
  if (stemmed.length === 0) return byWord.get(word) ?? NONE
  return [...new Set([...(byWord.get(word) ?? NONE), ...stemmed.map(([, pattern]) => pattern)])]
}

/** How many tokens can stand before the step that is the anchor. */
function tokensBefore(steps: readonly Step[], anchor: WordSet): { least: number; most: number } {
  let [least, most] = [0, 0]
  for (const step of steps) {
    if (step.kind === 'gap') most += step.most
    if (step.kind !== 'word') continue
    if (step.set === anchor) break
    most++
    if (!step.isOptional) least++
  }
  return { least, most }
}

function anchorOf(pattern: readonly Step[], common: ReadonlySet<string>): WordSet | undefined {
  const costOf = ({ words, stems }: WordSet) =>
    [...words].reduce((cost, word) => cost + (common.has(word) ? COMMON_COST : 1), stems.length)
  const sets = pattern.flatMap((step) =>
    step.kind === 'word' && !step.isOptional && !step.set.words.has(END) ? [step.set] : [],
  )
  return sets.toSorted((a, b) => costOf(a) - costOf(b))[0]
}

function stepOf(part: string, named: NamedWords): Step {
  if (part === '^') return { kind: 'start' }
  if (part.startsWith('..')) return { kind: 'gap', most: Number(part.slice(2)) }
  if (part.startsWith('!')) return { kind: 'not', set: setOf(part.slice(1), named) }
  const isOptional = part.endsWith('?')
  return { kind: 'word', set: setOf(isOptional ? part.slice(0, -1) : part, named), isOptional }
}

function setOf(part: string, named: NamedWords): WordSet {
  const words = part.split('|').flatMap((word) => {
    if (word === '$') return [END]
    if (!word.startsWith('$')) return [word]
    const list = named[word.slice(1)]
    if (list === undefined) throw new Error(`no words named ${word}`)
    return list.trim().split(/\s+/)
  })
  return wordSet(words)
}

/** For each word of a sentence, the patterns of which it is the anchor. */
export type Anchored = readonly (readonly Pattern[])[]

/** True when any of the patterns stands in a sentence. */
export function stands(anchored: Anchored, sentence: Sentence): boolean {
  for (let at = 0; at < sentence.length; at++) {
    for (const { steps, least, most } of anchored[at] ?? NONE) {
      for (let start = Math.max(0, at - most); start <= at - least; start++)
        if (matchFrom(steps, 0, sentence, start) >= 0) return true
    }
  }
  return false
}

/** Every match of the patterns, from left to right, without overlap; of several at one place the longest. */
export function allMatches(anchored: Anchored, sentence: Sentence): Match[] {
  const ends = longestMatches(anchored, sentence)
  if (ends.size === 0) return NONE
  const matches: Match[] = []
  for (let start = 0; start < sentence.length; start++) {
    const end = ends.get(start) ?? -1
    if (end <= start) continue
    matches.push({ start, end })
    start = end - 1
  }
  return matches
}

const NONE: never[] = []
const NO_MATCHES: ReadonlyMap<number, number> = new Map()

/** Where the longest match that begins at a place ends. */
function longestMatches(anchored: Anchored, sentence: Sentence): ReadonlyMap<number, number> {
  let ends: Map<number, number> | undefined
  for (let at = 0; at < sentence.length; at++) {
    for (const { steps, least, most } of anchored[at] ?? NONE) {
      for (let start = Math.max(0, at - most); start <= at - least; start++) {
        const end = matchFrom(steps, 0, sentence, start)
        if (end > (ends?.get(start) ?? -1)) (ends ??= new Map()).set(start, end)
      }
    }
  }
  return ends ?? NO_MATCHES
}

/** Place after the last token matched, or -1. The gaps of a pattern are short, so that the work at each place is bounded. */
function matchFrom(pattern: readonly Step[], step: number, sentence: Sentence, at: number): number {
  const next = pattern[step]
  if (!next) return at
  const word = tokenAt(sentence, at)
  if (next.kind === 'start') return at === 0 ? matchFrom(pattern, step + 1, sentence, at) : -1
  if (next.kind === 'not') {
    return holds(next.set, word) ? -1 : matchFrom(pattern, step + 1, sentence, at)
  }
  if (next.kind === 'gap') {
    for (let skipped = 0; skipped <= next.most && at + skipped <= sentence.length; skipped++) {
      const end = matchFrom(pattern, step + 1, sentence, at + skipped)
      if (end >= 0) return end
    }
    return -1
  }
  if (at <= sentence.length && holds(next.set, word)) {
    const end = matchFrom(pattern, step + 1, sentence, at + 1)
    if (end >= 0) return end
  }
  return next.isOptional ? matchFrom(pattern, step + 1, sentence, at) : -1
}
