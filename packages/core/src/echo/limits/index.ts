/** What a stored Echo is checked against. A process that reads archives needs this and not the engine, which loads slowly. */
export { MARKS_MAX, SCOPES, VERDICTS } from '../feedback/constants.ts'
export { QUESTION_MAX } from '../questions/constants.ts'
