/** The functions about marks that other capabilities may use besides the store. */
export { knownMarks } from './known-marks.ts'
export { withdrawEchoes } from './withdraw-echoes.ts'
