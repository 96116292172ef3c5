/** Names the rules a receipt was made by; raise it when wording or numbers could come out differently. */
export const ENGINE_VERSION = 'echo-2.0'

/** Entries after which the first Echo can wake (product-spec section 2). */
export const ECHO_ENTRIES_REQUIRED = 7
/** Days between two Echoes on Free; on the other tiers one local day (decisions.md). */
export const FREE_ECHO_DAYS = 7
export const PAID_ECHO_DAYS = 1
/** Free takes one advanced Echo once there are so many entries (product-spec section 3). */
export const FREE_ADVANCED_FROM_ENTRIES = 30
export const FREE_ADVANCED_ECHOES = 1

/** Longest Echo in characters, so that sharing never cuts a quote (product-spec section 9). */
export const ECHO_MAX_LENGTH = 280
/** Echoes over which no wording repeats, and the largest share of 4-word runs two of them may have in common. */
export const REPEAT_WINDOW = 21
export const MAX_OVERLAP = 0.6

/** Newest entries that tests look back on (design section 1.1), and words a text needs to be read. */
export const ENTRIES_MAX = 400
export const TEXT_MIN_WORDS = 8

/** Rated rows from which energy and focus are tested beside mood (design section A.1). */
export const ALL_METRICS_FROM = 60

/** Floors of a difference worth telling: in points of rating and in pooled deviations (design section A.2). */
export const MIN_DIFFERENCE = 0.5
export const MIN_EFFECT = 0.5

/** Echoes before a type may return: a line of the writer's own sooner than a figure (voice.md 2.1). */
export const REST_ECHOES = { line: 2, other: 3 } as const
/** Days that count as one of them: where little else can be told, a type would wait for Echos that never come. */
export const REST_ECHO_DAYS = 2
/** Days before the same finding may return: a change and a line only once, a rhythm once a season. */
export const REST_DAYS = { once: Number.POSITIVE_INFINITY, season: 90, tag: 45, word: 45, presence: 60 } as const
/** Echoes that quote, before one without a line of the writer's own may come again. */
export const BARE_REST_ECHOES = 3
/** Days without any Echo after which a rule speaks that otherwise leaves the word to all others. */
export const SILENCE_DAYS = 60
/** Echoes without a pattern after which one is preferred. */
export const PATTERN_REST_ECHOES = 5
/** Parts of the score of a candidate (design section B.4). */
export const SCORE = {
  resonance: 0.55,
  freshness: 0.25,
  salience: 0.2,
  /** Salience of a pattern, which has none of its own. */
  patternSalience: 0.6,
  /** Freshness of evidence that is the whole record. */
  wholeRecordFreshness: 0.3,
  patternBonus: 0.15,
  recentTypePenalty: 0.25,
  recentTypeDecayEchoes: 4,
  properNamePenalty: 0.15,
  chance: 0.08,
} as const

/** Parts of resonance and its range (design section A.3). */
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

/** A guessed tag is spoken of only after it was left standing on so many entries (design section F.1). */
export const AUTO_TAG_KEPT_ENTRIES = 5
