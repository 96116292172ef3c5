/** The words of one language that a text is read by. Accents don't matter. */
export type TextLanguage = {
  /** Frequent small words: their share tells the language of a text. The parts of “l'eau” are words of their own. */
  functionWords: string
  /** Further words without a subject of their own: never a tag or what two lines share. */
  stopWords: string
  /** Finite forms of everyday verbs, which make words a sentence; never a tag either. */
  verbs: string
}
