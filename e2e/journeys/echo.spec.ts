import { expect, test } from '../fixtures/test.ts'
import { signInAsDemo } from '../fixtures/person.ts'
import { openJournal, saveEntry } from '../fixtures/writing.ts'

const DAY_MS = 86_400_000

/** A week in which walking and sleep keep coming back. */
const WEEK = [
  'I walked along the river before work and the day felt lighter. The walk is the only part I chose myself.',
  'No walk today. Three meetings in a row and my shoulders are up at my ears. I feel tired and short with people.',
  'Walked to the market after lunch. I keep thinking about the offer from Porto and I cannot say yes or no.',
  'Slept badly again. I feel tired, the meetings ran long, and I did not walk at all. The offer is still on the table.',
  'A long walk with Ana. She asked what I would miss and I said the river. I felt calm for the first time this week.',
  'Meetings until six. I feel tired and I notice that I say "I should" in every second sentence.',
  'I walked early, the river was grey and high, and I decided to answer Porto on Monday. I feel calm and clear.',
] as const
const MOODS = [4, 2, 3, 2, 5, 2, 5] as const

test('seven entries lead to an Echo made of the words that were written', async ({ page, signedIn }) => {
  const { api } = signedIn
  for (const [index, content] of WEEK.slice(0, 6).entries()) {
    const created_at = new Date(Date.now() - (6 - index) * DAY_MS).toISOString()
    await api.write({ content, mood: MOODS[index] ?? 3, energy: MOODS[index] ?? 3, created_at })
    await page.goto('/echos')
    const progress = page.getByRole('progressbar', { name: 'Echo progress' })
    await expect(progress).toHaveAttribute('aria-valuetext', `${index + 1} of 7`)
    await expect(page.getByRole('link', { name: 'Add an Entry' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Add an Entry' }).click()
  await saveEntry(page, WEEK[6])
  await page.getByRole('link', { name: 'Echos', exact: true }).first().click()

  const echo = page.getByRole('blockquote')
  await expect(echo).toBeVisible()
  const text = await echo.innerText()
  console.log('ECHO', text)
  await expect(page.getByText('Based on 7 entries over 7 days')).toBeVisible()
  await expect(page.getByRole('button', { name: 'See Your Unique Echo' })).toBeDisabled()

  await page.getByRole('tab', { name: 'My Echos' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('listitem')).toContainText(text)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'My Echos' })).toHaveAttribute('aria-selected', 'true')
})
