/** The limits for checking stored choices, without the code that chooses a day. */
export type { OnThisDayChoices } from '../choices.ts'
export { LEFT_MAX, RETIRED_MAX } from '../constants.ts'
