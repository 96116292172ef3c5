export { QUESTION_MAX, questionFor } from './question-for.ts'
