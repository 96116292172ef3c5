/** Numbers of Echos for processes and pages that don’t need the engine, which loads slowly. */
export { ECHO_ENTRIES_REQUIRED } from '../constants.ts'
export { MARKS_MAX, SCOPES, VERDICTS } from '../feedback/constants.ts'
export { QUESTION_MAX } from '../questions/constants.ts'
