import { expectAccessible } from '../fixtures/accessibility.ts'
import { CHROMIUM } from '../fixtures/chromium.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

// The headless shell has no window that could fill the screen.
test.use({ launchOptions: CHROMIUM })

test('a template is copied into the page, and full screen keeps every word', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await page.getByRole('button', { name: 'Templates' }).press('Enter')
  await page.getByRole('button', { name: /^A decision/ }).press('Enter')
  const field = entryBox(page)
  await expect(field).toHaveValue(/^What I have to decide:\n\n\nReasons for:/)
  await page.getByRole('button', { name: 'Full screen' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByRole('banner')).toHaveAttribute('inert')
  await expectAccessible(page)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Stay.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect(field).toHaveValue(/Stay\.$/)
})
