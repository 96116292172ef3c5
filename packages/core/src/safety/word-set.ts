/** Words and stems ("strangl*") that single words are checked against. */
export type WordSet = { words: ReadonlySet<string>; stems: readonly string[] }

/** Parses alternatives such as `die|dying|strangl*`. */
export function wordSet(alternatives: readonly string[]): WordSet {
  const isStem = (word: string) => word.endsWith('*')
  return {
    words: new Set(alternatives.filter((word) => !isStem(word))),
    stems: alternatives.filter(isStem).map((word) => word.slice(0, -1)),
  }
}

export function holds(set: WordSet, word: string): boolean {
  return set.words.has(word) || set.stems.some((stem) => word.startsWith(stem))
}
