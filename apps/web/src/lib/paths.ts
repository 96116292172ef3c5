import { pages, type PageName } from '@soundings/contract/pages'

export { onboardingStep } from '@soundings/contract/pages'

/** Every path of the web app by the name of its page. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  readonly [Name in PageName]: (typeof pages)[Name]['path']
}

/** The form for a new entry that is dated on a day (`2026-11-08`). */
export function writeFor(date: string): string {
  return `${paths.journal}?day=${date}`
}

/** My Entries, with the entries of one day. */
export function dayInEntries(date: string): string {
  return `${paths.entries}#from=${date}&to=${date}`
}
