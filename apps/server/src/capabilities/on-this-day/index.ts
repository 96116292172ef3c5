/** The type of the answers that the list of caches stores for On this day. */
export type { FoundDay } from './past-day.ts'
