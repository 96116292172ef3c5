/** Days in a row that light the streak star (product-spec section 9). */
export const STREAK_STAR_DAYS = 2

/** Message by least number of days (product-spec section 4), longest first. */
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

/** Two entries at most this far apart in real time may be neighbours across the date line. */
export const DATE_LINE_HOURS = 36
