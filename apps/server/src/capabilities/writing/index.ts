/** The functions about writing that other capabilities may use besides the stores. */
export { dayStartOf } from './writing.service.ts'
