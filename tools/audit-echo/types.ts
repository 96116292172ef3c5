/** An entry as its writer knows it. `day` is an ordinal local day, 0 = January 1, 1970; ratings are 1-5. */
export type RawEntry = {
  id: string
  /** Moment of writing, ms since the epoch. */
  time: number
  day: number
  /** 0-23, local. */
  hour: number
  content: string
  mood: number | null
  energy: number | null
  focus: number | null
  tags: readonly { tag: string; source: string }[]
  /** Brought in from elsewhere: read for its words, left out of ratings. */
  historic: boolean
}

/** What a text prints, by the role it plays there: `recent` is “nine”, `date` is “March 3”, `quote` is a line. */
export type Said = ReadonlyMap<string, string>

/** A line, its count of questions, a word with its counts, words of two entries, words beside a rating, two means, … */
export type Kind = 'line' | 'questions' | 'word' | 'shared' | 'rated' | 'means' | 'stretches' | 'break' | 'presence'

/** One thing that a text says, with all that it prints; marks are what its words add, such as `old` or `higher`. */
export type Claim = { kind: Kind; said: Said; marks: ReadonlySet<string> }
