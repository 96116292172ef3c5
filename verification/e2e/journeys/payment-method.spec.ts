import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { thisYear } from '../fixtures/days.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Page } from '@playwright/test'

const YEAR = thisYear()

/** Fills in the form with a card that the sandbox accepts. */
async function fillCard(page: Page, number: string, cvv = '123'): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry month').selectOption('12')
  await page.getByLabel('Expiry year').selectOption(String(YEAR + 9))
  await page.getByLabel('CVV').fill(cvv)
  await page.getByLabel('Name on card').fill('Mara Lind')
  await page.getByLabel('Address').fill('12 Harbour Street')
  await page.getByLabel('City').fill('Key West')
  await page.getByLabel('State').selectOption('FL')
  await page.getByLabel('Postal code').fill('33040')
}

const cards = (page: Page) => page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')
const openForm = (page: Page) => page.getByRole('button', { name: 'Add payment method' }).click()
const addCard = (page: Page) => page.getByRole('button', { name: 'Add card' }).click()

test('cards are added, one is charged, and they are deleted', async ({ page, signedIn }) => {
  await signedIn.api.post(pathOf(endpoints.billing.changeTier), { tier: 'pro' })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Manage Payment Method' }).click()
  await expect(page.getByText('No payment method yet.')).toBeVisible()
  await expect(page.getByText(/Next charge \$9\.99 on \w+ \d+, \d{4}\./)).toBeVisible()
  await expect(page.getByText('Payments are in test mode')).toBeVisible()
  await openForm(page)
  await fillCard(page, '4242424242424242')
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await addCard(page)
  await expect(cards(page)).toHaveText([/Visa ending 4242.*Expires 12.*Default/])
  await expect(page.getByLabel('Card number')).toBeHidden()

  await openForm(page)
  await fillCard(page, '378282246310005', '1234')
  await expect(page.getByLabel('Card number')).toHaveValue('3782 822463 10005')
  await addCard(page)
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Make American Express ending 0005 the default' }).click()
  await expect(cards(page).nth(1)).toContainText('Default.')

  await page.getByRole('button', { name: 'Delete American Express ending 0005' }).click()
  await page
    .getByRole('dialog', { name: 'Delete American Express ending 0005?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(cards(page)).toHaveText([/Visa ending 4242.*Default/])
  await page.getByRole('link', { name: 'Back to settings' }).click()
  await expect(page.getByText('Visa ending 4242')).toBeVisible()
})

test('a refused card, and one that cannot be deleted, show the specification’s message', async ({
  page,
  signedIn: _person,
  guard,
}) => {
  guard.allow(/status of 400|ERR_FAILED/)
  await page.goto('/settings/payment-method')
  await openForm(page)
  await fillCard(page, '4242424242424241')
  await addCard(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to add payment method. Please try again. This card number is not valid.',
  )
  await page.getByLabel('Card number').fill('4242424242424242')
  await addCard(page)
  await expect(cards(page)).toHaveCount(1)
  await page.route(`**${pathOf(endpoints.billing.removePaymentMethod, { id: '*' })}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Delete Visa ending 4242' }).click()
  await page.getByRole('dialog', { name: 'Delete Visa ending 4242?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Failed to delete payment method\. Please try again\./)
  await expect(cards(page)).toHaveCount(1)
})

test('billing data that cannot be loaded is replaced by a sample that says so and cannot be acted on', async ({
  page,
  signedIn: _person,
  guard,
}) => {
  guard.allow(/ERR_FAILED/)
  await page.route(`**${pathOf(endpoints.billing.paymentMethods)}`, (route) => route.abort())
  await page.goto('/settings/payment-method')
  await expect(page.getByText('is an example, not your data')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toContainText('Visa ending 4242')
  await expect(main.getByRole('button')).toHaveText(['Try again'])
  await expectAccessible(page)
  await page.unroute(`**${pathOf(endpoints.billing.paymentMethods)}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No payment method yet.')).toBeVisible()
})

test('no card number is found in the log or in any file of the server', async ({ page, signedIn: _person, server }) => {
  await page.goto('/settings/payment-method')
  await openForm(page)
  await fillCard(page, '6011000990139424')
  await addCard(page)
  await expect(cards(page)).toHaveText([/Discover ending 9424/])
  const found: string[] = []
  for (const entry of await readdir(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    for (const trace of ['6011000990139424', '6011 0009 9013 9424', 'Harbour Street']) {
      if (bytes.includes(trace)) found.push(`${trace} in ${path}`)
    }
  }
  expect(found).toEqual([])
  expect(server.log()).not.toMatch(/6011000990139424|6011 0009/)
})

test('the payment method page is accessible', async ({ page, signedIn: _person }) => {
  await page.goto('/settings/payment-method')
  await expect(page.getByText('No payment method yet.')).toBeVisible()
  await expectAccessible(page)
  await openForm(page)
  await fillCard(page, '4242424242424242')
  await expectAccessible(page)
  await addCard(page)
  await expect(cards(page)).toHaveCount(1)
  await expectAccessible(page)
})
