import type { Sentence } from './clauses.ts'
import { graver, type Level } from './level.ts'
import { KIND_BITS, subjectsAt, type Lexicon, type PatternKind, type Subjects, type WordInLexicon } from './lexicon.ts'
import { LEXICONS } from './lexicons.ts'
import { allMatches, matchesAt, type Anchored } from './patterns.ts'
import type { Spelling } from './spelling.ts'
import { inLexicon, wordOf, type Word } from './word.ts'

/** A language may be the sentence's own if it has at least this share of the best language's function words. */
const LANGUAGE_SHARE = 0.7
/** Replaces each word of a saying. */
const TAKEN_OUT = '_'
/** Levels of patterns that need support, gravest first. */
const LIKELY = ['hold', 'light', 'heavy', 'tender'] as const

/** A sentence without its sayings, the subjects of each word, and the levels that rules give its wording. */
export type SentenceReading = {
  words: Sentence
  /** What is known about each of the words. */
  read: readonly Word[]
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
  const read = sentences.map((sentence) => sentence.map(wordOf))
  const counts = read.map(countsIn)
  const whole = LEXICONS.map((_, i) => counts.reduce((sum, count) => sum + (count[i] ?? 0), 0) / sentences.length)
  return read.map((words, at) => {
    const scores = whole.map((share, i) => (counts[at]?.[i] ?? 0) + share)
    const best = Math.max(...scores)
    const own = LEXICONS.filter((_, i) => (scores[i] ?? 0) >= best * LANGUAGE_SHARE)
    // Without a single function word, a misspelling can't be distinguished from another language.
    return readSentence(words, own, best > 0)
  })
}

/** For each language, the number of its function words in a sentence. */
function countsIn(words: readonly Word[]): number[] {
  const counts = LEXICONS.map(() => 0)
  for (const { languages } of words) {
    for (let i = 0; languages >> i > 0; i++) counts[i] = (counts[i] ?? 0) + ((languages >> i) & 1)
  }
  return counts
}

function readSentence(
  sentence: readonly Word[],
  lexicons: readonly Lexicon[],
  isLanguageKnown: boolean,
): SentenceReading {
  let certain: Level = 'none'
  let likely: Level = 'none'
  let damped: Level = 'none'
  let whole = withoutSlang(sentence, lexicons)
  if (isLanguageKnown) whole = spelled(whole, lexicons)
  const known = lexicons.map((lexicon) => readIn(whole, lexicon))
  const isDamped = known.some((own) => own.some((word) => word.isDamper))
  const bare = lexicons.reduce(
    (left, lexicon, i) => withoutSayings(left, left === whole ? (known[i] ?? []) : readIn(left, lexicon)),
    whole,
  )
  const read = bare === whole ? known : lexicons.map((lexicon) => readIn(bare, lexicon))
  const words = textsOf(bare)
  for (const [i, lexicon] of lexicons.entries()) {
    const own = read[i] ?? []
    const kinds = kindsIn(own)
    if (kinds === 0) continue
    if (matchesIn('sure', kinds, own, words)) certain = graver(certain, isDamped ? 'light' : 'hold')
    if (!isDamped && matchesIn('sureHeavy', kinds, own, words)) certain = graver(certain, 'heavy')
    const found = LIKELY.find((level) => matchesIn(level, kinds, own, words)) ?? 'none'
    if (isDamped) damped = graver(damped, found)
    else if (!lexicon.isTempered) certain = graver(certain, found)
    else likely = graver(likely, found)
  }
  const subjects = bare.map(({ isWord }, at) => (isWord ? subjectsIn(read, words, at) : NONE))
  const isWellKnown = lexicons.some((lexicon) => lexicon.isTempered)
  return { words, read: bare, subjects, certain, likely, damped, isWellKnown }
}

/** The words with careless spellings of the languages replaced. */
function withoutSlang(sentence: readonly Word[], lexicons: readonly Lexicon[]): readonly Word[] {
  let words = sentence
  for (const { index, slang } of lexicons) {
    if (!words.some(({ slangs }) => (slangs >> index) & 1)) continue
    words = words.flatMap((word) => slang.get(word.text)?.map(wordOf) ?? word)
  }
  return words
}

/** The words with misspellings corrected. */
function spelled(words: readonly Word[], lexicons: readonly Lexicon[]): readonly Word[] {
  const spelling = lexicons.find((lexicon) => lexicon.spelling)?.spelling
  return spelling ? words.map((word) => (word.meant ??= meantBy(word, spelling))) : words
}

/** Looks a word up in one spelling only, because only one language guesses at misspellings. */
function meantBy(word: Word, spelling: Spelling): Word {
  const meant = spelling(word.text)
  return meant === word.text ? word : wordOf(meant)
}

function readIn(words: readonly Word[], lexicon: Lexicon): WordInLexicon[] {
  return words.map((word) => inLexicon(word, lexicon))
}

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text)
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

/** One bit for each kind of patterns that have an anchor among the words. */
function kindsIn(read: readonly WordInLexicon[]): number {
  let kinds = 0
  for (const { anchoredKinds } of read) kinds |= anchoredKinds
  return kinds
}

function anchoredIn(kind: PatternKind, read: readonly WordInLexicon[]): Anchored {
  return read.map(({ anchored }) => anchored?.[kind] ?? NONE)
}

function matchesIn(kind: PatternKind, kinds: number, read: readonly WordInLexicon[], sentence: Sentence): boolean {
  if ((kinds & KIND_BITS[kind]) === 0) return false
  return read.some(({ anchored }, at) => anchored !== null && matchesAt(anchored[kind], sentence, at))
}

function withoutSayings(sentence: readonly Word[], read: readonly WordInLexicon[]): readonly Word[] {
  if ((kindsIn(read) & KIND_BITS.sayings) === 0) return sentence
  const matches = allMatches(anchoredIn('sayings', read), textsOf(sentence))
  if (matches.length === 0) return sentence
  const takenOut = wordOf(TAKEN_OUT)
  return sentence.map((word, at) => (matches.some(({ start, end }) => at >= start && at < end) ? takenOut : word))
}
