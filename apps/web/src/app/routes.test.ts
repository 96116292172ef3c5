import { pages } from '@soundings/contract/pages'
import { expect, test } from 'vitest'
import { onboardingStep, paths } from '#web/lib/paths.ts'
import { firstViews } from './first-views.ts'
import { likelyPage, pageOf } from './lazy-pages.ts'
import { linksFor, notFound, pageRoutes, redirects, routeOf, views } from './routes.ts'

const labels = (place: Parameters<typeof linksFor>[0]) => linksFor(place).map(({ label, to }) => `${label} ${to}`)

test('every URL of the contract is a page, a view of a page or a redirect', () => {
  const names = [...pageRoutes, ...views, ...redirects].map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys(pages).toSorted())
})

test('the navigations have their links in order', () => {
  expect(labels('nav')).toEqual(['Journal /journal', 'Echos /echos', 'Insights /insights', 'Settings /settings'])
  expect(labels('footer')).toEqual([
    'Home /journal',
    'About /about',
    'Settings /settings',
    'Privacy /privacy',
    'Feedback /feedback',
  ])
  expect(labels('openFooter')).toEqual(['About /about', 'Privacy /privacy', 'Terms /terms'])
})

test.each([
  ['/journal', 'journal'],
  ['/onboarding', 'onboarding'],
  ['/onboarding/step-3', 'onboarding'],
  ['/settings/privacy', 'settingsPrivacy'],
  ['/journal/', undefined],
  ['/onboardings', undefined],
  ['/nowhere', undefined],
])('the path %s is the page %s', (path, name) => {
  expect(routeOf(path)?.name).toBe(name)
})

test.each([...pageRoutes, notFound].map(({ file }) => [file]))(
  'the file of the page %s can be fetched',
  async (file) => {
    const { Page } = await pageOf({ file }).load()
    expect(Page).toBeTypeOf('function')
  },
  // The first request for a page compiles it, which can take long.
  60_000,
)

test('a page without a route cannot be requested', () => {
  expect(() => pageOf({ file: 'secret' })).toThrow('No route has the page secret.')
})

test.each([
  ['/', false, 'landing'],
  ['/', true, 'journal'],
  ['/login', false, 'login'],
  ['/login', true, 'journal'],
  ['/dashboard', true, 'journal'],
  ['/insights', false, 'login'],
  ['/insights', true, 'insights'],
  ['/support', false, 'support'],
  ['/verify', true, 'verify'],
  ['/onboarding/step-4', true, 'onboarding'],
  ['/onboarding/step-1', false, 'login'],
  ['/nowhere', false, 'login'],
  ['/nowhere', true, 'not-found'],
])('%s with a session: %s most likely shows %s', (path, authenticated, file) => {
  expect(likelyPage(path, authenticated)).toBe(pageOf({ file }))
})

test('a visitor to a protected page gets what signing in needs', () => {
  const { visitor } = firstViews
  expect(visitor[paths.settings]).toEqual(visitor[paths.login])
  expect(visitor[onboardingStep(1)]).toEqual(visitor[paths.login])
  expect(visitor[paths.privacy]?.modules).toEqual(['pages/privacy-page.tsx'])
})

test('a signed-in person gets what the page requests first', () => {
  const { account } = firstViews
  for (const path of [paths.landing, paths.login, paths.dashboard])
    expect(account[path]).toEqual(account[paths.journal])
  expect(account[paths.entries]?.modules).toEqual(['pages/journal-page.tsx', 'features/entries/entry-logbook.tsx'])
  expect(account[paths.verify]).toBeUndefined()
  for (const { answers } of Object.values(account)) expect(answers.slice(0, 2)).toEqual(account[paths.about]?.answers)
})
