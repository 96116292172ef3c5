import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { daysAgo } from '../fixtures/days.ts'
import { signInAsDemo } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { rows } from '../fixtures/writing.ts'

const CAUTION = 'These came together. Nothing here says which one moved the other.'
const card = (page: Page) => page.getByRole('region', { name: 'What moves with what' })

test('a pair is shown with its interval, and its row opens the entries', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/insights')
  await expect(card(page).getByRole('heading', { name: 'Mood' })).toBeVisible()
  await expect(card(page)).toContainText(/Mood is \d\.\d higher on days with breakwater, between \+\d\.\d and \+\d\.\d/)
  await expect(card(page)).toContainText(/\d+ pairs were tested\. These \d+ stood out/)
  await expect(card(page)).toContainText(CAUTION)
  await card(page).getByText('The same as a table').click()
  await expect(card(page).getByRole('rowheader', { name: 'breakwater' })).not.toHaveCount(0)
  await card(page).getByText('How we test this').click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await card(page).getByRole('button', { name: 'Mood' }).press('Enter')
  await expect(card(page).getByRole('heading', { name: 'Energy' })).toHaveCount(0)
  await card(page).getByRole('link', { name: 'See the entries tagged breakwater' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Filter by tag' })).toHaveValue('breakwater')
  await expect(rows(page).first()).toContainText('breakwater')
  await expect(page).toHaveURL(/\/journal\?view=entries#tag=breakwater$/)
  await page.goBack()
  await expect(card(page)).toBeVisible()
})

test('another time span shows its own days', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/insights')
  const answer = page.waitForResponse((response) =>
    response.url().endsWith(`${pathOf(endpoints.insights.moves)}?span=month`),
  )
  await card(page).getByRole('button', { name: '30 days' }).click()
  expect((await answer).status()).toBe(200)
  await expect(card(page)).toContainText('Not enough entries yet.')
  await expect(card(page).getByRole('progressbar').first()).toBeVisible()
  await expectAccessible(page)
})

test('a new journal shows how many days are still needed, and a hard time shows no card', async ({
  page,
  signedIn,
}) => {
  const { api } = signedIn
  for (let day = 5; day > 0; day--) {
    await api.write({ content: day > 2 ? '#harbor' : 'So it was.', mood: 4, created_at: daysAgo(day) })
  }
  await page.goto('/insights')
  await expect(card(page)).toContainText('5 more days with it')
  await expect(card(page)).toContainText(CAUTION)
  await api.write({ content: 'I want to kill myself.' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Clarity' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(card(page)).toHaveCount(0)
})

test('when the card can’t be loaded, the other insights stay', async ({ page, signedIn, guard }) => {
  guard.allow(/status of 50/)
  await page.route(`**${pathOf(endpoints.insights.moves)}*`, (route) =>
    route.fulfill({ status: 503, json: { error: 'The server is not ready yet.', code: 'NOT_READY' } }),
  )
  await signedIn.api.write({ content: 'So it was.' })
  await page.goto('/insights')
  await expect(card(page).getByRole('alert')).toHaveText('The server is not ready yet.')
  await expect(card(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Clarity' })).toBeVisible()
})
