import { expectAccessible } from '../fixtures/accessibility.ts'
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

test('a question of an Echo opens the editor, survives a closed page, and is linked with its answer', async ({
  page,
  signedIn,
}) => {
  for (const [index, line] of LINES.entries()) {
    const created_at = daysAgo(LINES.length - index)
    await signedIn.api.write({ content: `${line} The rest of the day went by as such days do.`, created_at })
  }
  await page.goto('/echos')
  await page.getByRole('link', { name: 'Write about it' }).press('Enter')
  const asked = page.getByRole('region', { name: /^A question from your Echo of / })
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
  const answer = page.getByRole('link', { name: /^You wrote to this on / })
  await expect(answer).toHaveCount(1)
  await expectAccessible(page)
  await answer.press('Enter')
  const entry = page.getByRole('dialog')
  await expect(entry.getByText(question)).toBeVisible()
  await expect(entry.getByText('It was a windy day and the lamp was lit.')).toBeVisible()
  await expectAccessible(page)
  await entry.getByRole('link', { name: /^Asked by your Echo of / }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: question })).toBeFocused()
})
