import { expectAccessible } from '../fixtures/accessibility.ts'
import { withAnEcho } from '../fixtures/echoes.ts'
import { expect, test } from '../fixtures/test.ts'

test('a question of an Echo opens the editor, survives a closed page, and is linked with its answer', async ({
  page,
  signedIn,
}) => {
  await withAnEcho(page, signedIn.api)
  await page.getByRole('link', { name: 'Write about it' }).press('Enter')
  const asked = page.getByRole('region', { name: /^A question from your Echo on / })
  await expect(asked).toBeVisible()
  const question = (await asked.getByText(/\?$/).innerText()).trim()
  const field = page.getByLabel('Your entry')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('It was a windy day and the lamp was lit.')
  await page.goto('/journal')
  await expect(page.getByText('Your unsaved text is back.')).toBeVisible()
  await expect(asked.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Save Entry' }).press('Enter')
  await expect(page.getByText('Entry saved.')).toBeVisible()
  await expect(asked).toBeHidden()

  await page.goto('/echos?tab=history')
  const answer = page.getByRole('link', { name: /^You answered this on / })
  await expect(answer).toHaveCount(1)
  await expectAccessible(page)
  await answer.press('Enter')
  const entry = page.getByRole('dialog')
  await expect(entry.getByText(question)).toBeVisible()
  await expect(entry.getByText('It was a windy day and the lamp was lit.')).toBeVisible()
  await expectAccessible(page)
  await entry.getByRole('link', { name: /^Asked by your Echo on / }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: question })).toBeFocused()
})
