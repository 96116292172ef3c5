import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import type { Api } from '../fixtures/api.ts'
import { daysAgo } from '../fixtures/days.ts'
import { expect, test } from '../fixtures/test.ts'

const LINES = [
  'I keep the blue cup by the window.',
  'I oiled the hinges before breakfast.',
  'I carried two chairs up the stairs.',
  'I left the radio on for company.',
  'I found my old gloves in the loft.',
  'I sorted brass screws until supper.',
  'I walked home along the quay.',
  'I planed the walnut lid today.',
]

async function withAnEcho(page: Page, api: Api): Promise<string> {
  for (const [index, line] of LINES.entries()) {
    const created_at = daysAgo(LINES.length - index)
    await api.write({ content: `${line} The rest of the day went by as such days do.`, created_at })
  }
  await page.goto('/echos')
  return page.getByRole('blockquote').innerText()
}

test('one press pauses Echos, also after a reload, and Resume brings the same Echo back', async ({
  page,
  signedIn,
}) => {
  const text = await withAnEcho(page, signedIn.api)
  await page.getByRole('button', { name: 'Pause Echos for a week' }).press('Enter')
  const paused = page.getByRole('heading', { name: /^Echos are paused until \w+ \d{1,2}\.$/ })
  await expect(paused).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Echos are paused until' })).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Resume Echos' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'My Echos' }).click()
  await expect(page.getByRole('blockquote')).toContainText(/\S/)
  await page.goto('/echos')
  await expect(paused).toBeVisible()
  await page.getByRole('button', { name: 'Resume Echos' }).click()
  await expect(page.getByRole('blockquote')).toHaveText(text)
})

test('until I say has no end, and lasts until it is resumed', async ({ page, signedIn }) => {
  await withAnEcho(page, signedIn.api)
  await page.getByRole('button', { name: 'Pause Echos until I say' }).click()
  await expect(page.getByRole('heading', { name: 'Echos are paused until you resume them.' })).toBeVisible()
})

test('the quiet card shows the link to help larger, and no figures', async ({ page, signedIn }) => {
  await withAnEcho(page, signedIn.api)
  await signedIn.api.write({ content: 'I want to die. There is nothing else to say.', mood: 1 })
  await page.reload()
  const support = page.getByRole('complementary', { name: 'Support' })
  await expect(support.getByRole('link', { name: 'If things are hard' })).toBeVisible()
  await expect(page.getByText('Resonance')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expectAccessible(page)
  await support.getByRole('link', { name: 'If things are hard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'If things are hard' })).toBeVisible()
})
