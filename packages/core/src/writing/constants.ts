/** Latest hour at which a day can start (docs/spec/numbers.md#writing). */
export const DAY_START_MAX = 6
/** Range of a word goal (docs/spec/numbers.md#writing). */
export const WORD_GOAL_MIN = 10
export const WORD_GOAL_MAX = 10_000
/** Most prompts of one’s own, and characters of each (docs/spec/numbers.md#writing). */
export const OWN_PROMPTS_MAX = 100
export const OWN_PROMPT_LENGTH_MAX = 300
