import type { StreakEntry } from '../streaks/index.ts'

/** One entry as clarity sees it. Ratings are 1-5, null when unrated. */
export type ClarityEntry = StreakEntry & {
  mood: number | null
  energy: number | null
  focus: number | null
  /** Imported and either old or undated: left out. */
  historic: boolean
}
