import type { Sentence } from './clauses.ts'
import type { Language } from './languages/language.ts'
import { anchoredBy, compile, type NamedWords, type Pattern } from './patterns.ts'
import { spellingOf, type Spelling } from './spelling.ts'
import { isKnown } from './thesaurus.ts'
import { rememberedByWord } from './vocabulary.ts'

/** Numbers of the subjects a place in a sentence touches. */
export type Subjects = readonly number[]

type Phrase = { words: readonly string[]; subject: number }

/** A language made ready for reading. */
export type Lexicon = {
  functionWords: ReadonlySet<string>
  slang: ReadonlyMap<string, readonly string[]>
  spelling: Spelling | null
  /** False for a language with too few lines for the classifier to overrule its patterns. */
  isTempered: boolean
  read: (word: string) => WordInLexicon
}

/** Kinds of patterns a language has. */
const PATTERN_KINDS = ['sayings', 'sure', 'hold', 'sureHeavy', 'light', 'heavy', 'tender'] as const
export type PatternKind = (typeof PATTERN_KINDS)[number]

/** What a language knows of one word. */
export type WordInLexicon = {
  isDamper: boolean
  /** Patterns of which it is the anchor, or null where there are none. */
  anchored: Readonly<Record<PatternKind, readonly Pattern[]>> | null
  /** Its subjects, those of its beginnings, and the phrases it may begin. */
  own: Subjects
  stemmed: Subjects
  phrases: readonly Phrase[]
}

const wordsOf = (list: string) => list.trim().split(/\s+/).filter(Boolean)

/** @param names subjects of all languages, in one order: a subject has the same number in each of them */
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
    read: rememberedByWord((word) => {
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

/** Every whole word that the patterns or subjects of a language hold, those of the gravest patterns first. */
export function vocabularyOf({ sure, hold, heavy, light, concepts, slang, functionWords }: Language): Set<string> {
  const short = new Set(wordsOf(slang).map((pair) => pair.split('=')[0]))
  const all = [sure, hold, heavy, light, ...Object.values(concepts), functionWords].flatMap((list) =>
    list.split(/[\s|_]+/),
  )
  return new Set(all.filter((word) => /^[a-z]+$/u.test(word) && !short.has(word)))
}

const NONE: never[] = []

/** Subjects of the word at a place, and of the phrases that begin there. */
export function subjectsAt({ own, stemmed, phrases }: WordInLexicon, sentence: Sentence, at: number): Subjects {
  const begun = phrases.filter(({ words }) => words.every((other, i) => sentence[at + i] === other))
  if (begun.length === 0 && stemmed.length === 0) return own
  return [...new Set([...own, ...begun.map(({ subject }) => subject), ...stemmed])]
}
