/** Consecutive days needed for the streak star (docs/spec/numbers.md#streaks). */
export const STREAK_STAR_DAYS = 2

/** Messages, each with the streak in days at which it begins to apply (docs/spec/numbers.md#streaks), longest first. */
export const STREAK_MESSAGES: readonly (readonly [days: number, message: string])[] = [
  [100, 'Journaling master!'],
  [60, 'Legend in the making!'],
  [30, 'Unstoppable force!'],
  [14, 'Incredible dedication!'],
  [7, 'Week strong!'],
  [3, 'On fire!'],
  [2, 'Building momentum!'],
  [1, 'Great start!'],
]

/** Two entries at most this many hours apart can be on consecutive days across the date line. */
export const DATE_LINE_HOURS = 36
