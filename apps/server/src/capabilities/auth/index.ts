/** The sign-in function that every request uses. */
export { sessionFinder } from './session-finder.ts'
