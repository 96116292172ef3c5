/** The entry functions that other capabilities may use besides the stores. */
export type { EarlierVersion } from './earlier-version.ts'
export { hashOfEcho } from './entry-body.ts'
export { currentSafety, type SafetyDeps } from './journal-cache/current-safety.ts'
export type { JournalMarks } from './journal-cache/journal-marks.ts'
export type { EntryRecord, NamedPhotograph } from './entry-record.ts'
export type { WhileUnchanged } from './journal-cache/while-unchanged.ts'
