import type { Sentence } from './clauses.ts'
import { holds, wordSet, type WordSet } from './word-set.ts'

/** Named lists of words, used in a pattern as `$name`. */
export type NamedWords = Readonly<Record<string, string>>

type Step =
  | { kind: 'word'; set: WordSet; isOptional: boolean }
  | { kind: 'not'; set: WordSet }
  | { kind: 'not after'; set: WordSet }
  | { kind: 'gap'; most: number }
  | { kind: 'start' }
/** The steps of a pattern, and the fewest and most tokens before its anchor. */
export type Pattern = { steps: readonly Step[]; least: number; most: number }

/** Patterns of one kind, indexed by anchor: the step of a pattern that contains the fewest common words. */
export type Patterns = {
  byWord: ReadonlyMap<string, readonly Pattern[]>
  byStem: ReadonlyMap<string, readonly (readonly [stem: string, pattern: Pattern])[]>
}

/** Length of the prefix used to look up stems. */
const STEM_KEY = 3
/** Cost of a common word in a step when the anchor is chosen; any other word costs 1. */
const COMMON_COST = 20

/** The token after the last word of a sentence. */
const END = ''

function tokenAt(sentence: Sentence, at: number): string {
  const token = sentence[at] ?? END
  return token === '?' ? END : token
}

/** A match of a pattern: tokens from `start` up to but not including `end`. */
export type Match = { start: number; end: number }

/**
 * Compiles patterns, one per line. A pattern is a sequence of words: `a|b` matches either, `stem*` any word with that
 * beginning, `$name` a named list, `word?` an optional word, `..3` up to three words in between, `!a|b` none of these
 * next, `~a|b` none of these before, `^` the beginning and `$` the end of the sentence.
 * @param common words in most sentences, which make poor anchors
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

/** Patterns whose anchor is this word. */
export function anchoredBy({ byWord, byStem }: Patterns, word: string): readonly Pattern[] {
  const stemmed = (byStem.get(word.slice(0, STEM_KEY)) ?? NONE).filter(([stem]) => word.startsWith(stem))
  if (stemmed.length === 0) return byWord.get(word) ?? NONE
  return [...new Set([...(byWord.get(word) ?? NONE), ...stemmed.map(([, pattern]) => pattern)])]
}

/** Quickly tells for most words that no pattern has them as its anchor. */
export function anchorTest(patterns: readonly Patterns[]): (word: string) => boolean {
  const words = new Set(patterns.flatMap(({ byWord }) => [...byWord.keys()]))
  const beginnings = new Set(patterns.flatMap(({ byStem }) => [...byStem.keys()]))
  return (word) => words.has(word) || beginnings.has(word.slice(0, STEM_KEY))
}

/** How many tokens there can be before the anchor. */
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
  if (part.startsWith('~')) return { kind: 'not after', set: setOf(part.slice(1), named) }
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

/** For each word of a sentence, the patterns whose anchor it is. */
export type Anchored = readonly (readonly Pattern[])[]

/** True when any of the patterns whose anchor is at this position matches there. */
export function matchesAt(patterns: readonly Pattern[], sentence: Sentence, at: number): boolean {
  for (const { steps, least, most } of patterns) {
    for (let start = Math.max(0, at - most); start <= at - least; start++)
      if (matchFrom(steps, 0, sentence, start) >= 0) return true
  }
  return false
}

/** All matches of the patterns, from left to right, without overlap; the longest of several at one position. */
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

/** The end of the longest match for each start position. */
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

/**
 * The position after the last matched token, or -1. Gaps in patterns are short, which limits the work at each position.
 */
function matchFrom(pattern: readonly Step[], step: number, sentence: Sentence, at: number): number {
  const next = pattern[step]
  if (!next) return at
  const word = tokenAt(sentence, at)
  if (next.kind === 'start') return at === 0 ? matchFrom(pattern, step + 1, sentence, at) : -1
  if (next.kind === 'not') {
    return holds(next.set, word) ? -1 : matchFrom(pattern, step + 1, sentence, at)
  }
  if (next.kind === 'not after') {
    return holds(next.set, tokenAt(sentence, at - 1)) ? -1 : matchFrom(pattern, step + 1, sentence, at)
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
