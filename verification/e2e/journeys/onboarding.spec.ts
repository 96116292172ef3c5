import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { OnboardingStatus } from '@soundings/contract/onboarding'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { apiOf } from '../fixtures/api.ts'
import { newPerson, signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const EXPLAINER = 'How These Choices Shape Your Echo'

test('the first step asks for an intention, keeps the choice, and can be reopened', async ({
  page,
  context,
  server,
}) => {
  await signInByLink(apiOf(context.request, server.origin), server, 'step-one@journeys.test')
  await page.goto('/journal')
  await expect(page).toHaveURL(/\/onboarding\/step-1$/)
  await next(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please select at least one intention to continue.')
  await page.getByRole('checkbox', { name: 'Creativity & ideas' }).check()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Self-awareness' }).check()
  await next(page).click()
  await expect(page).toHaveURL(/step-2$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/step-1$/)
  await expect(page.getByRole('checkbox', { name: 'Creativity & ideas' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await next(page).click()
  await expect(page).toHaveURL(/step-2$/)
  await page.goBack()
  await expect(page).toHaveURL(/step-1$/)
  await page.goForward()
  await expect(page).toHaveURL(/step-2$/)
})

test('the URL of another step redirects to the next step', async ({ page, context, server }) => {
  const api = apiOf(context.request, server.origin)
  await signInByLink(api, server, 'corrected@journeys.test')
  await page.goto('/onboarding/step-4')
  await expect(page).toHaveURL(/step-1$/)
  await api.post(pathOf(endpoints.onboarding.saveIntentions), { intentions: ['Self-awareness'] })
  for (const path of ['/onboarding', '/onboarding/step-1', '/onboarding/step-3', '/onboarding/anything', '/settings']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/onboarding\/step-2$/)
  }
})

test('the third step shows its explanation once per device and needs a tone', async ({ page, context, server }) => {
  const api = apiOf(context.request, server.origin)
  await signInByLink(api, server, 'tuned@journeys.test')
  await api.post(pathOf(endpoints.onboarding.saveIntentions), { intentions: ['Self-awareness'] })
  await api.post(pathOf(endpoints.onboarding.saveMethod), { methodText: true, methodPhoto: false, methodImport: false })
  await page.goto('/onboarding')
  await expect(page.getByRole('dialog', { name: EXPLAINER })).toBeVisible()
  await page.getByRole('button', { name: 'Got it!' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save & Continue' })).toBeDisabled()
  await expect(page.getByRole('dialog', { name: EXPLAINER })).toBeHidden()
  await expect(page.getByText('Please select a tone to continue.')).toBeVisible()
  await page.getByRole('radio', { name: /Spiritual/ }).check()
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page).toHaveURL(/step-4$/)
  const status = await api.get<OnboardingStatus>(pathOf(endpoints.onboarding.status))
  expect(status.onboarding).toMatchObject({ frequency: 'Whenever', tone: 'Spiritual' })
})

test('a failed onboarding check leaves the journal open', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/status of 50/)
  await page.route(`**${pathOf(endpoints.onboarding.status)}`, (route) => route.fulfill({ status: 502, body: '' }))
  await page.goto('/journal')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  await page.goto('/onboarding/step-3')
  await expect(page).toHaveURL(/step-1$/)
})

test('help can be opened by keyboard during onboarding too, and Back returns to the step', async ({
  page,
  context,
  server,
}) => {
  await signInByLink(apiOf(context.request, server.origin), server, 'help@journeys.test')
  await page.goto('/onboarding')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'If things are hard' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'If things are hard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 988, Suicide & Crisis Lifeline, United States' })).toHaveAttribute(
    'href',
    'tel:988',
  )
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/onboarding/)
})

test('during onboarding the legal pages can be read, and the person can sign out', async ({
  page,
  context,
  server,
}) => {
  await signInByLink(apiOf(context.request, server.origin), server, 'reading@journeys.test')
  await page.goto('/onboarding')
  for (const name of ['Privacy', 'Terms', 'About']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to setup' }).click()
    await expect(page).toHaveURL(/\/onboarding\/step-1$/)
  }
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/onboarding\/step-1$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('public pages show sign-in to visitors and the app’s navigation to people who are signed in', async ({
  page,
  context,
  server,
}) => {
  for (const path of ['/privacy', '/terms', '/about', '/support']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Soundings', 'Sign In'])
    await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText([
      'About',
      'Privacy',
      'Terms',
    ])
  }
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'Soundings' }).click()
  await expect(page).toHaveURL(/\/$/)
  await newPerson(context, server)
  await page.goto('/privacy')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4)
})
