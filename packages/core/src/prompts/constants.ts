/** How many of the latest prompts are not shown again (docs/spec/numbers.md#prompts). */
export const PROMPT_MEMORY = 8
/** The chance that a prompt comes from the whole library, whatever the ratings (docs/spec/numbers.md#prompts). */
export const RANDOM_PROMPT_CHANCE = 1 / 7
/** The depth score above which prompts are deep (docs/spec/numbers.md#prompts). */
export const DEPTH_THRESHOLD = 0.6
/** The mean of mood, energy and focus below which prompts are shadow prompts (docs/spec/numbers.md#prompts). */
export const MOOD_MEAN_THRESHOLD = 3
/**
 * The weight of a prompt written for this time of day; every other prompt has weight 1 (docs/spec/numbers.md#prompts).
 */
export const TIMELY_WEIGHT = 2

/** The hours, 0-23, at which the parts of the day begin (docs/spec/numbers.md#prompts). */
export const MORNING_FROM = 5
export const MIDDAY_FROM = 11
export const EVENING_FROM = 17
export const NIGHT_FROM = 22

/** The most that each part adds to the depth score, with a sum of 1 (docs/spec/numbers.md#prompts). */
export const DEPTH_WEIGHTS = { entries: 0.3, length: 0.25, insight: 0.25, questions: 0.1, echoes: 0.1 } as const
/** The number of entries that gives 63% of the first part. */
export const DEPTH_ENTRIES_SCALE = 15
/**
 * The median words, the insight words per 100 words, the share of entries with a question and the number of Echos that
 * give the full amount of the other parts.
 */
export const DEPTH_FULL_WORDS = 180
export const DEPTH_FULL_INSIGHT = 2.5
export const DEPTH_FULL_QUESTION_SHARE = 0.5
export const DEPTH_FULL_ECHOES = 8
/** The highest depth score while some prompts don't fit the safety state. */
export const DEPTH_CAP_IN_LOW_PERIODS = 0.5
