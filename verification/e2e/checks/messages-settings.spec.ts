import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { thisYear } from '../fixtures/days.ts'
import { expectAlert, onOwnServer, SERVER_LOST } from '../fixtures/lost-server.ts'
import { expect, test } from '../fixtures/test.ts'

const PICTURE = join(import.meta.dirname, '../fixtures/files/page.webp')

const dialogOf = (page: Page) => page.getByRole('dialog')

test('with the server down, exports and deletions show their errors where they were started', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const { page, server, api } = await onOwnServer(ownServer, openBrowser)
  await api.write({ content: 'Still here afterwards.' })
  await page.goto('/settings')
  const complete = page.getByRole('button', { name: 'Complete Data' })
  await expect(complete).toBeEnabled()
  await server.kill()
  await complete.click()
  await expectAlert(page, 'Export failed. Please try again.')

  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.getByRole('button', { name: 'Yes, delete all my data' }).click()
  await expectAlert(dialogOf(page), 'Delete failed. Please try again.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialogOf(page).getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, permanently delete my account' }).click()
  await expectAlert(dialogOf(page), 'Account deletion failed. Please try again.')

  await server.start()
  await page.goto('/settings/export/journals')
  const journals = page.getByRole('button', { name: 'Export Journals' })
  await expect(journals).toBeEnabled()
  await server.kill()
  await journals.click()
  await expectAlert(page, 'Export failed. Please try again.')
  await server.start()
  expect(await api.entries()).toHaveLength(1)
})

test('with the server down, changes of the profile, the photo and the plan show errors, and nothing is lost', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const { page, server } = await onOwnServer(ownServer, openBrowser)
  await page.goto('/profile')
  await page.getByLabel('Display name').fill('Mara')
  await expect(page.getByRole('article', { name: 'Pro', exact: true })).toBeVisible()
  await server.kill()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectAlert(page, 'Failed to save profile. Please try again.')
  await expect(page.getByLabel('Display name')).toHaveValue('Mara')
  await page.getByLabel('Photo file').setInputFiles(PICTURE)
  await expectAlert(page, 'Upload error: Can’t reach Soundings right now. Check your connection and try again.')
  await page.getByRole('article', { name: 'Pro' }).getByRole('button', { name: 'Upgrade' }).click()
  await dialogOf(page).getByRole('button', { name: 'Upgrade' }).click()
  await expectAlert(dialogOf(page), 'Failed to change subscription tier. Please try again or contact support.')
})

test('a photo refused without a reason is reported as a failed upload', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/status of 50/)
  await page.goto('/profile')
  // A proxy’s response when the server behind it is down.
  await page.route(`**${pathOf(endpoints.profile.removeAvatar)}`, (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByLabel('Photo file').setInputFiles(PICTURE)
  await expectAlert(page, 'Photo upload failed. Please try again.')
})

/** The path of a photo that is a byte too large. From a buffer, the file would pass through the browser’s protocol. */
async function tooLarge(): Promise<string> {
  const path = test.info().outputPath('me.jpg')
  await writeFile(path, '')
  await truncate(path, 15 * 1_048_576 + 1)
  return path
}

test('a file that is not a photo, is too large or is damaged is refused with the specification’s message', async ({
  page,
  signedIn: _person,
  guard,
}) => {
  guard.allow(/status of 400/)
  await page.goto('/profile')
  const file = page.getByLabel('Photo file')
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expectAlert(page, 'Please select an image file.')
  await file.setInputFiles(await tooLarge())
  await expectAlert(page, 'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.')
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) })
  await expectAlert(page, 'Invalid file. Please check file type and size.')
})

test('with the server down, adding or deleting a card shows an error, and the card is still listed', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const { page, server, api } = await onOwnServer(ownServer, openBrowser)
  const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: thisYear() + 9 }
  const address = { line1: '12 Harbour Street', city: 'Key West', state: 'FL', postalCode: '33040', country: 'US' }
  await api.post(pathOf(endpoints.billing.addPaymentMethod), { ...card, ...address, cvv: '123', name: 'Mara Lind' })
  await page.goto('/settings/payment-method')
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await page.getByLabel('Card number').fill('378282246310005')
  await page.getByLabel('CVV').fill('1234')
  await page.getByLabel('Expiry month').selectOption('12')
  await page.getByLabel('Expiry year').selectOption(String(card.expiryYear))
  await page.getByLabel('Name on card').fill('Mara Lind')
  await page.getByLabel('Address').fill(address.line1)
  await page.getByLabel('City').fill(address.city)
  await page.getByLabel('State').selectOption('FL')
  await page.getByLabel('Postal code').fill(address.postalCode)
  await server.kill()
  await page.getByRole('button', { name: 'Add card' }).click()
  await expectAlert(page, 'Failed to add payment method. Please try again.')
  await page.getByRole('button', { name: 'Delete Visa ending 4242' }).click()
  await page.getByRole('dialog', { name: 'Delete Visa ending 4242?' }).getByRole('button', { name: 'Delete' }).click()
  await expectAlert(page, 'Failed to delete payment method. Please try again.')
  await expect(page.getByRole('list', { name: 'Payment methods' })).toContainText('Visa ending 4242')
})
