/** Numbers of Echos for processes and pages that don’t need the engine, which loads slowly. */
export {
  ECHO_ENTRIES_REQUIRED,
  FREE_ADVANCED_ECHOES,
  FREE_ADVANCED_FROM_ENTRIES,
  FREE_ECHO_DAYS,
  LOOK_BACK_DAYS,
} from '../constants.ts'
export { MARKS_MAX, SCOPES, VERDICTS } from '../feedback/constants.ts'
export { QUESTION_MAX } from '../questions/constants.ts'
