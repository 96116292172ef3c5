import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { signInAsDemo } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

const LOST = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404|Failed to fetch dynamically/
const SAFE = 'What you’ve written is safe on this device.'

/**
 * Removes a file of the build, as an update does.
 * @returns a function that puts it back
 */
async function without(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404, json: {} }))
  return () => page.unroute(file)
}

const missing = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })

test('a page whose file is gone shows an error in its place, and unsaved text is kept', async ({
  page,
  signedIn: _person,
  guard,
}) => {
  guard.allow(LOST)
  const putBack = await without(page, /\/assets\/insights-page.*\.js$/)
  await openJournal(page)
  await entryBox(page).fill('Under the pen.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }).click()
  await expect(missing(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(SAFE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy')
  await expect(missing(page)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(entryBox(page)).toHaveValue('Under the pen.')
  await page.goForward()
  await expect(missing(page)).toBeVisible()
  await putBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
})

test('without a connection the list of entries says so, and the way back to the editor stays', async ({
  page,
  context,
  signedIn: _person,
  guard,
}) => {
  guard.allow(LOST)
  await openJournal(page)
  await entryBox(page).fill('In a tunnel.')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'My Entries' }).click()
  await expect(page.getByRole('alert').filter({ hasText: `You’re offline. ${SAFE}` })).toBeVisible()
  await page.getByRole('link', { name: 'Write Entry' }).click()
  await expect(entryBox(page)).toHaveValue('In a tunnel.')
  await page.getByRole('button', { name: 'Upload' }).click()
  const sheet = page.getByRole('dialog', { name: 'Upload Content' })
  await expect(sheet.getByRole('alert')).toContainText(SAFE)
  await context.setOffline(false)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByText('Documents', { exact: true })).toBeVisible()
})

test('the main views are loaded in idle time, and open without a connection', async ({
  page,
  context,
  server,
  guard,
}) => {
  guard.allow(LOST)
  await signInAsDemo(context, server)
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  await openJournal(page)
  for (const name of ['entry-logbook', 'echoes-page', 'insights-page', 'settings-page', 'begun-import']) {
    await expect.poll(() => fetched.some((url) => url.includes(`/assets/${name}-`)), name).toBe(true)
  }
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
})
