/** One entry as the analysis reads it. */
export type WaveEntry = {
  id: string
  /** Moment of writing, ms since the epoch. */
  time: number
  /** Ordinal local day, fixed when the entry was saved. */
  day: number
  content: string
  /** 1-5, null when unrated. */
  mood: number | null
  energy: number | null
  focus: number | null
  /** In (−1, 1), null when it cannot be read. */
  sentiment: number | null
  /** HD-D, 0-1, null for a short text. */
  lexicalDiversity: number | null
  /** Words per minute, null when it was not typed here. */
  typingSpeed: number | null
  /** Imported and old or undated: left out. */
  historic: boolean
}
