/**
 * The numbers of months and weeks that are searched (docs/spec/numbers.md#on-this-day): twelve months are a year, four
 * weeks nearly a month.
 */
export const MONTHS_BACK = 11
export const WEEKS_BACK = 4

/** The lowest sentiment at which an English entry is bright enough to quote. */
export const BRIGHT_SENTIMENT = 0.1
/** The mood that an entry in another language needs, because its words have no sentiment. */
export const BRIGHT_MOOD = 4

/** The longest quote, in characters: two lines on a wide card. */
export const QUOTE_MAX = 120

/** The most dates that a person can retire, and the most dates that are remembered as left once. */
export const RETIRED_MAX = 500
export const LEFT_MAX = 100
