export { dayOfDateText, isPeriodText, orderOfDates, readDateText, type DateText } from './date-text.ts'
export { normaliseText } from './normalise-text.ts'
export { splitDocument, type SplitOptions } from './split-document.ts'
export type { CalendarDay, FoundDate, FoundEntry, NumericOrder, SplitDocument } from './types.ts'
