/** Latest hour at which a day can start (docs/spec/numbers.md#writing). */
export const DAY_START_MAX = 6
/** The range of a word goal (docs/spec/numbers.md#writing). */
export const WORD_GOAL_MIN = 10
export const WORD_GOAL_MAX = 10_000
/** The most own prompts that a writer may have, and the most characters of each (docs/spec/numbers.md#writing). */
export const OWN_PROMPTS_MAX = 100
export const OWN_PROMPT_LENGTH_MAX = 300
