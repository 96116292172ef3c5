import type { NamedWords } from '../patterns.ts'

/** The word lists of one language. All words are folded: lower case, without accents. */
export type Language = {
  /** Words that are frequent in the language and rare in others. */
  functionWords: string
  /** True if a word outside the thesaurus, which is English, is likely to be a misspelling. */
  isInThesaurus: boolean
  /** Short and careless spellings, `written=meant`, with several meant words joined by `_`. */
  slang: string
  /** Words by subject, under names shared by all languages; used by the patterns and the classifier. */
  concepts: NamedWords
  /** Sayings and everyday uses of grave words. They are removed before anything else. */
  sayings: string
  /** Words that make a sentence about a story, a game, a kitchen or a machine. */
  dampers: string
  /** Patterns that apply even next to a damper, and patterns that a damper makes tender. */
  sure: string
  hold: string
  /** Wording of loss, eating disorders and despair that counts without support from the classifier. */
  sureHeavy: string
  /**
   * Weaker or impersonal signs, wording of grief, illness and despair, and sore subjects. A damper cancels the first
   * two.
   */
  light: string
  heavy: string
  tender: string
}
