import type { QuoteLimits } from '../quoting/fit.ts'

/** Entries that a journal needs before two of its lines are shown together, and before one of its questions is. */
export const LEAST_ENTRIES = { pair: 7, question: 8 }

/** Days between an old line and what it is shown with. */
export const DAYS_APART = {
  pair: { least: 4 },
  question: { least: 3, most: 180 },
  promise: { least: 2, most: 120 },
  series: { least: 1, whole: 4 },
}
/** Days after which an entry no longer brings back an old line, although it is still the newest. */
export const NEW_DAYS = 7

/** Limits of a line shown next to another one, of a line shown alone, and of a question that makes sense alone. */
export const LINE_LIMITS: QuoteLimits = { minWords: 3, maxWords: 34, maxLength: 180 }
export const LONE_LIMITS: QuoteLimits = { minWords: 5, maxWords: 30, maxLength: 210 }
export const QUESTION_LIMITS: QuoteLimits = { minWords: 5, maxWords: 24, maxLength: 130 }
/** The most characters of two lines together, of a line of three, and of all three: an Echo has 280. */
export const LENGTH = { both: 225, ofThree: 120, allThree: 200 }
/**
 * A line needs no opening if it says what happens within this many words, unlike “In the jar, looking for a button.”
 */
export const SAYS_WITHIN = 6

/** How many entries may mention the thing that three lines share. A thing in more entries is an everyday thing. */
export const ENTRIES_OF_SERIES = { least: 3, most: 6 }
/** A plan that was carried out in more entries than this is a habit: “Bought bread.” */
export const MOST_DONE = 2
/**
 * What a question and a later line must have in common: this many words, with this rarity in total (a word in two entries
 * has 1), and this relatedness.
 */
export const QUESTION_SHARES = { words: 2, rarity: 1.4, relatedness: 0.2 }
/** A word in this many entries has a rarity of 1. */
export const RARE_ENTRIES = 2

/**
 * Points that a pair gets over its earlier line alone. Three readers, who compared with a writer’s reflections, rated
 * lines alone 2.0. Two readers, who compared with nothing, rated 78 pairs of a rare thing 2.75.
 */
export const PAIR_POINTS = 0.5
/**
 * Further points that three lines get over two. Of the lines that a writer put side by side, three readers rated 15
 * threes 4.5 and 23 pairs 3.9.
 */
export const SERIES_POINTS = 0.5
/** Extra points for pairing a plan with the line that says it was done, or a question with a later line. */
export const PLAN_POINTS = 0.5
export const QUESTION_POINTS = 0.3
/**
 * Points off for a pair that shares only an everyday thing (“the bag”). Of 462 pairs of a thing, readers rated these 76
 * pairs 2.3 and the others 3.0; with half a point less, their computed worth agrees.
 */
export const EVERYDAY_POINTS = 0.5
/** Points off for each day since the later line: readers found pairs that came days late pointless. */
export const POINTS_PER_DAY = 0.07
/**
 * The least worth of a pair. Of the rated pairs of a thing, the 219 that reach it were rated 3.6, and the 40 that miss
 * it by up to 0.2 were rated 2.7.
 */
export const LEAST_OF_PAIR = 3.3
/**
 * The worth of an old line about a thing of today’s entry is the mean of two: its worth alone, and its worth beside
 * today’s sentence. These points make the mean as high as the worth alone, on average over 120 such lines.
 */
export const MEETING_POINTS = 0.25
/**
 * The least worth of such a line. A reader rated 69 lines that reach it 4.0, and 51 others 2.6, among them the 18 for
 * which today’s sentence has a new thing (“a photo”).
 */
export const LEAST_OF_MEETING = 3.2
