import type { GraveList } from '../blocked-words.ts'

/**
 * What decides in one language whether a line may be quoted. Accents don't matter. `*` at the end of a word matches any
 * ending, at its start any beginning; `_` joins the words of a phrase.
 */
export type QuotingLanguage = {
  /** Words that keep a line out, in the same lists as in English. */
  blocked: Readonly<Record<GraveList, string>>
  /** Further words of a dark mood. */
  dark: string
  /** Words of feeling, which need a day rated 4 or 5. */
  feelings: string
  /** Words of joy, weather, gardens, music, crafts and company: a line without one isn’t quoted. */
  bright: string
  firstPerson: string
  negations: string
  /** Words that make a line depend on the one before when it begins with them. */
  openers: string
  /** Words for someone or something named before. */
  pronouns: string
  /** Words for people, who are never what two lines share. */
  people: string
  /** Everyday nouns, which mean little when two lines share them. */
  everyday: string
  /** Words before a noun. */
  beforeNoun: string
}
