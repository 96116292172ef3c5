import type { Frequency } from '../preferences/index.ts'

/** Local days that clarity looks at, and the newest of them that trends compare (product-spec section 9). */
export const CLARITY_DAYS = 30
export const RECENT_DAYS = 7
/** Local days of the figure "last 3 days" on the engagement card (product-spec section 2). */
export const LATEST_DAYS = 3
/** Points of rating beyond which the 7-day mean rises above or dips below the 30-day mean (section 9). */
export const TREND_THRESHOLD = 0.15
/** Weight of the first and the last day of a tapered window; all other days weigh 1 (echo-2 §6.1). */
export const EDGE_WEIGHT = 0.5

/** Clarity from which a picture is emerging and from which it is bright (design section D.2). */
export const EMERGING_FROM = 40
export const BRIGHT_FROM = 65
/** Bright asks for this many rated days, this many local days since the first entry, and this mean mood (echo-2 §6.2). */
export const BRIGHT_RATED_DAYS = 10
export const BRIGHT_AGE_DAYS = 14
export const BRIGHT_MOOD = 2.5
/** Share of the points above 40 that a score keeps when Bright is not earned. */
export const UNEARNED_SHARE = 0.4

/** Weights of the four subscores; together 1 (design section D.2). */
export const SUBSCORE_WEIGHTS = { consistency: 0.35, stability: 0.25, trajectory: 0.2, balance: 0.2 } as const
/** Share of clarity that the four subscores make; the recency boost, at most 10 points, makes the rest. */
export const SUBSCORES_SHARE = 0.9

/** Entry-days of 30 that fill consistency, by how often a person means to write, and the fewest asked of a beginner. */
export const ENTRY_DAYS_WANTED: Record<Frequency, number> = { Daily: 24, Weekly: 8, Whenever: 12 }
export const ENTRY_DAYS_WANTED_MIN = 4
/** Parts of consistency: how many days hold an entry, and how evenly they are spread. */
export const COVER_WEIGHT = 0.65
export const EVENNESS_WEIGHT = 0.35
/** Empty days in a row that cost nothing, and how many more cost all of the evenness. */
export const FREE_GAP_DAYS = 2
export const WORST_GAP_DAYS = 12

/** Share of entries not rated 3/3/3 from which ratings count as fully informative. */
export const INFORMATIVE_SHARE = 0.5
/** What stability and balance are drawn towards when ratings carry no information. */
export const UNINFORMED_SUBSCORE = 50

/** Local days between two entry-days that still count as neighbours for stability. */
export const NEIGHBOUR_DAYS = 3
/** Pairs or days that the typical value weighs when stability and balance rest on little. */
export const TYPICAL_WEIGHT = 3
/** Typical mean square of a change from day to day (0.9²), in points of rating squared; the root that is worth 0. */
export const TYPICAL_SQUARE_CHANGE = 0.81
export const WORST_CHANGE = 2.2
/** Typical distance between the highest and the lowest metric of a day, in points of rating; the mean worth 0. */
export const TYPICAL_SPREAD = 1.2
export const WORST_SPREAD = 2.4

/** Trajectory without a change, what a rise can add and a fall take, and the scales of both in points of rating. */
export const LEVEL_TRAJECTORY = 55
export const RISE_RANGE = 45
export const RISE_SCALE = 0.4341
export const FALL_RANGE = 55
export const FALL_SCALE = 0.5361

/** The recency boost on the day of an entry, and the days in which it falls to 37 %. */
export const RECENCY_MAX = 10
export const RECENCY_DECAY_DAYS = 3

/** Entry-days after which 63 % of the score counts. */
export const EVIDENCE_SCALE_DAYS = 4
/** Share of the score that stands when ratings carry no information. */
export const UNINFORMED_SHARE = 0.6
