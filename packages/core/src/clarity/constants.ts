import type { Frequency } from '../account/index.ts'

/**
 * Local days used for clarity, and how many of the newest make up the week that trends compare with them
 * (docs/spec/numbers.md#clarity).
 */
export const CLARITY_DAYS = 30
export const RECENT_DAYS = 7
/** A journal this many days old has two full weeks before the recent days, so that "the weeks before" is true. */
export const WEEKS_BEFORE_FROM = RECENT_DAYS + 14
/** Local days in the "last 3 days" figure on the engagement card (docs/spec/numbers.md#clarity). */
export const LATEST_DAYS = 3
/**
 * The 7-day mean must differ from the 30-day mean by more than this many rating points to count as Rising or Dipping
 * (docs/spec/numbers.md#clarity).
 */
export const TREND_THRESHOLD = 0.15
/** Weight of the first and last day of a tapered window; the days between weigh 1 (docs/spec/numbers.md#clarity). */
export const EDGE_WEIGHT = 0.5

/** The lowest scores called Emerging and Bright (docs/spec/numbers.md#clarity). */
export const EMERGING_FROM = 40
export const BRIGHT_FROM = 65
/**
 * Bright requires this many rated days, this many local days since the first entry, and this mean mood
 * (docs/spec/numbers.md#clarity).
 */
export const BRIGHT_RATED_DAYS = 10
export const BRIGHT_AGE_DAYS = 14
export const BRIGHT_MOOD = 2.5
/** Share of the points above 40 that remains when Bright is not earned. */
export const UNEARNED_SHARE = 0.4

/** Weights of the four subscores, with a sum of 1 (docs/spec/numbers.md#clarity). */
export const SUBSCORE_WEIGHTS = { consistency: 0.35, stability: 0.25, trajectory: 0.2, balance: 0.2 } as const
/** Scores of each subscore: below the first it is low, from the second on high (docs/spec/numbers.md#clarity). */
export const SUBSCORE_CUTOFFS = {
  consistency: [30, 60],
  stability: [35, 65],
  trajectory: [40, 70],
  balance: [30, 60],
} as const
/** Share of clarity that comes from the four subscores; the recency boost adds up to 10 points. */
export const SUBSCORES_SHARE = 0.9

/**
 * Entry-days out of 30 that give full consistency, by the frequency the user chose, and the least required of a new
 * journal.
 */
export const ENTRY_DAYS_WANTED: Record<Frequency, number> = { Daily: 24, Weekly: 8, Whenever: 12 }
export const ENTRY_DAYS_WANTED_MIN = 4
/** Weights within consistency: days with an entry, and how evenly those days are spread. */
export const COVER_WEIGHT = 0.65
export const EVENNESS_WEIGHT = 0.35
/** Consecutive empty days that cost nothing, and how many more reduce evenness to 0. */
export const FREE_GAP_DAYS = 2
export const WORST_GAP_DAYS = 12

/** Ratings are fully informative if at least this share of the entries is not rated 3/3/3. */
export const INFORMATIVE_SHARE = 0.5
/** The value that stability and balance move toward when ratings carry no information. */
export const UNINFORMED_SUBSCORE = 50

/** Two entry-days at most this many local days apart count as consecutive for stability. */
export const NEIGHBOR_DAYS = 3
/** Weight of the typical value, in pairs (stability) or days (balance): it dominates while there is little data. */
export const TYPICAL_WEIGHT = 3
/** Typical mean square of a change from day to day (0.9²), in rating points squared; the RMS that scores 0. */
export const TYPICAL_SQUARE_CHANGE = 0.81
export const WORST_CHANGE = 2.2
/** Typical spread of a day’s metrics (highest minus lowest), in rating points; the mean spread that scores 0. */
export const TYPICAL_SPREAD = 1.2
export const WORST_SPREAD = 2.4

/**
 * Trajectory without a change, the most that a rise adds and a fall subtracts, and the scale of each in rating points.
 */
export const LEVEL_TRAJECTORY = 55
export const RISE_RANGE = 45
export const RISE_SCALE = 0.4341
export const FALL_RANGE = 55
export const FALL_SCALE = 0.5361

/** The points that the recency boost adds on the day of an entry, and the days after which 37 % of them are left. */
export const RECENCY_MAX = 10
export const RECENCY_DECAY_DAYS = 3

/** The number of entry-days at which the score reaches 63 % of its value. */
export const EVIDENCE_SCALE_DAYS = 4
/** Share of the score that remains when ratings carry no information. */
export const UNINFORMED_SHARE = 0.6
