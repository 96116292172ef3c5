import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, saveEntry } from '../fixtures/writing.ts'
import type { Page } from '@playwright/test'

/** True once the page has fetched a file with this in its name. */
function hasFetched(page: Page, name: string): Promise<boolean> {
  const isNamed = (part: string) => performance.getEntriesByType('resource').some((file) => file.name.includes(part))
  return page.evaluate(isNamed, name)
}

test('a title, tags and an own prompt can be entered by keyboard, survive a closed page, and are saved with the entry', async ({
  page,
  signedIn: _person,
}) => {
  await page.goto('/settings')
  const own = page.getByLabel('A prompt of your own')
  await own.fill('What did I hear today?')
  await own.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'What did I hear today?' })).toBeVisible()
  await expectAccessible(page)

  await openJournal(page)
  await page.getByRole('button', { name: 'Templates' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Templates and your prompts' })
  await expect(dialog.getByRole('button', { name: /^The week/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'What did I hear today?', exact: true }).press('Enter')
  const prompt = page.getByRole('region', { name: 'Your own prompt' }).filter({ has: page.getByRole('button') })
  await expect(prompt.getByText('What did I hear today?')).toBeVisible()

  const field = entryBox(page)
  await field.fill('')
  // The keys work as usual until the code for lists has arrived; the field requests it when it gets the focus.
  await expect.poll(() => hasFetched(page, 'writing-keys')).toBe(true)
  await field.pressSequentially('Bought:\n- milk\nbread\n\nIt was ')
  await field.press('Control+i')
  await field.pressSequentially('so')
  await expect(field).toHaveValue('Bought:\n- milk\n- bread\nIt was *so*')
  await page.getByRole('button', { name: 'Set them yourself' }).press('Enter')
  await page.getByLabel('Title').fill('Rain, at last')
  const tags = page.getByLabel('Tags', { exact: true })
  await tags.fill('house')
  await tags.press('Enter')
  await expectAccessible(page)
  await openJournal(page)
  await expect(page.getByText('Your unsaved text is back.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Rain, at last')
  await expect(page.getByRole('button', { name: 'Remove the tag house' })).toBeVisible()
  await expect(prompt).toBeVisible()
  await page.getByRole('button', { name: 'Save Entry' }).press('Enter')
  await expect(page.getByText('Entry saved.')).toBeVisible()
  await expect(prompt).toBeHidden()

  await page.goto('/journal?view=entries')
  await page.getByRole('button', { name: /^Open entry, .*: Rain, at last$/ }).press('Enter')
  const entry = page.getByRole('dialog')
  await expect(entry.getByRole('heading', { name: 'Rain, at last' })).toBeVisible()
  await expect(entry.getByText('What did I hear today?')).toBeVisible()
  await expect(entry.getByRole('listitem')).toHaveText(['milk', 'bread'])
  await expect(entry.getByRole('emphasis')).toHaveText('so')
  await expectAccessible(page)
  await entry.getByRole('button', { name: 'Edit' }).press('Enter')
  await entry.getByLabel('Title').fill('')
  await entry.getByRole('button', { name: 'Remove the tag house' }).press('Enter')
  await entry.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(entry.getByRole('heading', { name: 'Rain, at last' })).toBeHidden()
  await expect(entry.getByText('house', { exact: true })).toBeHidden()
})

test('hidden streaks and a word goal apply to every page, and a later start of the day is kept', async ({
  page,
  signedIn: _person,
  guard,
}) => {
  // The server rejects the goal.
  guard.allow(/status of 400/)
  await openJournal(page)
  await saveEntry(page, 'The gutter is up.')
  await expect(page.getByText('1 day. Great start!')).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep streaks out of sight' }).press('Space')
  await expect(page.getByRole('switch', { name: 'Keep streaks out of sight' })).toHaveAttribute('aria-checked', 'true')
  await page.getByLabel('Your day starts at').selectOption('4')
  const goal = page.getByLabel('Word goal')
  await goal.fill('5')
  await goal.press('Enter')
  await expect(page.getByText('Enter a whole number from 10 to 10,000.')).toBeVisible()
  await goal.fill('12')
  await goal.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your day starts at')).toHaveValue('4')
  await expect(goal).toHaveValue('12')
  await openJournal(page)
  await expect(page.getByText('Goal 12')).toBeVisible()
  await expect(page.getByText(/streak|Great start/i)).toHaveCount(0)
  await page.goto('/insights')
  await expect(page.getByRole('heading', { name: 'Engagement' })).toBeVisible()
  await expect(page.getByText(/streak/i)).toHaveCount(0)
})
