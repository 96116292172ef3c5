/** An entry as its writer sees it. `day` is an ordinal local day, 0 = January 1, 1970; ratings are 1-5. */
export type RawEntry = {
  id: string
  /** Time of writing, ms since the epoch. */
  time: number
  day: number
  /** 0-23, local. */
  hour: number
  content: string
  mood: number | null
  energy: number | null
  focus: number | null
  tags: readonly { tag: string; source: string }[]
  /** Imported: its words are read, its ratings are ignored. */
  historic: boolean
}

/** The printed values of a text by their role: `recent` is “nine”, `date` is “March 3”, `quote` is a line. */
export type Said = ReadonlyMap<string, string>

/**
 * A line, its count of questions, a word with its counts, two lines, words next to a rating, two means, which
 * of two groups is higher, the first and the latest mention, a word that no longer comes up, …
 */
export type Kind =
  | 'line'
  | 'questions'
  | 'word'
  | 'pair'
  | 'rated'
  | 'means'
  | 'higher'
  | 'first'
  | 'ended'
  | 'stretches'
  | 'break'
  | 'presence'

/**
 * One claim of a text with all its printed values; marks are additional claims of its words, such as `old` or `higher`.
 */
export type Claim = { kind: Kind; said: Said; marks: ReadonlySet<string> }
