import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { apiOf } from '../fixtures/api.ts'
import { linkMailedTo } from '../fixtures/outbox.ts'
import { newPerson, signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

const TEXT = 'Half a page that nobody but me has seen yet.'
const KEPT = 'You’ve been signed out. Your text is safe on this device. Sign in again and it will be here.'

type NewClient = { newContext: (options: { storageState: Cookies }) => Promise<APIRequestContext> }
type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

/** Another client with the same session signs it out; the browser still has its cookie. */
async function endSessionElsewhere(context: BrowserContext, request: NewClient, origin: string): Promise<void> {
  const second = await request.newContext({ storageState: await context.storageState() })
  await apiOf(second, origin).post(pathOf(endpoints.auth.logout))
  await second.dispose()
}

test('no word is lost when the session ends while a user writes', async ({
  page,
  context,
  server,
  signedIn,
  playwright,
  guard,
}) => {
  guard.allow(/status of 40[13]/)
  await openJournal(page)
  await entryBox(page).fill(TEXT)
  await page.getByRole('slider', { name: 'Mood' }).press('End')
  await endSessionElsewhere(context, playwright.request, server.origin)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible()
  await expect(entryBox(page)).toHaveValue(TEXT)

  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(signedIn.email)
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('button', { name: 'Back to Magic Link' })).toBeVisible()
  await page.goto(await linkMailedTo(server, signedIn.email))
  await expect(entryBox(page)).toHaveValue(TEXT)
  await expect(page.getByText('Your unsaved text is back.')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Mood' })).toHaveValue('5')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  await page.reload()
  await expect(entryBox(page)).toHaveValue('')
  expect(await signedIn.api.entries()).toMatchObject([{ content: TEXT, mood: 5 }])
})

test('after signing in again in another tab, the first tab can go on', async ({
  page,
  context,
  server,
  signedIn,
  playwright,
  guard,
}) => {
  guard.allow(/status of 401/)
  await openJournal(page)
  await entryBox(page).fill(TEXT)
  await endSessionElsewhere(context, playwright.request, server.origin)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible()
  await signInByLink(signedIn.api, server, signedIn.email)
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeHidden()
  await expect(entryBox(page)).toHaveValue(TEXT)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entryBox(page)).toHaveValue('')
  expect(await signedIn.api.entries()).toMatchObject([{ content: TEXT }])
})

test('a changed entry survives the end of the session too', async ({
  page,
  context,
  server,
  signedIn,
  playwright,
  guard,
}) => {
  guard.allow(/status of 401/)
  await signedIn.api.write({ content: 'Before.' })
  await page.goto('/journal?view=entries')
  await page.getByRole('article').getByRole('button').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await entryBox(page).fill('Before, and after.')
  await endSessionElsewhere(context, playwright.request, server.origin)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your text is safe on this device.')
  await signInByLink(signedIn.api, server, signedIn.email)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'Before, and after.' }])
})

test('a text is never added to the journal of another user who signs in on the same device', async ({
  page,
  context,
  server,
  signedIn,
  guard,
}) => {
  // The first tab may still be asking for its list when its session ends.
  guard.allow(/status of 401/)
  await openJournal(page)
  await entryBox(page).fill(TEXT)
  await signedIn.api.post(pathOf(endpoints.auth.logout))
  const other = await newPerson(context, server)
  const otherTab = await context.newPage()
  await openJournal(otherTab)
  await expect(entryBox(otherTab)).toHaveValue('')
  await page.bringToFront()
  await expect(entryBox(page)).toHaveValue('')
  await otherTab.close()
  expect(await other.api.entries()).toEqual([])
})
