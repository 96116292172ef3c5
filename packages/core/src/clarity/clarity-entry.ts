import type { StreakEntry } from '../streaks/index.ts'

/** The fields of an entry that clarity uses. Ratings are 1-5, null when unrated. */
export type ClarityEntry = StreakEntry & {
  mood: number | null
  energy: number | null
  focus: number | null
  /** True for an imported entry that is old or undated. Clarity leaves it out. */
  historic: boolean
}
