import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { daysAgo } from '../fixtures/days.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, rows } from '../fixtures/writing.ts'
import type { Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
const WARM = 'I was so glad of the good, calm morning. We carried the boat up and laughed.'
const card = (page: Page) => page.getByRole('region', { name: /ago today/ })
const top = (page: Page) => entryBox(page).evaluate((box) => box.getBoundingClientRect().top)

test('an earlier entry from this day appears under the prompt, opens, and Back returns to writing', async ({
  page,
  signedIn,
}) => {
  const { id } = await signedIn.api.write({ content: WARM, mood: 5, created_at: daysAgo(7) })
  await openJournal(page)
  await expect(card(page).getByRole('heading', { name: 'A week ago today' })).toBeVisible()
  await expect(card(page).getByText(`“${WARM}”`)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await expectAccessible(page)
  await card(page).getByRole('link', { name: 'Read the day' }).click()
  await expect(page).toHaveURL(new RegExp(`entry=${id}`))
  await expect(page.getByRole('dialog').getByText(WARM)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(entryBox(page)).toBeVisible()
})

test('a hidden day is gone from the journal and the list, and can be shown again from the profile', async ({
  page,
  signedIn,
}) => {
  await signedIn.api.write({ content: WARM, mood: 5, created_at: daysAgo(7) })
  await page.goto('/journal?view=entries')
  await expect(rows(page)).toHaveCount(1)
  await expect(card(page)).toBeVisible()
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Not this day again' }).click()
  await expect(page.getByText('You won’t see this day again.')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await openJournal(page)
  await expect(card(page)).toBeHidden()

  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'On this day' })
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await section.getByRole('button', { name: /^Unhide/ }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await openJournal(page)
  await expect(card(page)).toBeVisible()

  await page.goto('/profile')
  await section.getByRole('switch', { name: 'Show a day from your journal' }).press('Space')
  await expect(section.getByText('Off', { exact: true })).toBeVisible()
  await openJournal(page)
  await expect(page.getByRole('button', { name: 'Use this prompt' })).toBeEnabled()
  await expect(card(page)).toBeHidden()
})

test('a dark day is announced by its date alone, and can be closed with the keyboard', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'A miserable, horrible, awful day.', mood: 4, created_at: daysAgo(7) })
  await openJournal(page)
  await expect(card(page).getByText(/^You wrote 5 words\. They are here if you want them/)).toBeVisible()
  await expect(card(page)).not.toContainText('miserable')
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Leave it' }).press('Enter')
  await expect(page.getByText('Hidden until tomorrow.')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.locator('body')).not.toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use this prompt' })).toBeEnabled()
  await expect(card(page)).toBeHidden()
})

test('on a phone a card that arrives late does not move what is being written', async ({ page, signedIn }) => {
  await page.setViewportSize(PHONE)
  await signedIn.api.write({ content: WARM, mood: 5, created_at: daysAgo(7) })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${pathOf(endpoints.onThisDay.card)}`, async (route) => {
    await held
    await route.continue()
  })
  await openJournal(page)
  await expect(page.getByRole('button', { name: 'Use this prompt' })).toBeEnabled()
  await entryBox(page).click()
  const before = await top(page)
  const arrived = page.waitForResponse(`**${pathOf(endpoints.onThisDay.card)}`)
  answer()
  await arrived
  await entryBox(page).pressSequentially('The words go on. ')
  expect(await top(page)).toBe(before)
  await expect(card(page)).toBeHidden()
})
