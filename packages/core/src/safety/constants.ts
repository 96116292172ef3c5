/**
 * After an entry of level `hold`, a journal is quiet for this many local days and entries, whichever ends later
 * (docs/spec/numbers.md#safety).
 */
export const PAUSE_DAYS = 10
export const PAUSE_LATER_ENTRIES = 2
/** The longest such pause in local days, so that it also ends for someone who stops writing. */
export const PAUSE_DAYS_MAX = 21
/** Two light entries within this many days count as one of level `hold`. */
export const LIGHT_PAIR_DAYS = 7
/** After one light entry, a journal is quiet for this many local days or later entries, whichever ends first. */
export const LIGHT_DAYS = 3
export const LIGHT_LATER_ENTRIES = 2

/** Local days a journal stays gentle after its last cause, and after a pause has ended. */
export const GENTLE_DAYS = 7
export const GENTLE_DAYS_AFTER_PAUSE = 5
/** Low ratings make a journal gentle: how many of the newest count, from how many local days, and the fewest needed. */
export const LOW_RATED_ENTRIES = 3
export const LOW_RATED_DAYS = 10
export const LOW_RATED_MIN = 2
/** A mean mood of those entries up to this value makes the journal gentle. */
export const LOW_MEAN_MOOD = 1.67
/** At least two of those entries with mood and sentiment up to these values also make it gentle. */
export const DARK_MOOD = 2
export const DARK_SENTIMENT = -0.3
export const DARK_ENTRIES = 2

/** Local days of entries that can decide the state: the longest pause, the gentle days after it, and a spare day. */
export const DECIDING_DAYS = PAUSE_DAYS_MAX + GENTLE_DAYS_AFTER_PAUSE + LIGHT_PAIR_DAYS + 1
