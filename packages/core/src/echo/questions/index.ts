export { QUESTION_MAX } from './constants.ts'
export { questionFor } from './question-for.ts'
