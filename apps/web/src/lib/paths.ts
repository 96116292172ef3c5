import { pages, type PageName } from '@soundings/contract/pages'

export { onboardingStep } from '@soundings/contract/pages'

/** Every path of the web app by the name of its page. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  readonly [Name in PageName]: (typeof pages)[Name]['path']
}
