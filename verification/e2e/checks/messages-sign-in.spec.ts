import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { expectAlert, expectStatus, SERVER_LOST } from '../fixtures/lost-server.ts'
import { expect, test } from '../fixtures/test.ts'

test('an unreachable server is reported where a user requests a link or signs in for development', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const server = await ownServer({ DEV_LOGIN: 'on' })
  const page = await (await openBrowser(server.origin)).newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill('ines@journeys.test')
  await server.kill()
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expectAlert(page, 'Failed to request magic link')
  await page.getByRole('button', { name: 'Use Development Login' }).click()
  await page.getByLabel('Email').fill('demo@soundings.test')
  await page.getByLabel('Development token').fill('demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expectAlert(page, 'Login failed')
})

test('a link that cannot be verified because the server is gone says so, with a way to try again', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const server = await ownServer()
  const page = await (await openBrowser(server.origin)).newPage()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeVisible()
  // The page is loaded; the server stops before the page’s request arrives.
  await page.route(`**${pathOf(endpoints.auth.linkDetails)}`, async (route) => {
    await server.kill()
    await route.continue()
  })
  await page.goto('/verify?token=whatever')
  await expect(page.getByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible()
  await expectAlert(page, 'Verification failed')
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
})

test('a problem with an email address is shown as a status next to its field', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  await email.pressSequentially('ines@gmail.con')
  await expectStatus(page, 'Did you mean: ines@gmail.com?')
  await email.fill('ines..moreau@x.test')
  await expectStatus(page, 'Email contains double dots - please check spelling')
  await email.fill('ines@x.test.')
  await expectStatus(page, 'Email cannot end with a dot')
  await email.fill('')
  await email.pressSequentially('ines moreau@x.test')
  await expectStatus(page, 'Email cannot contain spaces')
})

test('a failed status request counts as signed out', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/status of 500/)
  await page.route(`**${pathOf(endpoints.auth.status)}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/journal')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeVisible()
})
