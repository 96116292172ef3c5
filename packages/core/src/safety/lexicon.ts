import type { Sentence } from './clauses.ts'
import type { Language } from './languages/language.ts'
import { compile, type NamedWords, type Patterns } from './patterns.ts'
import { spellingOf, type Spelling } from './spelling.ts'
import { isKnown } from './thesaurus.ts'

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
  dampers: ReadonlySet<string>
  sayings: Patterns
  sure: Patterns
  hold: Patterns
  sureHeavy: Patterns
  light: Patterns
  heavy: Patterns
  tender: Patterns
  subjects: ReadonlyMap<string, Subjects>
  stems: readonly (readonly [string, number])[]
  phrases: ReadonlyMap<string, readonly Phrase[]>
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
    dampers: new Set(wordsOf(language.dampers)),
    sayings: compile(language.sayings, named, common),
    sure: compile(language.sure, named, common),
    hold: compile(language.hold, named, common),
    sureHeavy: compile(language.sureHeavy, named, common),
    light: compile(language.light, named, common),
    heavy: compile(language.heavy, named, common),
    tender: compile(language.tender, named, common),
    subjects,
    stems,
    phrases,
  }
}

/** Every whole word that the patterns or subjects of a language hold, those of the gravest patterns first. */
export function vocabularyOf({ sure, hold, heavy, light, concepts, slang, functionWords }: Language): Set<string> {
  const short = new Set(wordsOf(slang).map((pair) => pair.split('=')[0]))
  const all = [sure, hold, heavy, light, ...Object.values(concepts), functionWords].flatMap((list) =>
    list.split(/[\s|_]+/),
  )
  return new Set(all.filter((word) => /^[a-z]+$/u.test(word) && !short.has(word)))
}

const NONE: Subjects = []

/** Subjects of the word at a place, and of the phrases that begin there. */
export function subjectsAt({ subjects, stems, phrases }: Lexicon, sentence: Sentence, at: number): Subjects {
  const word = sentence[at] ?? ''
  const own = subjects.get(word)
  const begun = phrases.get(word)?.filter(({ words }) => words.every((other, i) => sentence[at + i] === other))
  const stemmed = stems.filter(([stem]) => word.startsWith(stem))
  if (!begun?.length && stemmed.length === 0) return own ?? NONE
  return [...new Set([...(own ?? []), ...(begun ?? []).map(({ subject }) => subject), ...stemmed.map(([, s]) => s)])]
}
