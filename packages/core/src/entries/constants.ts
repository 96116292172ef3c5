import { MINUTE_MS } from '../time/index.ts'

/** Ratings are whole numbers from 1 to 5, and 3 if the slider was not moved (docs/spec/numbers.md#entries). */
export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_DEFAULT = 3

/** The three ratings of an entry, in display order. */
export const METRICS = ['mood', 'energy', 'focus'] as const
export type Metric = (typeof METRICS)[number]
export type Ratings = Record<Metric, number>

/** The labels of the ratings, from 1 to 5. */
export const RATING_LABELS: Record<Metric, readonly [string, string, string, string, string]> = {
  mood: ['Low', 'Down', 'Neutral', 'Good', 'Great'],
  energy: ['Drained', 'Low', 'Steady', 'High', 'Peak'],
  focus: ['Scattered', 'Unclear', 'Moderate', 'Sharp', 'Laser'],
}

/**
 * The number of words needed for the first star, and the number at which the hint appears
 * (docs/spec/numbers.md#entries).
 */
export const STAR_WORDS = 100
export const STAR_HINT_FROM_WORDS = 50
/** The number of sliders that must differ from 3 for the second star (docs/spec/numbers.md#entries). */
export const STAR_MOVED_SLIDERS = 2

/** The most tags that a card shows, and the most tags that are found in a text (product decision). */
export const TAGS_ON_CARD = 5
export const TAGS_PER_ENTRY = 8
/** The most tags that can be set by hand or imported with a journal (product decision). */
export const TAGS_GIVEN_MAX = 32
/** The longest tag that can be set by hand, and the longest name in a search, in characters (product decision). */
export const TAG_LENGTH_MAX = 64
export const PERSON_LENGTH_MAX = 64
/** How many popular tags are returned when the request does not set a limit (docs/spec/numbers.md#entries). */
export const POPULAR_TAGS_LIMIT = 8
/**
 * An auto-tag counts in Echos and on Insights once the user has kept it on this many entries
 * (docs/spec/numbers.md#echos).
 */
export const AUTO_TAG_KEPT_ENTRIES = 5
/** The longest title, in characters (product decision). */
export const TITLE_MAX = 80
/** The title and text that are shown for an entry whose stored data is damaged. */
export const DAMAGED_ENTRY_TITLE = 'This entry can’t be read'
export const DAMAGED_ENTRY_NOTE =
  'The text of this entry was damaged on the server’s disk and can’t be read. Its date and ratings are still here, and your other entries are not affected. If you have an older archive, restore it to get the text back. The person who runs this server may have a backup.'
/** The longest name of the place where an entry was written, in characters. */
export const PLACE_MAX = 200
/** The most bytes of UTF-8 that the text of an entry may have (product decision). */
export const CONTENT_MAX_BYTES = 1_048_576

/** The most that is stored of how an entry was written: words a minute, seconds (365 days) and edits. */
export const TYPING_SPEED_MAX = 1_000
export const WRITING_SECONDS_MAX = 31_536_000
export const EDITS_MAX = 10_000_000

/**
 * The range of an entry's time, ms since the epoch, from 0999-12-31 to the end of 9999-12-30 UTC: imported dates go
 * back to the year 1000, and local time differs from UTC by less than a day. Both databases and every calendar function
 * support the whole range.
 */
export const ENTRY_EARLIEST = -30_610_310_400_000
export const ENTRY_LATEST = 253_402_214_399_999
/**
 * The first and last date of an entry: the days on which every time zone can represent each moment. Years with fewer
 * than four digits are typing errors, or come from an unfinished date field.
 */
export const FIRST_DATE = '1000-01-01'
export const LAST_DATE = '9999-12-29'
/** The time of an entry that has a day and no time. */
export const UNKNOWN_TIME = '12:00'
/** How far an entry’s time may be ahead of the server’s clock: other clocks run a little fast (product decision). */
export const CLOCK_SKEW_MS = MINUTE_MS
/** The number of days for which a deleted entry is kept and can be restored (product decision). */
export const RESTORE_DAYS = 30
/** Days for which an upload waits to be confirmed, and a photograph to become part of an entry (product decision). */
export const PENDING_IMPORT_DAYS = 7
export const LOOSE_PHOTOGRAPH_DAYS = 1

/** The most photographs that one entry may have (docs/spec/numbers.md#photographs). */
export const PHOTOGRAPHS_PER_ENTRY = 20
/** The longest description of a photograph, in characters. */
export const DESCRIPTION_MAX = 1_000
