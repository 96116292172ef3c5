/**
 * The default number of local days in an analysis, and the range that can be chosen (docs/spec/numbers.md#acoustic).
 */
export const ACOUSTIC_DAYS = 14
export const ACOUSTIC_DAYS_MIN = 1
export const ACOUSTIC_DAYS_MAX = 30
/** The most entries that are read, newest first, and the fewest that give a picture. */
export const ACOUSTIC_ENTRIES_MAX = 60
export const ACOUSTIC_ENTRIES_MIN = 3

/**
 * A feature is a column if at least this share of entries has it and its deviation is at least this large
 * (docs/spec/numbers.md#acoustic).
 */
export const FEATURE_MIN_SHARE = 0.6
export const FEATURE_MIN_DEVIATION = 1e-6
/**
 * The number of principal components that are reported, and of column shuffles in the parallel analysis (Horn 1965).
 */
export const COMPONENTS = 2
export const PARALLEL_SHUFFLES = 60

/** The fewest days that have a shape; with fewer, it is still forming (docs/spec/numbers.md#acoustic). */
export const SHAPE_MIN_DAYS = 6
/** The largest root mean square of day-mean deviations and the largest range of a fixed point, in rating points. */
export const FIXED_DEVIATION = 0.45
export const FIXED_RANGE = 1.5
/** Surrogates in the tests for drift and for a cycle, and the largest p of a reported result. */
export const SURROGATES = 499
export const SHAPE_LEVEL = 0.025
/** The smallest Kendall τ of a drift. */
export const DRIFT_MIN_TAU = 0.35
/** The longest period of a cycle in days, and the number of periods that the days must cover. */
export const CYCLE_MAX_DAYS = 7
export const CYCLE_MIN_PERIODS = 2
/** Two days recur when they differ by at most this many standard deviations. */
export const RECURRENCE_DEVIATIONS = 0.5
/** Length of the ordinal patterns in days, and the fewest days that are tested (Bandt & Pompe 2002). */
export const ORDINAL_LENGTH = 3
export const ORDINAL_MIN_DAYS = 8

/** The longest and the shortest period of the spectrum in days, and the number of frequencies searched for a cycle. */
export const LONGEST_PERIOD_DAYS = 14
export const SHORTEST_PERIOD_DAYS = 2
export const CYCLE_FREQUENCIES = 64
/** The number of frequencies in each layer’s band. */
export const BAND_FREQUENCIES = 12

/** The size of the canvas in px (docs/spec/numbers.md#acoustic); the page scales it. */
export const CANVAS_WIDTH = 1400
export const CANVAS_HEIGHT = 800

/** The most chambers and resonance fields in a picture (docs/spec/numbers.md#acoustic). */
export const CHAMBERS_MAX = 24
export const RESONANCE_FIELDS_MAX = 16
/** The smallest cosine and the fewest shared words of two entries that resonate. */
export const RESONANCE_MIN_COSINE = 0.08
export const RESONANCE_MIN_SHARED = 2
/** A longer gap between entries ends a path. */
export const PATH_MAX_GAP_DAYS = 3

/**
 * The length of the animation in ms: a base, an amount for each entry, and the most that entries add
 * (docs/spec/numbers.md#acoustic).
 */
export const ANIMATION_BASE_MS = 6000
export const ANIMATION_PER_ENTRY_MS = 200
export const ANIMATION_EXTRA_MAX_MS = 6000
