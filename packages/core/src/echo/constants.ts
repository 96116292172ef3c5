/** The version of the rules that made a receipt; raise it when wording or numbers could change. */
export const ENGINE_VERSION = 'echo-2.7'

/** Entries needed for the first Echo (docs/spec/numbers.md#echos). */
export const ECHO_ENTRIES_REQUIRED = 7
/** Days between two Echos on Free; one local day on the other tiers (docs/spec/numbers.md#echos). */
export const FREE_ECHO_DAYS = 7
export const PAID_ECHO_DAYS = 1
/** Free includes one advanced Echo from this many entries on (docs/spec/numbers.md#echos). */
export const FREE_ADVANCED_FROM_ENTRIES = 30
export const FREE_ADVANCED_ECHOES = 1
/** Age in days of the entries that `look_back` quotes: newer ones belong to `mirror`, and older ones are not read. */
export const LOOK_BACK_DAYS = { from: 22, to: 90 } as const

/** Longest Echo in characters, so that sharing never cuts a quote (docs/spec/numbers.md#echos). */
export const ECHO_MAX_LENGTH = 280
/**
 * Number of Echos in which no wording repeats, and the largest share of 4-word runs that two of them may have in
 * common.
 */
export const REPEAT_WINDOW = 21
export const MAX_OVERLAP = 0.6

/** How many of the newest entries are tested, and the fewest words of an entry (docs/spec/numbers.md#echos). */
export const ENTRIES_MAX = 400
export const TEXT_MIN_WORDS = 8

/** With this many rated rows, energy and focus are tested as well as mood (docs/spec/numbers.md#patterns). */
export const ALL_METRICS_FROM = 60

/**
 * The smallest difference that an Echo may show: in rating points and in pooled deviations
 * (docs/spec/numbers.md#patterns).
 */
export const MIN_DIFFERENCE = 0.5
export const MIN_EFFECT = 0.5

/** The hour at which each part of the day begins, in order (docs/spec/numbers.md#rules). */
export const PARTS_OF_DAY = [
  { name: 'after-midnight', from: 0 },
  { name: 'morning', from: 5 },
  { name: 'midday', from: 11 },
  { name: 'evening', from: 16 },
  { name: 'late-evening', from: 21 },
] as const

/** A name is a place if at least this share of its uses follows a preposition of place (docs/spec/numbers.md#moves). */
export const PLACE_SHARE = 0.5

/** The highest p that the same finding may have had at the previous look (docs/spec/numbers.md#patterns). */
export const PRIMING_P = 0.1
/** The most findings of one test of two groups of ratings (docs/spec/numbers.md#patterns). */
export const FINDINGS_MAX = 6

/** Echos before a type may return: sooner for a quote than for a figure (docs/spec/numbers.md#echos). */
export const REST_ECHOES = { pair: 0, line: 0, other: 3 } as const
/** A type rests for its number of Echos, or for this many days for each of them, whichever ends first. */
export const REST_ECHO_DAYS = 2
/**
 * Days before the same finding may return: never for a change or a line, a season later for a rhythm. A quoted line
 * may soon return next to another line: otherwise it would be missing on the day that answers it.
 */
export const REST_DAYS = {
  once: Number.POSITIVE_INFINITY,
  season: 90,
  tag: 45,
  word: 45,
  thing: 21,
  lineAlone: 90,
  besideAnother: 4,
  presence: 60,
} as const
/**
 * After an Echo without a quote, this many Echos must have one, unless `REST_ECHO_DAYS` have passed for each of them.
 */
export const BARE_REST_ECHOES = 3
/** For this many days after the newest entry, Premium needs no new entry for an Echo. */
export const TOLD_AFTER_ENTRY_DAYS = 7
/** Days without an Echo (`first`: before the first one) after which rules that count days or words may be used. */
export const SILENCE_DAYS = { count: { first: 21, later: 60 }, word: { first: 14, later: 14 } } as const
/** Echos without a pattern after which a pattern is preferred. */
export const PATTERN_REST_ECHOES = 5
/** Parts of the score of a candidate (docs/spec/rules.md#choice). */
export const SCORE = {
  resonance: 0.55,
  freshness: 0.25,
  salience: 0.2,
  /** Salience of a pattern, which has none of its own. */
  patternSalience: 0.6,
  /** Freshness of evidence that is the whole journal. */
  wholeRecordFreshness: 0.3,
  patternBonus: 0.3,
  /** Added to a pair until a pair or a pattern was shown: new writers wait to see what the journal notices. */
  firstPairBonus: 0.4,
  recentTypePenalty: 0.25,
  recentTypeDecayEchoes: 4,
  properNamePenalty: 0.15,
  chance: 0.08,
  /** A quote’s score is `level` plus `perPoint` for each point of worth: at worth 3, about as high as a figure’s. */
  worth: { level: -0.45, perPoint: 0.4 },
} as const

/** Parts of resonance and its range (docs/spec/numbers.md#resonance). */
export const RECORD_RESONANCE = {
  base: 0.25,
  salience: 0.45,
  cover: 0.15,
  recency: 0.1,
  decayDays: 7,
  low: 0.25,
  high: 0.9,
} as const
export const PATTERN_RESONANCE = {
  base: 0.2,
  significance: 0.35,
  effect: 0.3,
  cover: 0.15,
  low: 0.35,
  high: 0.97,
} as const
