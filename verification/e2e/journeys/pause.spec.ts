import { expectAccessible } from '../fixtures/accessibility.ts'
import { withAnEcho } from '../fixtures/echoes.ts'
import { expect, test } from '../fixtures/test.ts'

test('one press pauses Echos, a reload doesn’t end the pause, and Resume brings the same Echo back', async ({
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

test('a pause “until I say” lasts until Resume is pressed', async ({ page, signedIn }) => {
  await withAnEcho(page, signedIn.api)
  await page.getByRole('button', { name: 'Pause Echos until I say' }).click()
  await expect(page.getByRole('heading', { name: 'Echos are paused until you resume them.' })).toBeVisible()
})

test('the quiet card enlarges the link to help and shows no figures', async ({ page, signedIn }) => {
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
