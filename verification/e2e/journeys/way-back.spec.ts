import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { linkMailedTo } from '../fixtures/outbox.ts'
import { newPerson, signInAsDemo, signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, rows } from '../fixtures/writing.ts'

const LIST = '/journal?view=entries'
const dialog = (page: Page) => page.getByRole('dialog')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits until a scrolled page stays where it is for some frames. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const from = window.scrollY
        let frames = 0
        const look = () => (++frames < 12 ? requestAnimationFrame(look) : resolve(window.scrollY === from))
        requestAnimationFrame(look)
      }),
  )
}
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

test('an entry has an address, Back closes it, and Forward opens it again', async ({ page, signedIn }) => {
  const entry = await signedIn.api.write({ content: 'With an address.' })
  await page.goto(LIST)
  await rows(page).getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`view=entries&entry=${entry.id}$`))
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/view=entries$/)
  await page.goForward()
  await expect(dialog(page)).toContainText('With an address.')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(rows(page).getByRole('button')).toBeFocused()
  // Closing went back in the history, so the next step back leaves the list.
  await page.goto(`${LIST}&entry=${entry.id}`)
  await expect(dialog(page)).toContainText('With an address.')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/view=entries$/)
  await expect(rows(page)).toHaveCount(1)
})

test('the address of an entry that is gone says so and leads to the list', async ({ page, signedIn, guard }) => {
  guard.allow(/status of 404/)
  const entry = await signedIn.api.write({ content: 'Soon gone.' })
  await page.goto(`${LIST}&entry=${entry.id}`)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.goto(`${LIST}&entry=${entry.id}`)
  await expect(dialog(page)).toContainText('This entry isn’t in your journal.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Show all entries' }).click()
  await expect(page.getByText('No entries yet.')).toBeVisible()
})

test('an entry’s URL does not open it for another user', async ({ page, signedIn, context, server, guard }) => {
  guard.allow(/status of 404/)
  const entry = await signedIn.api.write({ content: 'For my eyes.' })
  await signedIn.api.post(pathOf(endpoints.auth.logout))
  await newPerson(context, server)
  await page.goto(`${LIST}&entry=${entry.id}`)
  await expect(dialog(page)).toContainText('This entry isn’t in your journal.')
})

test('a search has an address that survives an entry, another page and a reload, and no request for a page has its words', async ({
  page,
  signedIn,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await signedIn.api.write({ content: 'Ice on the puddles. #winter' })
  await signedIn.api.write({ content: 'The dough did not rise. #baking' })
  await page.goto(LIST)
  await expect(rows(page)).toHaveCount(2)
  await searchBox(page).fill('dough')
  await searchBox(page).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  expect(new URL(page.url()).hash).toBe('#q=dough')
  await rows(page).getByRole('button').click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await expect(searchBox(page)).toHaveValue('dough')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('dough')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(searchBox(page)).toHaveValue('dough')
  await expect(rows(page)).toHaveCount(1)
  const address = page.url()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(2)
  await page.goto('/settings')
  await page.goto(address)
  await expect(rows(page)).toHaveCount(1)
  const list = pathOf(endpoints.entries.list)
  expect(asked.filter((request) => request.includes('dough') && !request.includes(`${list}?`))).toEqual([])
})

test('Back leads to the row at which the list was left, and a new page begins at its top', async ({
  page,
  context,
  server,
}) => {
  await signInAsDemo(context, server)
  await page.goto(LIST)
  await expect(rows(page).first()).toBeVisible()
  await page.mouse.move(700, 500)
  for (let turn = 0; turn < 6; turn++) {
    const before = await scrollY(page)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before)
  }
  await comesToRest(page)
  const topRow = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('article')]
        .filter((row) => row.checkVisibility({ visibilityProperty: true }) && row.getBoundingClientRect().top >= 0)
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      return shown[0]?.textContent
    })
  const left = await topRow()
  const scrolled = await scrollY(page)
  expect(scrolled).toBeGreaterThan(3000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect.poll(topRow).toBe(left)
  await page.getByRole('link', { name: 'Write Entry' }).dispatchEvent('click')
  await expect(entryBox(page)).toBeVisible()
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect.poll(topRow).toBe(left)
})

test('the requested page opens after the emailed link was opened in another tab', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  await signedIn.api.post(pathOf(endpoints.auth.logout))
  await page.goto('/settings/payment-method')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(signedIn.email)
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('button', { name: 'Back to Magic Link' })).toBeVisible()
  const mailed = await context.newPage()
  await mailed.goto(await linkMailedTo(server, signedIn.email))
  await expect(mailed).toHaveURL(/\/settings\/payment-method$/)
  await mailed.goto('/login')
  await expect(mailed).toHaveURL(/\/journal$/)
})

test('after signing out, the next sign-in doesn’t reopen the old page', async ({ page, context, server, signedIn }) => {
  const other = await context.newPage()
  await other.goto('/insights')
  await expect(other.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await openJournal(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await dialog(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  await other.close()
  await signInByLink(signedIn.api, server, signedIn.email)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/journal$/)
})
