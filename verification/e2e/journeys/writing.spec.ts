import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, saveEntry } from '../fixtures/writing.ts'

const PHONE = { width: 390, height: 844 }
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Entry' })
const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' }).getByRole('paragraph')

async function bottomOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('button', { name }).boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

test('on a phone the first lines, the ratings and Save are on the first screen', async ({
  page,
  signedIn: _person,
}) => {
  await page.setViewportSize(PHONE)
  await openJournal(page)
  const box = await entryBox(page).boundingBox()
  const bar = (await saveButton(page).boundingBox())?.y ?? 0
  expect(bar).toBeGreaterThan(0)
  expect(await bottomOf(page, 'Save Entry')).toBeLessThanOrEqual(PHONE.height)
  // Five lines of 32 px, above the bar.
  expect((box?.y ?? PHONE.height) + 160).toBeLessThan(bar)
  const apart = async () => (await bottomOf(page, 'Upload')) - (await bottomOf(page, 'Music (soon)'))
  // The prompt above them may still be loading.
  await expect.poll(apart).toBe(0)
  await page.getByRole('button', { name: 'Ratings: Mood 3, Energy 3, Focus 3' }).click()
  await expect(page.getByRole('slider', { name: 'Mood' })).toBeFocused()
  await expect(page.getByRole('slider', { name: 'Focus' })).toBeInViewport()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Ratings: Mood 5, Energy 3, Focus 3' })).toBeVisible()
})

test('on a phone a long text is saved without scrolling, and the page returns to its top', async ({
  page,
  signedIn: _person,
}) => {
  await page.setViewportSize(PHONE)
  await openJournal(page)
  await entryBox(page).fill('A line of a long text.\n'.repeat(60))
  await entryBox(page).press('End')
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, { phoneOnly: true })
  await page.setViewportSize(PHONE)
  await saveButton(page).click()
  await expect(page.getByText('Entry saved.')).toBeInViewport()
  await expect(entryBox(page)).toHaveValue('')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 })
})

test('after saving by keyboard the focus is back in the text', async ({ page, signedIn }) => {
  await openJournal(page)
  await entryBox(page).fill('By the keyboard.')
  await page.keyboard.press('Control+Enter')
  await expect(entryBox(page)).toHaveValue('')
  await expect(entryBox(page)).toBeFocused()
  await page.keyboard.type('By the button.')
  await saveButton(page).click()
  await expect(entryBox(page)).toHaveValue('')
  await expect(entryBox(page)).toBeFocused()
  await page.keyboard.type('From a slider.')
  await page.getByRole('slider', { name: 'Energy' }).press('Meta+Enter')
  await expect(entryBox(page)).toHaveValue('')
  const contents = (await signedIn.api.entries()).map(({ content }) => content)
  expect(contents).toEqual(['From a slider.', 'By the button.', 'By the keyboard.'])
  await page.keyboard.press('Control+Enter')
  expect(await signedIn.api.entries()).toHaveLength(3)
})

test('a changed entry can be saved by keyboard too', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'Before.' })
  await page.goto('/journal?view=entries')
  await page.getByRole('article').getByRole('button').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await entryBox(page).fill('After.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'After.' }])
})

test('a prompt that was used is saved with the entry, and an unused one stays', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  const first = (await prompt(page).textContent()) ?? ''
  expect(first).not.toBe('')
  await saveEntry(page, 'Without the prompt.')
  await expect(prompt(page)).toHaveText(first)
  await page.getByRole('button', { name: 'Use this prompt' }).click()
  await expect(entryBox(page)).toHaveValue(`${first}\n\n`)
  await expect(prompt(page)).toHaveText(first)
  await saveButton(page).click()
  await expect(entryBox(page)).toHaveValue('')
  await expect(prompt(page)).not.toHaveText(first)
})

test('a failed save removes the message of the save before it', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/status of 500/)
  await openJournal(page)
  await saveEntry(page, 'Saved.')
  await page.route(`**${pathOf(endpoints.entries.list)}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await entryBox(page).fill('Not saved.')
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Your text is safe on this device.')
  await expect(page.getByText('Entry saved.')).toBeHidden()
})
