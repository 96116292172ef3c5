/** A hold entry makes a journal quiet for this many local days and entries, whichever ends later (echo-2 §1.3) … */
export const HOLD_DAYS = 10
export const HOLD_LATER_ENTRIES = 2
/** … and never longer than this, so that it ends by the calendar for someone who stops writing. */
export const QUIET_DAYS_MAX = 21
/** Two light entries within so many days count as a hold entry. */
export const LIGHT_PAIR_DAYS = 7
/** One light entry makes a journal quiet for this many local days or later entries, whichever ends first. */
export const LIGHT_DAYS = 3
export const LIGHT_LATER_ENTRIES = 2

/** Local days a journal stays gentle after its last cause, and after quiet has ended. */
export const GENTLE_DAYS = 7
export const GENTLE_DAYS_AFTER_QUIET = 5
/** Newest rated entries, and the local days they are taken from, that can make a journal gentle; at least so many. */
export const LOW_RATED_ENTRIES = 3
export const LOW_RATED_DAYS = 10
export const LOW_RATED_MIN = 2
/** Mean mood of those entries at or below which the journal is gentle. */
export const LOW_MEAN_MOOD = 1.67
/** Or: at least two of them with a mood this low and a wording this dark. */
export const DARK_MOOD = 2
export const DARK_SENTIMENT = -0.3
export const DARK_ENTRIES = 2

/** Local days of entries that can decide the state: the longest quiet, the gentle days after it, and a day's grace. */
export const DECIDING_DAYS = QUIET_DAYS_MAX + GENTLE_DAYS_AFTER_QUIET + LIGHT_PAIR_DAYS + 1
