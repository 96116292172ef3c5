export { questionFor } from './question-for.ts'
