/** How a person likes to write. */
export type WritingChoices = {
  /** The hour, 0-6, at which a day starts: earlier entries count for the day before. */
  dayStart: number
  /** Words of an entry, or null without a goal. */
  wordGoal: number | null
  /** False hides the count of days and the streak star. */
  showsStreaks: boolean
}

/** The choices of a person who has made none. */
export const USUAL_CHOICES: WritingChoices = { dayStart: 0, wordGoal: null, showsStreaks: true }
