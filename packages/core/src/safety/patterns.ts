import type { Sentence } from './clauses.ts'
import { holds, wordSet, type WordSet } from './word-set.ts'

/** Words under a name, which a pattern can ask for as `$name`. */
export type NamedWords = Readonly<Record<string, string>>

type Step =
  | { kind: 'word'; set: WordSet; isOptional: boolean }
  | { kind: 'not'; set: WordSet }
  | { kind: 'gap'; most: number }
  | { kind: 'start' }
type Pattern = readonly Step[]

/** Patterns of one kind. Each is found by one of its words, its anchor: the step of which the fewest common words are part. */
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
    const pattern = parts.map((part) => stepOf(part, named))
    const anchor = anchorOf(pattern, common)
    if (!anchor) throw new Error(`a pattern needs a word: ${line}`)
    for (const word of anchor.words) byWord.set(word, [...(byWord.get(word) ?? []), pattern])
    for (const stem of anchor.stems) {
      const key = stem.slice(0, STEM_KEY)
      byStem.set(key, [...(byStem.get(key) ?? []), [stem, pattern]])
    }
  }
  return { byWord, byStem }
}

function anchorOf(pattern: Pattern, common: ReadonlySet<string>): WordSet | undefined {
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

/** True when any of the patterns stands in a sentence. */
export function stands(patterns: Patterns, sentence: Sentence): boolean {
  for (const pattern of candidates(patterns, sentence)) {
    for (let start = 0; start < sentence.length; start++) if (matchFrom(pattern, 0, sentence, start) >= 0) return true
  }
  return false
}

/** Every match of the patterns, from left to right, without overlap; of several at one place the longest. */
export function allMatches(patterns: Patterns, sentence: Sentence): Match[] {
  const possible = candidates(patterns, sentence)
  if (possible.size === 0) return NONE
  const matches: Match[] = []
  for (let start = 0; start < sentence.length; start++) {
    let end = -1
    for (const pattern of possible) end = Math.max(end, matchFrom(pattern, 0, sentence, start))
    if (end <= start) continue
    matches.push({ start, end })
    start = end - 1
  }
  return matches
}

const NONE: never[] = []

/** Patterns of which the anchor stands in a sentence. */
function candidates({ byWord, byStem }: Patterns, sentence: Sentence): ReadonlySet<Pattern> {
  const found = new Set<Pattern>()
  for (const word of sentence) {
    for (const pattern of byWord.get(word) ?? NONE) found.add(pattern)
    for (const [stem, pattern] of byStem.get(word.slice(0, STEM_KEY)) ?? NONE)
      if (word.startsWith(stem)) found.add(pattern)
  }
  return found
}

/** Place after the last token matched, or -1. The gaps of a pattern are short, so that the work at each place is bounded. */
function matchFrom(pattern: Pattern, step: number, sentence: Sentence, at: number): number {
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
