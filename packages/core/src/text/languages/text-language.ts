/** The word lists by which text in one language is read. Accents don't matter. */
export type TextLanguage = {
  /** Frequent small words: their share shows the language of a text. The two parts of “l'eau” are separate words. */
  functionWords: string
  /** Further words without a subject of their own: never a tag or what two lines share. */
  stopWords: string
  /** Finite forms of everyday verbs, which turn words into a sentence; they are never a tag either. */
  verbs: string
}
