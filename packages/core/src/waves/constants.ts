/** Local days that an analysis looks back on, unless 1-30 others are asked for (design section E.1). */
export const ACOUSTIC_DAYS = 14
export const ACOUSTIC_DAYS_MIN = 1
export const ACOUSTIC_DAYS_MAX = 30
/** Newest entries that are read, and the fewest from which there is a picture. */
export const ACOUSTIC_ENTRIES_MAX = 60
export const ACOUSTIC_ENTRIES_MIN = 3

/** Share of entries that must have a feature, and the deviation it must have, to be a column (design section E.2). */
export const FEATURE_MIN_SHARE = 0.6
export const FEATURE_MIN_DEVIATION = 1e-6
/** Principal components that are told of, and column shuffles of the parallel analysis (Horn 1965). */
export const COMPONENTS = 2
export const PARALLEL_SHUFFLES = 60

/** Days below which a shape is only forming (design section E.2). */
export const SHAPE_MIN_DAYS = 6
/** Largest root mean square of day-mean deviations and largest range of a fixed point, in points of rating. */
export const FIXED_DEVIATION = 0.45
export const FIXED_RANGE = 1.5
/** Surrogates of the tests for drift and for a cycle, and the p up to which they are told. */
export const SURROGATES = 499
export const SHAPE_LEVEL = 0.025
/** Smallest Kendall τ of a drift. */
export const DRIFT_MIN_TAU = 0.35
/** Longest period of a cycle in days, and how many of them the days must span. */
export const CYCLE_MAX_DAYS = 7
export const CYCLE_MIN_PERIODS = 2
/** Two days recur when they lie so many deviations apart or less. */
export const RECURRENCE_DEVIATIONS = 0.5
/** Days in a row whose order is looked at, and the fewest days for it (Bandt & Pompe 2002). */
export const ORDINAL_LENGTH = 3
export const ORDINAL_MIN_DAYS = 8

/** Longest and shortest period of the spectrum, in days, and the steps between them in the search for a cycle. */
export const LONGEST_PERIOD_DAYS = 14
export const SHORTEST_PERIOD_DAYS = 2
export const CYCLE_FREQUENCIES = 64
/** Frequencies in the band of one layer. */
export const BAND_FREQUENCIES = 12

/** The canvas in px (product-spec section 9); the page scales it. */
export const CANVAS_WIDTH = 1400
export const CANVAS_HEIGHT = 800

/** Most chambers and resonance fields of a picture (design section E.3). */
export const CHAMBERS_MAX = 24
export const RESONANCE_FIELDS_MAX = 16
/** Least cosine and least shared words of two entries that resonate. */
export const RESONANCE_MIN_COSINE = 0.08
export const RESONANCE_MIN_SHARED = 2
/** Days without an entry that end a path. */
export const PATH_MAX_GAP_DAYS = 3

/** Length of the animation in ms: a base, and so much for each entry up to a most (design section E.3). */
export const ANIMATION_BASE_MS = 6000
export const ANIMATION_PER_ENTRY_MS = 200
export const ANIMATION_EXTRA_MAX_MS = 6000
