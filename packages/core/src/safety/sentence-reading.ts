import { isWord } from './fold.ts'
import type { Sentence } from './clauses.ts'
import { LANGUAGES } from './languages/index.ts'
import { graver, type Level } from './level.ts'
import { lexiconOf, subjectsAt, type Lexicon, type PatternKind, type Subjects, type WordInLexicon } from './lexicon.ts'
import { allMatches, matchesAny, type Anchored } from './patterns.ts'
import { memoizedByWord } from './vocabulary.ts'

const NAMES = [...new Set(LANGUAGES.flatMap((language) => Object.keys(language.concepts)))]
const LEXICONS: readonly Lexicon[] = LANGUAGES.map((language) => lexiconOf(language, NAMES))
/** A language may be the sentence's own if it has at least this share of the best language's function words. */
const LANGUAGE_SHARE = 0.7
/** Replaces each word of a saying. */
const TAKEN_OUT = '_'

/** A sentence without its sayings, the subjects of each word, and the levels that rules give its wording. */
export type SentenceReading = {
  words: Sentence
  subjects: readonly Subjects[]
  /** Levels from patterns that need no support from the classifier, from other patterns, and from damped ones. */
  certain: Level
  likely: Level
  damped: Level
  /** True if the classifier was trained on many lines in the sentence's language. */
  isWellKnown: boolean
}

/** Reads every sentence of a text in its most likely language or languages. */
export function readSentences(sentences: readonly Sentence[]): SentenceReading[] {
  const counts = sentences.map(countsIn)
  const whole = LEXICONS.map((_, i) => counts.reduce((sum, count) => sum + (count[i] ?? 0), 0) / sentences.length)
  return sentences.map((sentence, at) => {
    const scores = LEXICONS.map((_, i) => (counts[at]?.[i] ?? 0) + (whole[i] ?? 0))
    const best = Math.max(...scores)
    const own = LEXICONS.filter((_, i) => (scores[i] ?? 0) >= best * LANGUAGE_SHARE)
    // Without a single function word, a misspelling can't be distinguished from another language.
    return readSentence(sentence, own, best > 0)
  })
}

/** Indices of the languages in which a word is a function word. */
const languagesOf = memoizedByWord((word) =>
  LEXICONS.flatMap(({ functionWords }, i) => (functionWords.has(word) ? [i] : [])),
)

/** For each language, the number of its function words in a sentence. */
function countsIn(sentence: Sentence): number[] {
  const counts = LEXICONS.map(() => 0)
  for (const word of sentence) for (const i of languagesOf(word)) counts[i] = (counts[i] ?? 0) + 1
  return counts
}

function readSentence(sentence: Sentence, lexicons: readonly Lexicon[], isLanguageKnown: boolean): SentenceReading {
  let certain: Level = 'none'
  let likely: Level = 'none'
  let damped: Level = 'none'
  let words = sentence
  for (const { slang } of lexicons) {
    if (words.some((word) => slang.has(word))) words = words.flatMap((word) => slang.get(word) ?? word)
  }
  const spelling = isLanguageKnown ? lexicons.find((lexicon) => lexicon.spelling)?.spelling : null
  if (spelling) words = words.map(spelling)
  const known = lexicons.map((lexicon) => words.map(lexicon.read))
  const isDamped = known.some((own) => own.some((word) => word.isDamper))
  const bare = lexicons.reduce(
    (left, lexicon, i) => withoutSayings(left, left === words ? (known[i] ?? []) : left.map(lexicon.read)),
    words,
  )
  const read = bare === words ? known : lexicons.map((lexicon) => bare.map(lexicon.read))
  for (const [i, lexicon] of lexicons.entries()) {
    const own = read[i] ?? []
    if (matchesIn('sure', own, bare)) certain = graver(certain, isDamped ? 'light' : 'hold')
    if (!isDamped && matchesIn('sureHeavy', own, bare)) certain = graver(certain, 'heavy')
    const found = likelyLevel(own, bare)
    if (isDamped) damped = graver(damped, found)
    else if (!lexicon.isTempered) certain = graver(certain, found)
    else likely = graver(likely, found)
  }
  const subjects = bare.map((word, at) => (isWord(word) ? subjectsIn(read, bare, at) : NONE))
  const isWellKnown = lexicons.some((lexicon) => lexicon.isTempered)
  return { words: bare, subjects, certain, likely, damped, isWellKnown }
}

const NONE: never[] = []

function subjectsIn(read: readonly (readonly WordInLexicon[])[], bare: Sentence, at: number): Subjects {
  let subjects: Subjects = NONE
  for (const own of read) {
    const word = own[at]
    const more = word ? subjectsAt(word, bare, at) : NONE
    subjects = subjects.length === 0 ? more : [...subjects, ...more]
  }
  return subjects
}

/** For each word, the patterns of a kind whose anchor it is; undefined without any. */
function anchoredIn(kind: PatternKind, read: readonly WordInLexicon[]): Anchored | undefined {
  if (!read.some(({ anchored }) => anchored && anchored[kind].length > 0)) return undefined
  return read.map(({ anchored }) => anchored?.[kind] ?? NONE)
}

function matchesIn(kind: PatternKind, read: readonly WordInLexicon[], sentence: Sentence): boolean {
  const anchored = anchoredIn(kind, read)
  return anchored !== undefined && matchesAny(anchored, sentence)
}

function withoutSayings(sentence: Sentence, read: readonly WordInLexicon[]): Sentence {
  const anchored = anchoredIn('sayings', read)
  const matches = anchored ? allMatches(anchored, sentence) : NONE
  if (matches.length === 0) return sentence
  return sentence.map((word, at) => (matches.some(({ start, end }) => at >= start && at < end) ? TAKEN_OUT : word))
}

/** @param bare a sentence without its sayings */
function likelyLevel(read: readonly WordInLexicon[], bare: Sentence): Level {
  for (const level of ['hold', 'light', 'heavy', 'tender'] as const) if (matchesIn(level, read, bare)) return level
  return 'none'
}
