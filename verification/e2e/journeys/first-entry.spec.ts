import { completeOnboarding } from '../fixtures/onboarding.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

test('a first visit leads from the landing page over sign-in and onboarding to a saved entry', async ({
  page,
  server,
}) => {
  const words = 'The harbour was quiet and I had nothing to say until I sat down and said it. '
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Use Development Login' }).click()
  await page.getByLabel('Email').fill('new@soundings.test')
  await page.getByLabel('Development token').fill('new')
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL(/\/onboarding\/step-1$/)
  await completeOnboarding(page, /Reflective/)

  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save Entry' })
  const editor = page.getByRole('region', { name: 'Write Entry' })
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Your entry' }).fill(words.repeat(3))
  await expect(editor.getByText('51 words (49 more for ⭐)')).toBeVisible()
  await expect(editor.getByText('Words star: 100 or more words')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your entry' }).fill(words.repeat(6))
  await expect(editor.getByText('102 words', { exact: true }).first()).toBeVisible()
  await expect(editor.getByText('Words star earned')).toBeVisible()
  await expect(editor.getByText('Insight star: At least two sliders moved')).toBeVisible()
  await page.getByRole('slider', { name: 'Mood' }).press('ArrowRight')
  await page.getByRole('slider', { name: 'Focus' }).press('End')
  await expect(page.getByRole('slider', { name: 'Focus' })).toHaveAttribute('aria-valuetext', '5 of 5, Laser')
  await expect(editor.getByText('Insight star earned')).toBeVisible()
  await save.click()

  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your entry' })).toHaveValue('')
  await expect(page.getByRole('slider', { name: 'Focus' })).toHaveValue('3')
  await expect(editor.getByText('1 day. Great start!')).toBeVisible()
  await page.getByRole('link', { name: 'My Entries' }).click()
  const entry = page.getByRole('article')
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('The harbour was quiet')
  await expect(entry).toContainText('Focus 5')
  expect(server.log()).not.toContain('harbour')
})

test('a prompt can be used or replaced by another, and stays while the person writes', async ({
  page,
  signedIn: _person,
}) => {
  await openJournal(page)
  const card = page.getByRole('region', { name: 'Prompt' })
  const prompt = card.getByRole('paragraph')
  const first = await prompt.innerText()
  expect(first.length).toBeGreaterThan(10)
  await entryBox(page).fill('Begun already.')
  await card.getByRole('button', { name: 'Use this prompt' }).click()
  await expect(entryBox(page)).toHaveValue(`Begun already.\n\n${first}\n\n`)
  await card.getByRole('button', { name: 'New prompt' }).click()
  await expect(prompt).not.toHaveText(first)
  const second = await prompt.innerText()
  await page.reload()
  await expect(entryBox(page)).toHaveValue(`Begun already.\n\n${first}\n\n`)
  const seen = new Set([first, second])
  for (let round = 3; round <= 8; round++) {
    const before = await prompt.innerText()
    await card.getByRole('button', { name: 'New prompt' }).click()
    await expect(prompt).not.toHaveText(before)
    seen.add(await prompt.innerText())
  }
  expect(seen.size).toBe(8)
})

test('screen readers hear the word count after a pause, not with every key', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).pressSequentially('one two three')
  await expect(page.getByRole('status').filter({ hasText: /^3 words$/ })).toHaveCount(1)
})
