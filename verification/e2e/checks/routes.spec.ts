import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { expect, test } from '../fixtures/test.ts'

/** The pages of the specification’s route table that need a signed-in user, and the heading of each. */
const PROTECTED = [
  ['/journal', 'Journal'],
  ['/dashboard', 'Journal'],
  ['/echos', 'Echos'],
  ['/insights', 'Insights'],
  ['/settings', 'Settings'],
  ['/settings/privacy', 'Privacy'],
  ['/settings/export/journals', 'Export Journals'],
  ['/settings/export/echos', 'Export Echos'],
  ['/settings/payment-method', 'Payment method'],
  ['/profile', 'Profile'],
  ['/feedback', 'Feedback'],
  ['/nowhere/at-all', 'Page not found'],
  ['/%E0%A4%A', 'Page not found'],
] as const

const PUBLIC = [
  ['/', /they echo back/],
  ['/login', 'Sign In'],
  ['/verify', 'Verification Failed'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/about', 'About'],
  ['/support', 'If things are hard'],
] as const

const ONBOARDING = ['/onboarding', ...[1, 2, 3, 4].map((step) => `/onboarding/step-${step}`)]

test('every public page has one heading and its own title', async ({ page }) => {
  const titles = new Set<string>()
  for (const [path, heading] of PUBLIC) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByRole('main'), path).toHaveCount(1)
    await expect(page, path).toHaveTitle(/\S · Soundings$/)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(PUBLIC.length)
})

test('every protected page sends a visitor to sign in', async ({ page }) => {
  for (const path of [...PROTECTED.map(([path]) => path), ...ONBOARDING]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' }), path).toBeVisible()
  }
})

test('every page has one heading, and an unknown URL shows "Page not found"', async ({ page, signedIn: _person }) => {
  for (const [path, heading] of PROTECTED) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const footer = page.getByRole('contentinfo')
    await expect(footer, path).toContainText('Echoes are not advice.')
    await expect(footer.getByRole('link', { name: 'If things are hard' }), path).toHaveAttribute('href', '/support')
  }
  for (const path of ['/', '/login', '/dashboard', ...ONBOARDING]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/journal$/)
  }
})

test('links in the header and footer open the right pages, and Back returns', async ({ page, signedIn: _person }) => {
  await page.goto('/settings')
  await page.getByRole('banner').getByRole('link', { name: 'Soundings' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  const footer = page.getByRole('navigation', { name: 'Footer' })
  await expect(footer.getByRole('link')).toHaveText(['Home', 'About', 'Settings', 'Privacy', 'Feedback'])
  for (const name of ['About', 'Settings', 'Privacy', 'Feedback']) {
    await footer.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
  await footer.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
})

test('a person who hasn’t finished onboarding is sent there from every page', async ({ page, signedIn, server }) => {
  await page.route(`**${pathOf(endpoints.onboarding.status)}`, async (route) => {
    const answer = await route.fetch()
    const status = await answer.json()
    await route.fulfill({ json: { ...status, user: { onboarding_completed: false, onboarding_step: 0 } } })
  })
  for (const path of ['/journal', '/settings', '/nowhere', '/']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/onboarding/)
  }
  expect(server.log()).not.toContain(signedIn.email)
})

test('an uncaught error is shown over the page, as text, only with ?debug', async ({ page, guard }) => {
  guard.allow(/Broken <b/)
  const overlay = page.getByRole('alertdialog')
  const fail = () =>
    page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('Broken <b onclick="x">here</b>')
        }),
    )
  await page.goto('/?debug')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fail()
  await expect(overlay).toContainText('Broken <b onclick="x">here</b>')
  await expect(overlay).toContainText('temporary')
  await expect(overlay.locator('b')).toHaveCount(0)
  const { width, height } = (await overlay.boundingBox()) ?? { width: 0, height: 0 }
  expect([width, height]).toEqual([1440, 900])

  await page.goto('/?debug=1')
  await page.evaluate(() => void Promise.reject('Broken <b without an error'))
  await expect(overlay).toContainText('Unhandled promise rejection')

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const seen = page.waitForEvent('pageerror')
  await fail()
  await seen
  await expect(overlay).toBeHidden()
})

test('a page that fails to render shows an error and a link home', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/TypeError/)
  await page.route(`**${pathOf(endpoints.sessions.list)}`, (route) => route.fulfill({ json: {} }))
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
})

test('on a short page the footer reaches the bottom of the window', async ({ page, signedIn: _person }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  for (const path of ['/feedback', '/settings/payment-method', '/settings/export/journals', '/insights']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const box = await page.getByRole('contentinfo').boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), path).toBe(1600)
  }
})
