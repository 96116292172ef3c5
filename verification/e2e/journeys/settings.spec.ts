import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { apiOf } from '../fixtures/api.ts'
import { signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

test('settings have seven sections in their order, and an index that leads to them', async ({
  page,
  signedIn: _person,
}) => {
  await page.goto('/settings')
  const titles = ['Account', 'Display', 'Reminders', 'Data Export', 'Privacy & Trust', 'Integrations', 'Billing']
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles)
  const index = page.getByRole('navigation', { name: 'Settings sections' })
  await expect(index.getByRole('link')).toHaveText(titles)
  await index.getByRole('link', { name: 'Billing' }).click()
  await expect(page.getByRole('link', { name: 'Manage Payment Method' })).toBeInViewport()
  await expect(page.getByText('Spotify, Location, Photos (coming soon)')).toBeVisible()
})

test('signing out asks first, also about unsaved text', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).fill('Begun on another page.')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign Out' })
  await expect(dialog).toContainText('Sign out to protect your privacy? You can always sign back in with a magic link.')
  await expect(dialog).toContainText('Begun on another page.')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a person sees where they are signed in, and ends it elsewhere', async ({
  page,
  signedIn,
  server,
  playwright,
}) => {
  const elsewhere = await playwright.request.newContext()
  await signInByLink(apiOf(elsewhere, server.origin), server, signedIn.email)
  await page.goto('/settings')
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'this browser' })).toHaveText(/^Signed in on \w+ \d+, \d{4}/)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await dialog.getByRole('button', { name: 'Keep them signed in' }).click()
  expect((await elsewhere.get(`${server.origin}${pathOf(endpoints.entries.list)}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await dialog.getByRole('button', { name: 'Sign them out' }).click()
  await expect(sessions).toHaveCount(1)
  expect((await elsewhere.get(`${server.origin}${pathOf(endpoints.entries.list)}`)).status()).toBe(401)
  await elsewhere.dispose()
})
