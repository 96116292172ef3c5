import type { Page } from '@playwright/test'
import { apiOf } from '../fixtures/api.ts'
import { expectAlert, SERVER_LOST } from '../fixtures/lost-server.ts'
import { signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('with the server down, each onboarding step stays, shows an error, and is saved by the next try', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  test.slow()
  guard.allow(SERVER_LOST)
  const server = await ownServer()
  const context = await openBrowser(server.origin)
  await signInByLink(apiOf(context.request, server.origin), server, 'patient@journeys.test')
  const page = await context.newPage()
  await page.goto('/onboarding')
  await press(page, 'Continue')
  await expectAlert(page, 'Please select at least one intention to continue.')
  await page.getByRole('checkbox', { name: 'Self-awareness' }).check()
  await failsThenSaves(/step-1$/, 'Continue')
  await page.getByRole('checkbox', { name: /^Text/ }).check()
  await failsThenSaves(/step-2$/, 'Continue')
  await press(page, 'Got it!')
  const save = page.getByRole('button', { name: 'Save & Continue' })
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription('Please select a tone to continue.')
  await page.getByRole('radio', { name: /Neutral/ }).check()
  await failsThenSaves(/step-3$/, 'Save & Continue')

  await server.kill()
  await press(page, 'Start journaling')
  await expectAlert(page, 'Failed to complete setup. Please try again.')
  await expect(page.getByRole('button', { name: 'Start journaling' })).toBeEnabled()
  await server.start()
  await press(page, 'Start journaling')
  await expect(page).toHaveURL(/\/journal$/)

  async function failsThenSaves(step: RegExp, button: string): Promise<void> {
    await expect(page).toHaveURL(step)
    await server.kill()
    await press(page, button)
    await expectAlert(page, 'Failed to save. Please try again.')
    await expect(page).toHaveURL(step)
    await server.start()
    await press(page, button)
    await expect(page).not.toHaveURL(step)
  }
})
