import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { withAnEcho } from '../fixtures/echoes.ts'
import { expect, test } from '../fixtures/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('what a person says about an Echo is kept, shown everywhere, and undone in the profile', async ({
  page,
  signedIn,
}) => {
  const text = await withAnEcho(page, signedIn.api)
  await button(page, 'Rings true').press('Enter')
  await expect(button(page, 'Rings true')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Echos like this one are more likely to come\./)).toBeVisible()
  await button(page, 'Not me').press('Space')
  await expect(button(page, 'Not me')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Rings true')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('tab', { name: 'My Echos' }).click()
  await expect(button(page, 'Not me')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await button(page, 'Why this Echo').click()
  const dialog = page.getByRole('dialog', { name: 'Why this Echo' })
  await expect(dialog.getByText(/^Chosen from \d+\.$|^It was the only one to choose from\.$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Not me' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  await page.goto('/profile')
  const told = page.getByRole('region', { name: 'What you’ve said about Echos' })
  await expect(told.getByRole('blockquote')).toHaveText(text)
  await expect(told.getByText(/^This one won’t come back before /)).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button', { name: /^Undo “Not me”/ }).press('Enter')
  await expect(told.getByText(/^Nothing yet\./)).toBeVisible()
  await expect(told.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await page.goto('/echos')
  await expect(button(page, 'Not me')).toHaveAttribute('aria-pressed', 'false')
})

test('“Never again” offers only what the Echo shows, and is taken back with one press', async ({ page, signedIn }) => {
  await withAnEcho(page, signedIn.api)
  await button(page, 'Never again').press('Enter')
  const question = page.getByRole('dialog', { name: 'What do you never want to see again?' })
  await expect(question.getByRole('button', { name: /^This kind: / })).toBeVisible()
  await expect(question.getByRole('button')).toHaveText(['', /^This kind: /, /^This person: /, /^This line/])
  await expectAccessible(page)
  await question.getByRole('button', { name: /^This line/ }).press('Enter')
  await expect(page.getByText('No Echo will quote this line again until you undo this.')).toBeVisible()
  await expect(button(page, 'Never again')).toBeFocused()
  await expect(button(page, 'Never again')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Never again')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(/^Removed\./)).toBeVisible()
})
