import type { Sentence } from './clauses.ts'
import type { Language } from './languages/language.ts'
import { anchoredBy, anchorTest, compile, type NamedWords, type Pattern } from './patterns.ts'
import { spellingOf, type Spelling } from './spelling.ts'
import { isKnown } from './thesaurus.ts'

/** Numbers of the subjects at one position in a sentence. */
export type Subjects = readonly number[]

type Phrase = { words: readonly string[]; subject: number }

/** A language compiled for reading. */
export type Lexicon = {
  /** Its place among the languages. */
  index: number
  functionWords: ReadonlySet<string>
  slang: ReadonlyMap<string, readonly string[]>
  spelling: Spelling | null
  /** False for a language with too few training lines for the classifier to overrule its patterns. */
  isTempered: boolean
  read: (word: string) => WordInLexicon
}

const PATTERN_KINDS = ['sayings', 'sure', 'hold', 'sureHeavy', 'light', 'heavy', 'tender'] as const
export type PatternKind = (typeof PATTERN_KINDS)[number]
export const KIND_BITS = eachKind((kind) => 1 << PATTERN_KINDS.indexOf(kind))

/** The entry of a word in the lexicon of one language. */
export type WordInLexicon = {
  isDamper: boolean
  /** Patterns whose anchor is this word, or null without any, and one bit for each kind of them. */
  anchored: AnchoredByKind | null
  anchoredKinds: number
  /** Subjects of the word, subjects of its stems, and phrases that may begin with it. */
  own: Subjects
  stemmed: Subjects
  phrases: readonly Phrase[]
}

type AnchoredByKind = Readonly<Record<PatternKind, readonly Pattern[]>>

const wordsOf = (list: string) => list.trim().split(/\s+/).filter(Boolean)

/**
 * @param index the language's place among all languages
 * @param names subjects of all languages; the index of a name is the subject's number in each language
 */
export function lexiconOf(language: Language, index: number, names: readonly string[]): Lexicon {
  const subjects = new Map<string, number[]>()
  const stems = new Map<string, [string, number][]>()
  const phrases = new Map<string, Phrase[]>()
  for (const [name, list] of Object.entries(language.concepts)) {
    const subject = names.indexOf(name)
    for (const entry of wordsOf(list)) {
      const words = entry.split('_')
      const first = words[0] ?? ''
      if (words.length > 1) listIn(phrases, first).push({ words, subject })
      else if (entry.endsWith('*')) listIn(stems, first.charAt(0)).push([first.slice(0, -1), subject])
      else listIn(subjects, entry).push(subject)
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
  const isAnchor = anchorTest(Object.values(patterns))
  return {
    index,
    functionWords: common,
    slang: new Map(
      wordsOf(language.slang).map((pair) => {
        const [written = '', meant = ''] = pair.split('=')
        return [written, meant.split('_')]
      }),
    ),
    spelling: language.isInThesaurus ? spellingOf(vocabularyOf(language), isKnown) : null,
    isTempered: language.isInThesaurus,
    read: (word) => {
      const anchored = isAnchor(word) ? eachKind((kind) => anchoredBy(patterns[kind], word)) : null
      return {
        isDamper: dampers.has(word),
        anchored,
        anchoredKinds: anchored ? bitsOf(anchored) : 0,
        own: subjects.get(word) ?? NONE,
        stemmed: subjectsOfStems(stems.get(word.charAt(0)), word),
        phrases: phrases.get(word) ?? NONE,
      }
    },
  }
}

function bitsOf(anchored: AnchoredByKind): number {
  return PATTERN_KINDS.reduce((bits, kind) => bits | (anchored[kind].length > 0 ? KIND_BITS[kind] : 0), 0)
}

/** @param stems those with the first letter of the word */
function subjectsOfStems(stems: readonly (readonly [stem: string, subject: number])[] | undefined, word: string) {
  let found: number[] | undefined
  for (const [stem, subject] of stems ?? NONE) if (word.startsWith(stem)) (found ??= []).push(subject)
  return found ?? NONE
}

function listIn<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key)
  if (known) return known
  const made: T[] = []
  lists.set(key, made)
  return made
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
