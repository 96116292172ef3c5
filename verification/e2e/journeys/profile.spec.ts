import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { join } from 'node:path'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Page } from '@playwright/test'

const PICTURE = join(import.meta.dirname, '../fixtures/files/page.webp')
const plan = (page: Page, name: string) => page.getByRole('article', { name })

test('a person can set a name, a location and a profile picture', async ({ page, signedIn }) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Manage Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(signedIn.email)
  await expect(page.getByLabel('Email')).toBeDisabled()
  await page.getByLabel('Display name').fill('  Mara Lind ')
  await page.getByLabel('Time zone').selectOption('Europe/Prague')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(page.getByLabel('Display name')).toHaveValue('Mara Lind')

  await page.getByLabel('Photo file').setInputFiles(PICTURE)
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible()
  await page.reload()
  const photo = page.getByRole('img', { name: 'You' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Prague')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(photo).toBeHidden()

  await page.getByRole('link', { name: 'Back to settings' }).click()
  await expect(page.getByText('Mara Lind')).toBeVisible()
  await expect(page.getByText('Free plan.')).toBeVisible()
})

test('changing plans asks first, and a downgrade warns about what is lost', async ({
  page,
  signedIn: _person,
  guard,
}) => {
  await page.goto('/profile')
  await expect(page.getByText('No one is charged')).toBeVisible()
  await expect(plan(page, 'Free').getByRole('button')).toHaveText('Current Plan')
  await expect(plan(page, 'Free').getByRole('button')).toBeDisabled()
  await expect(plan(page, 'Free')).toContainText('1 Pro-level advanced Echo after 30 entries')
  await expect(plan(page, 'Pro')).toContainText('$9.99')
  await expect(plan(page, 'Premium')).toContainText('$19.99')

  await plan(page, 'Pro').getByRole('button', { name: 'Upgrade' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Free' }).click()
  await expect(plan(page, 'Free').getByRole('button')).toHaveText('Current Plan')
  await plan(page, 'Pro').getByRole('button', { name: 'Upgrade' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade' }).click()
  await expect(plan(page, 'Pro').getByRole('button')).toHaveText('Current Plan')
  await plan(page, 'Premium').getByRole('button', { name: 'Switch Plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch Plan' }).click()
  await expect(plan(page, 'Premium').getByRole('button')).toHaveText('Current Plan')

  await plan(page, 'Free').getByRole('button', { name: 'Downgrade' }).click()
  await expect(page.getByRole('dialog')).toContainText('you’ll lose the premium features')
  guard.allow(/ERR_FAILED/)
  await page.route(`**${pathOf(endpoints.billing.changeTier)}`, (route) => route.abort())
  await page.getByRole('dialog').getByRole('button', { name: 'Downgrade' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to change subscription tier. Please try again or contact support.',
  )
  await page.unroute(`**${pathOf(endpoints.billing.changeTier)}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Downgrade' }).click()
  await expect(plan(page, 'Free').getByRole('button')).toHaveText('Current Plan')
})

test('the profile is accessible', async ({ page, signedIn: _person }) => {
  await page.goto('/profile')
  await expect(plan(page, 'Premium')).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles(PICTURE)
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible()
  await expectAccessible(page)
  await plan(page, 'Pro').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
