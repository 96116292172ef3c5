/** What the list of caches stores for this page. */
export type { FoundDay } from './past-day.ts'
