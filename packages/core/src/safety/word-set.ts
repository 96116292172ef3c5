/** Words and beginnings of words ("strangl*"), to be asked for one word at a time. */
export type WordSet = { words: ReadonlySet<string>; stems: readonly string[] }

/** Reads alternatives such as `die|dying|strangl*`. */
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
