export { advancedAllowed, countAdvanced, echoDue } from './engine/allowance.ts'
export { ECHO_ENTRIES_REQUIRED, ECHO_MAX_LENGTH, ENGINE_VERSION, PLACE_SHARE } from './constants.ts'
export { generateEcho, type EchoInput } from './engine/generate-echo.ts'
export { NO_ECHO_NOW, progressMessage, TIER_MESSAGE } from './engine/progress.ts'
export { quietEcho } from './engine/quiet-echo.ts'
export { fitsGentleTimes } from './rules/index.ts'
export { auditEcho, type AuditFailure } from './engine/audit.ts'
export type { Echo, EchoOutcome, Teaser } from './engine/echo.ts'
export type { EchoEntry } from './journal/entry.ts'
export type { PastEcho, Receipt } from './finding/receipt.ts'
export type { PatternType } from './rules/index.ts'
export type { Quote } from './finding/finding.ts'
export type { Slots } from './wording/slots.ts'
export {
  asksToStop,
  effectOf,
  kindOfRule,
  markOf,
  MARKS_MAX,
  neverChoices,
  type EchoMark,
  type Said,
} from './feedback/index.ts'
export { explainEcho, marksOf } from './explanation/index.ts'
export { isNameAtRest, isSafeTag } from './subjects/subject.ts'
export { questionFor } from './questions/index.ts'
export { readingOf, type Reading } from './journal/reading.ts'
export { type Bars } from './journal/bars.ts'
export { certify } from './engine/certify.ts'
export { receiptOf } from './engine/receipt-of.ts'
export { journalOf, orderedReadings, type Journal } from './journal/journal.ts'
export { barsOf } from './feedback/index.ts'
export { linePairs } from './pairing/meetings.ts'
export { promisePairs } from './pairing/promise-pairs.ts'
export { keepsForeignHome } from './quoting/foreign-permit.ts'
export { countNames } from './quoting/count-names.ts'
export type { QuotableLine } from './quoting/offered.ts'
export { QUOTE_MIN_AGE_DAYS, quotableLines } from './quoting/quotable.ts'
export { standingLines } from './quoting/standing-line.ts'
export { strengthOf } from './worth/finding-worth.ts'
export { worthAlone } from './worth/worth.ts'
export { RULES, ruleNamed } from './rules/index.ts'
export { documentCounts } from './subjects/rarity.ts'
export { entriesWith } from './subjects/entries-with.ts'
export { isNoun, isSafeSubject } from './subjects/subject.ts'
export { lint, render, slotNames, textOf, valueText } from './wording/index.ts'
