import { FOREIGN_LANGUAGES, type ForeignLanguage } from '../../../text/index.ts'
import type { GraveList } from '../blocked-words.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { PORTUGUESE } from './portuguese.ts'
import type { QuotingLanguage } from './quoting-language.ts'
import { SPANISH } from './spanish.ts'
import { wordList, type WordList } from './word-list.ts'

const LANGUAGES: Readonly<Record<ForeignLanguage, QuotingLanguage>> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
}

/** The lists of a language, compiled for lookup. */
export type QuotingWords = {
  blocked: readonly { name: GraveList; has: WordList }[]
} & Readonly<Record<Exclude<keyof QuotingLanguage, 'blocked'>, WordList>>

/** A list that keeps lines out ignores accents, as careless writers do; one that lets them in doesn’t. */
const WORDS = new Map(FOREIGN_LANGUAGES.map((name) => [name, quotingWords(LANGUAGES[name])]))

function quotingWords(language: QuotingLanguage): QuotingWords {
  return {
    blocked: Object.entries(language.blocked).map(([name, list]) => ({
      name: name as GraveList,
      has: wordList(list, 'ignored'),
    })),
    dark: wordList(language.dark, 'ignored'),
    feelings: wordList(language.feelings, 'ignored'),
    bright: wordList(language.bright, 'kept'),
    firstPerson: wordList(language.firstPerson, 'kept'),
    negations: wordList(language.negations, 'ignored'),
    openers: wordList(language.openers, 'kept'),
    pronouns: wordList(language.pronouns, 'kept'),
    people: wordList(language.people, 'ignored'),
    everyday: wordList(language.everyday, 'ignored'),
    beforeNoun: wordList(language.beforeNoun, 'kept'),
  }
}

/** The lists of words that decide in this language what may be quoted. */
export function quotingIn(language: ForeignLanguage): QuotingWords {
  return WORDS.get(language) ?? quotingWords(LANGUAGES[language])
}
