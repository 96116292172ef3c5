import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'

const LINES = [
  'I planted beans along the south wall this afternoon.',
  'I found the old bicycle pump behind the paint tins.',
  'I walked home by the canal and counted nine herons.',
  'I baked a plum cake and carried half of it upstairs.',
  'I noticed the new bakery has put out three small tables.',
  'I repaired the garden gate and oiled the other hinge.',
  'I cycled to the reservoir and watched the sailing school.',
  'I learned a waltz on the piano, slowly, left hand first.',
]
const letter = (page: Page) => page.getByRole('article')

/** Noon of a day in the month before this one. */
function lastMonth(date: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, date, 12)).toISOString()
}

test('a monthly letter can be read, leads to its entries, prints, and is recounted after an edit', async ({
  page,
  signedIn,
}) => {
  for (const [i, content] of LINES.entries()) {
    await signedIn.api.write({ content, mood: 4, created_at: lastMonth(3 + 2 * i) })
  }
  await page.goto('/echos')
  await page.getByRole('tab', { name: 'Letters' }).click()
  await expect(page).toHaveURL(/tab=letters/)
  await expect(letter(page).getByRole('heading', { level: 2 })).toContainText(/eight (?:days|entries)/)
  const quoted = letter(page).getByRole('blockquote')
  expect(await quoted.count()).toBeGreaterThanOrEqual(2)
  await expectAccessible(page)

  const line = (await quoted.first().textContent()) ?? ''
  expect(LINES.map((text) => `“${text}”`)).toContain(line)
  await letter(page).getByRole('button', { name: 'See the entries' }).first().click()
  await expectAccessible(page)
  await letter(page)
    .getByRole('button', { name: /^Open the entry from/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog').getByText(line.slice(1, -1))).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tab', { name: 'Letters' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(quoted.first()).toBeVisible()
  await page.emulateMedia({ media: null })

  const gone = (await signedIn.api.entries()).find(({ content }) => `“${content}”` === line)
  await signedIn.api.patch(pathOf(endpoints.entries.change, { id: gone?.id ?? '' }), { content: 'A short note.' })
  await page.reload()
  await expect(letter(page).getByRole('heading', { level: 2 })).toContainText(/eight (?:days|entries)/)
  await expect(page.getByText(line)).toBeHidden()
})

test('emails about letters can be turned on in Settings, and without a letter the page says when the next one comes', async ({
  page,
  signedIn: _person,
}) => {
  await page.goto('/echos?tab=letters')
  await expect(page.getByText(/^No monthly letters yet/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings')
  const theSwitch = page.getByRole('switch', { name: 'Email me' })
  await expect(theSwitch).not.toBeChecked()
  await theSwitch.press('Space')
  await expect(theSwitch).toBeChecked()
  await page.reload()
  await expect(theSwitch).toBeChecked()
  await page.goto('/letters/mail-off?account=unknown&token=unknown')
  await expect(page.getByRole('heading', { name: 'Turn off emails about letters?' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn off these emails' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Emails about letters are off' })).toBeVisible()
  await expectAccessible(page)
})
