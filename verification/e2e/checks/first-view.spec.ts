import { API_PREFIX, pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { signInAsDemo } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

/** URLs for which the server preloads data. The settings page asks twice whether onboarding is done. */
const ADDRESSES = {
  visitor: ['/', '/login', '/about', '/privacy', '/terms', '/support', '/journal'],
  account: [
    '/',
    '/journal',
    '/journal?view=entries',
    '/echos',
    '/echos?tab=history',
    '/insights',
    '/profile',
    '/feedback',
    '/about',
    '/support',
    '/privacy',
    '/settings/privacy',
  ],
} as const

/** The preloads in a page’s head, and its API requests until it is idle, with their queries. */
async function visit(page: Page, path: string): Promise<{ announced: string[]; asked: string[] }> {
  const asked: string[] = []
  const origin = new URL(page.url()).origin
  const listen = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith(API_PREFIX)) asked.push(`${pathname}${search}`)
  }
  page.on('request', listen)
  const html = (await (await page.goto(`${origin}${path}`))?.text()) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Parts that load later request more data, some of it after their first paint; on a busy machine, that is after the
  // first half second without a request.
  await expect(page.getByText('Loading…')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.waitForLoadState('networkidle')
  page.off('request', listen)
  const links = [...html.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)]
  return { announced: links.map(([, href]) => (href ?? '').replaceAll('&amp;', '&')), asked }
}

/** Removes the server’s preloads from the page, so that the page requests the data itself. */
async function withoutLinks(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replaceAll(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '') })
  })
}

for (const who of ['visitor', 'account'] as const) {
  test(`the first view for ${who === 'visitor' ? 'a visitor' : 'an account'} fetches each answer once, and only what the page asks for`, async ({
    page,
    context,
    server,
  }) => {
    test.slow()
    if (who === 'account') await signInAsDemo(context, server)
    // Waits for all requests of this page, so that none is counted for the first visit.
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    const seen: { path: string; announced: string[]; asked: string[] }[] = []
    for (const path of ADDRESSES[who]) seen.push({ path, ...(await visit(page, path)) })
    await withoutLinks(page)
    for (const { path, announced, asked } of seen) {
      const { asked: byItself } = await visit(page, path)
      expect(announced, path).toContain(pathOf(endpoints.auth.status))
      expect([path, asked.toSorted()]).toEqual([path, [...new Set(byItself)].toSorted()])
      expect([path, byItself]).toEqual([path, expect.arrayContaining(announced)])
    }
  })
}

test('a page shows its spinner before any script has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const spinner = page.getByRole('status')
  await expect(spinner).toHaveText('Loading…')
  // The mark and the drawn word, which screen readers don’t see: in one piece, and in the middle of the window.
  const { top, bottom, drawn } = await spinner.evaluate((status) => {
    const [mark, word] = [...status.children]
    const use = word?.firstElementChild
    return {
      top: mark?.getBoundingClientRect().top ?? 0,
      bottom: word?.getBoundingClientRect().bottom ?? 0,
      drawn: use instanceof SVGUseElement ? use.getBBox().width : 0,
    }
  })
  expect(bottom - top).toBeLessThan(120)
  expect(Math.abs((top + bottom) / 2 - 450)).toBeLessThan(60)
  expect(drawn).toBeGreaterThan(300)
})

test('on a first visit the text appears before its fonts, and later together with them', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url())
  })
  const answered = Promise.withResolvers<void>()
  await page.route(`**${pathOf(endpoints.auth.status)}`, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('Loading…')
  await page.evaluate(() => document.fonts.ready)
  expect(fetched).toEqual([])
  answered.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('soundings.faces'))).toBe('here')

  fetched.length = 0
  await page.unroute(`**${pathOf(endpoints.auth.status)}`)
  await page.route(`**${pathOf(endpoints.auth.status)}`, () => {})
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Loading…')
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
})

test('a pending request delays the fonts by a second', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.route(`**${pathOf(endpoints.insights.clarity)}*`, () => {})
  await page.goto('/insights')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Ysabeau Office Variable"'))).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-faces')
})

test('fonts that failed to load are not assumed to be available', async ({ page, guard }) => {
  guard.allow(/woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-faces')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => localStorage.getItem('soundings.faces'))).toBeNull()
})

test('after the session ends no account data is requested, and a new account begins with onboarding', async ({
  ownServer,
  openBrowser,
}) => {
  const server = await ownServer({ DEV_LOGIN: 'on' })
  const context = await openBrowser(server.origin)
  const over = `${crypto.randomUUID()}.${'x'.repeat(43)}`
  await context.addCookies([{ name: 'soundings_session', value: over, url: server.origin }])
  const page = await context.newPage()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'Use Development Login' }).click()
  await page.getByLabel('Email').fill('new@soundings.test')
  await page.getByLabel('Development token').fill('new')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/onboarding\/step-1$/)
})
