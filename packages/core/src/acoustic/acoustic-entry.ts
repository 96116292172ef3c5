/** The fields of an entry that the analysis uses. */
export type AcousticEntry = {
  id: string
  /** Time of writing, ms since the epoch. */
  time: number
  /** Ordinal local day, set when the entry was saved. */
  day: number
  content: string
  /** 1-5, null when unrated. */
  mood: number | null
  energy: number | null
  focus: number | null
  /** In (−1, 1), null when the language isn't supported. */
  sentiment: number | null
  /** HD-D, 0-1, null for a short text. */
  lexicalDiversity: number | null
  /** Words per minute, null when the text wasn't typed here. */
  typingSpeed: number | null
  /** True for an imported entry that is old or undated. The analysis leaves it out. */
  historic: boolean
}
