/** Ratings are whole numbers 1-5, 3 when untouched (product-spec section 5). */
export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_DEFAULT = 3

/** The three ratings of an entry, in the order they are shown. */
export const METRICS = ['mood', 'energy', 'focus'] as const
export type Metric = (typeof METRICS)[number]
export type Ratings = Record<Metric, number>

/** The word for each rating 1-5 (product-spec section 5). */
export const RATING_LABELS: Record<Metric, readonly [string, string, string, string, string]> = {
  mood: ['Low', 'Down', 'Neutral', 'Good', 'Great'],
  energy: ['Drained', 'Low', 'Steady', 'High', 'Peak'],
  focus: ['Scattered', 'Unclear', 'Moderate', 'Sharp', 'Laser'],
}

/** Words that light the first star, and the count from which the hint shows (section 9). */
export const STAR_WORDS = 100
export const STAR_HINT_FROM_WORDS = 50
/** Sliders off 3 that light the second star (section 9). */
export const STAR_MOVED_SLIDERS = 2

/** Tags shown on a card, and tags kept on an entry (product decision). */
export const TAGS_ON_CARD = 5
export const TAGS_PER_ENTRY = 8
/** Longest title in characters (product decision). */
export const TITLE_MAX = 80
/** What stands in the place of a title and a text that were damaged where they are stored. */
export const DAMAGED_ENTRY_TITLE = 'This entry can’t be read'
export const DAMAGED_ENTRY_NOTE =
  'The text of this entry was damaged on the disk of the server and can’t be read. Its date and ratings are still here, and your other entries are not affected. If you have an archive from before, restore it to get the text back. Whoever runs this server may have a backup.'
/** Largest text of one entry in bytes of UTF-8 (product decision). */
export const CONTENT_MAX_BYTES = 1_048_576

/**
 * Moments that an entry can have, ms since the epoch, from 0999-12-31 to the end of 9999-12-30 UTC: dates of pages go
 * back to the year 1000, and the wall clock of a moment stands less than a day beside it. Both databases and every
 * calendar here can hold them.
 */
export const ENTRY_EARLIEST = -30_610_310_400_000
export const ENTRY_LATEST = 253_402_214_399_999
