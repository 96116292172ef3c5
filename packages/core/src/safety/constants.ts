/** Wording of crisis stops Echoes for this many local days, and while it is among this many newest entries. */
export const HOLD_DAYS = 14
export const HOLD_ENTRIES = 5

/** Newest rated entries that can make a period heavy, and how many of them there must be. */
export const HEAVY_RATED_ENTRIES = 3
export const HEAVY_RATED_MIN = 2
/** Mean mood of those entries at or below which the period is heavy. */
export const HEAVY_MEAN_MOOD = 1.67
/** Or: at least two of them with a mood this low and a wording this dark. */
export const DARK_MOOD = 2
export const DARK_SENTIMENT = -0.3
export const DARK_ENTRIES = 2
/** Or: heavy wording within this many local days, beside a mood of at most 3 or none. */
export const HEAVY_WORDING_DAYS = 7
export const HEAVY_WORDING_MAX_MOOD = 3
