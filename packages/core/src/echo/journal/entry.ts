import type { Tag } from '../../text/index.ts'

/** One entry as the engine reads it. */
export type EchoEntry = {
  id: string
  /** Moment of writing, ms since the epoch. */
  time: number
  /** Ordinal local day, fixed when the entry was saved. */
  day: number
  /** 0 = Sunday … 6 = Saturday, local. */
  weekday: number
  /** 0-23, local. */
  hour: number
  content: string
  /** 1-5, null when unrated. */
  mood: number | null
  energy: number | null
  focus: number | null
  tags: readonly Tag[]
  /** Imported and either old or undated: its words are read, its ratings and times are not. */
  historic: boolean
}
