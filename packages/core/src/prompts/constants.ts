/** How many of the prompts shown last are not shown again (product-spec sections 5 and 9). */
export const PROMPT_MEMORY = 8
/** Chance that a prompt comes from the whole pool, whatever the ratings say (sections 5 and 9). */
export const RANDOM_PROMPT_CHANCE = 1 / 7
/** Above this depth score prompts are deep (sections 5 and 9). */
export const DEPTH_THRESHOLD = 0.6
/** Below this mean of mood, energy and focus prompts are shadow prompts (sections 5 and 9). */
export const MOOD_MEAN_THRESHOLD = 3
/** Lots in the draw of a prompt written for this time of day; any other has one (design section G.2). */
export const TIMELY_LOTS = 2

/** Hours of the day, 0-23, at which its parts begin (design section G.2). */
export const MORNING_FROM = 5
export const MIDDAY_FROM = 11
export const EVENING_FROM = 17
export const NIGHT_FROM = 22

/** What each part can add to the depth score; together 1 (design section G.3). */
export const DEPTH_WEIGHTS = { entries: 0.3, length: 0.25, insight: 0.25, questions: 0.1, echoes: 0.1 } as const
/** Entries after which 63 % of the first part is reached. */
export const DEPTH_ENTRIES_SCALE = 15
/** Median words, insight words per 100 words, share of entries with a question, and Echoes that fill the other parts. */
export const DEPTH_FULL_WORDS = 180
export const DEPTH_FULL_INSIGHT = 2.5
export const DEPTH_FULL_QUESTION_SHARE = 0.5
export const DEPTH_FULL_ECHOES = 8
/** The score goes no higher while not all prompts fit. */
export const DEPTH_CAP_IN_LOW_PERIODS = 0.5
