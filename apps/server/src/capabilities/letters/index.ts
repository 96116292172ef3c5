/** The functions about letters that other capabilities may use besides the stores. */
export { announceLetters, type AnnounceDeps } from './announce-letters.ts'
export { standingLetters } from './standing-letters.ts'
