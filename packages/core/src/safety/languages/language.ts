import type { NamedWords } from '../patterns.ts'

/** What the scan knows of one language. All words are folded: lower case, without accents. */
export type Language = {
  /** Words every text of the language is full of and few others have. */
  functionWords: string
  /** True if a word outside the thesaurus, which is English, is likely to be a misspelling. */
  isInThesaurus: boolean
  /** Short and careless spellings, `written=meant`, several meant words joined by `_`. */
  slang: string
  /** Words by what they are about, under names all languages share; patterns and classifier both use them. */
  concepts: NamedWords
  /** Sayings and everyday uses of grave words. They are taken out before anything else looks. */
  sayings: string
  /** Words that turn a sentence into one about a story, a game, a kitchen or a machine. */
  dampers: string
  /** Patterns that hold whatever stands beside them, and those that a damper makes tender. */
  sure: string
  hold: string
  /** Wording of loss, eating disorders and despair that holds without the classifier's leave. */
  sureHeavy: string
  /** Weaker or unowned signs, wording of grief, illness and despair, and sore subjects. A damper silences the first two. */
  light: string
  heavy: string
  tender: string
}
