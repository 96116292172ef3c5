export { agoToday } from './ago-today.ts'
export {
  answered,
  broughtBack,
  isShown,
  mergedChoices,
  NO_CHOICES,
  type CardAnswer,
  type OnThisDayChoices,
} from './choices.ts'
export { RETIRED_MAX } from './constants.ts'
export { isDark } from './is-dark.ts'
export { pastDays, type PastDay } from './past-days.ts'
export { printedLines, twoLines, type TwoLines } from './two-lines.ts'
