import type { Sentence } from './clauses.ts'
import type { Language } from './languages/language.ts'
import { anchoredBy, compile, type NamedWords, type Pattern } from './patterns.ts'
import { spellingOf, type Spelling } from './spelling.ts'
import { isKnown } from './thesaurus.ts'
import { memoizedByWord } from './vocabulary.ts'

/** Numbers of the subjects at one position in a sentence. */
export type Subjects = readonly number[]

type Phrase = { words: readonly string[]; subject: number }

/** A language compiled for reading. */
export type Lexicon = {
  functionWords: ReadonlySet<string>
  slang: ReadonlyMap<string, readonly string[]>
  spelling: Spelling | null
  /** False for a language with too few training lines for the classifier to overrule its patterns. */
  isTempered: boolean
  read: (word: string) => WordInLexicon
}

/** Kinds of patterns in a language. */
const PATTERN_KINDS = ['sayings', 'sure', 'hold', 'sureHeavy', 'light', 'heavy', 'tender'] as const
export type PatternKind = (typeof PATTERN_KINDS)[number]

/** Everything a language knows about one word. */
export type WordInLexicon = {
  isDamper: boolean
  /** Patterns whose anchor is this word, or null without any. */
  anchored: Readonly<Record<PatternKind, readonly Pattern[]>> | null
  /** Subjects of the word, subjects of its stems, and phrases that may begin with it. */
  own: Subjects
  stemmed: Subjects
  phrases: readonly Phrase[]
}

const wordsOf = (list: string) => list.trim().split(/\s+/).filter(Boolean)

/** @param names subjects of all languages; the index of a name is the subject's number in each language */
export function lexiconOf(language: Language, names: readonly string[]): Lexicon {
  const subjects = new Map<string, number[]>()
  const stems: [string, number][] = []
  const phrases = new Map<string, Phrase[]>()
  for (const [name, list] of Object.entries(language.concepts)) {
    const subject = names.indexOf(name)
    for (const entry of wordsOf(list)) {
      const words = entry.split('_')
      const first = words[0] ?? ''
      if (words.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), { words, subject }])
      else if (entry.endsWith('*')) stems.push([entry.slice(0, -1), subject])
      else subjects.set(entry, [...(subjects.get(entry) ?? []), subject])
    }
  }
  const named: NamedWords = Object.fromEntries(
    Object.entries(language.concepts).map(([name, list]) => [
      name,
      wordsOf(list)
        .filter((w) => !w.includes('_'))
        .join(' '),
    ]),
  )
  const common = new Set(wordsOf(language.functionWords))
  const dampers = new Set(wordsOf(language.dampers))
  const patterns = eachKind((kind) => compile(language[kind], named, common))
  return {
    functionWords: common,
    slang: new Map(
      wordsOf(language.slang).map((pair) => {
        const [written = '', meant = ''] = pair.split('=')
        return [written, meant.split('_')]
      }),
    ),
    spelling: language.isInThesaurus ? spellingOf(vocabularyOf(language), isKnown) : null,
    isTempered: language.isInThesaurus,
    read: memoizedByWord((word) => {
      const anchored = eachKind((kind) => anchoredBy(patterns[kind], word))
      return {
        isDamper: dampers.has(word),
        anchored: PATTERN_KINDS.some((kind) => anchored[kind].length > 0) ? anchored : null,
        own: subjects.get(word) ?? NONE,
        stemmed: stems.filter(([stem]) => word.startsWith(stem)).map(([, subject]) => subject),
        phrases: phrases.get(word) ?? NONE,
      }
    }),
  }
}

function eachKind<T>(make: (kind: PatternKind) => T): Record<PatternKind, T> {
  return Object.fromEntries(PATTERN_KINDS.map((kind) => [kind, make(kind)])) as Record<PatternKind, T>
}

/** Every whole word in the patterns and subjects of a language, with those of the gravest patterns first. */
export function vocabularyOf({ sure, hold, heavy, light, concepts, slang, functionWords }: Language): Set<string> {
  const short = new Set(wordsOf(slang).map((pair) => pair.split('=')[0]))
  const all = [sure, hold, heavy, light, ...Object.values(concepts), functionWords].flatMap((list) =>
    list.split(/[\s|_]+/),
  )
  return new Set(all.filter((word) => /^[a-z]+$/u.test(word) && !short.has(word)))
}

const NONE: never[] = []

/** Subjects of the word at a position and of the phrases that begin there. */
export function subjectsAt({ own, stemmed, phrases }: WordInLexicon, sentence: Sentence, at: number): Subjects {
  const begun = phrases.filter(({ words }) => words.every((other, i) => sentence[at + i] === other))
  if (begun.length === 0 && stemmed.length === 0) return own
  return [...new Set([...own, ...begun.map(({ subject }) => subject), ...stemmed])]
}
