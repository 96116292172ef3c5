import { insights, writing } from '@soundings/contract/endpoints'
import type { ClarityInsights } from '@soundings/contract/insights'
import { expect, test } from 'vitest'
import { clarityInsights, usualWriting } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { InsightsDashboard } from './insights-dashboard.tsx'

const days = <T,>(value: T): T[] => Array.from({ length: 30 }, () => value)
const EMPTY = clarityInsights()
const FULL: ClarityInsights = {
  ...EMPTY,
  clarity: 68,
  band: 'Bright',
  subscores: { consistency: 74, stability: 58, trajectory: 71, balance: 29.4, recencyBoost: 10 },
  trends: { mood: 'Rising', energy: 'Steady', focus: 'Dipping' },
  series: { ...EMPTY.series, mood: [...days(3).slice(1), 4], energy: days(3), focus: days(2), words: days(120) },
  summary: {
    ...EMPTY.summary,
    means: { mood: 3.9, energy: 3, focus: 2 },
    baseline: { mood: 3.2, energy: 3, focus: 2.4 },
    daysWithEntries: 30,
    currentStreak: 5,
    longestStreak: 12,
    entriesLast3: 3,
    entriesLast30: 31,
  },
}
const dashboard = (answer: unknown, choices = usualWriting()) =>
  renderOver({ [callOf(insights.clarity)]: answer, [callOf(writing.choices)]: choices }, <InsightsDashboard />).screen

test('while the insights load a spinner shows', async () => {
  await expect.element((await dashboard(PENDING)).getByText('Loading…')).toBeVisible()
})

test('a failed load shows its message and can be retried', async () => {
  const screen = await dashboard(refusal(500, 'INTERNAL', 'Something went wrong on the server. Please try again.'))
  await expect.element(screen.getByText('Something went wrong on the server. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('a journal without entries shows zeros and says that there are no ratings', async () => {
  const screen = await dashboard(EMPTY)
  await expect.element(screen.getByText('Write and rate an entry, and the ring starts to fill.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Write Entry' })).toHaveAttribute('href', '/journal')
  expect(screen.getByRole('img').elements()).toEqual([])
  expect(screen.getByText('No ratings in the last 30 days.').elements()).toHaveLength(3)
})

test('score, band, subscores and figures are readable as text', async () => {
  const screen = await dashboard(FULL)
  await expect.element(screen.getByRole('img', { name: 'Clarity 68 of 100' })).toBeInTheDocument()
  await expect.element(screen.getByRole('group', { name: 'Band: Bright' })).toBeVisible()
  await expect.element(screen.getByRole('meter', { name: 'Balance' })).toHaveAttribute('aria-valuenow', '29')
  await expect.element(screen.getByText('Entries (30d)')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Entries on 30 of the last 30 days' })).toBeInTheDocument()
})

test('each rating has its trend, its emoji and its days as a table', async () => {
  const screen = await dashboard(FULL)
  const mood = screen.getByRole('region', { name: 'Mood' })
  await expect.element(mood.getByText('Rising')).toBeVisible()
  await expect.element(mood.getByText('of 5, Good')).toBeVisible()
  await expect.element(mood.getByRole('img', { name: 'Good' })).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Energy' }).getByText('Steady', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Focus' }).getByText('Dipping')).toBeVisible()
  expect(mood.getByRole('row').elements()).toHaveLength(31)
})

test('the ring’s help explains the effect of a low week', async () => {
  const screen = await dashboard(FULL)
  const about = screen.getByRole('button', { name: 'About Clarity' })
  await expect.element(about).toBeVisible()
  about.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await expect.element(screen.getByText(/In low or restless weeks, the ring never goes past Emerging/)).toBeVisible()
})

test('a tooltip opens on focus, explains the score, and closes on Escape', async () => {
  const screen = await dashboard(FULL)
  const about = screen.getByRole('button', { name: 'About Balance' })
  await expect.element(about).toBeVisible()
  about.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Mood, energy and focus are far apart. Below 30 is low; 60 and up is high.')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

test('entries without ratings keep their engagement, and ask for a rating', async () => {
  const summary = { ...EMPTY.summary, entriesLast30: 4, longestStreak: 2 }
  const screen = await dashboard({ ...EMPTY, summary })
  await expect.element(screen.getByText('Rate an entry, and the ring starts to fill.')).toBeVisible()
  await expect.element(screen.getByText('Entries (30d)')).toBeVisible()
})

test('a half point is labeled as the day’s average', async () => {
  const screen = await dashboard({ ...FULL, series: { ...FULL.series, mood: [...days(3).slice(1), 3.5] } })
  await expect.element(screen.getByRole('region', { name: 'Mood' }).getByText('Average of that day')).toBeVisible()
  expect(screen.getByText('Average of that day').elements()).toHaveLength(1)
})

test('someone who keeps streaks out of sight sees no count of days in a row', async () => {
  const { getByText } = await dashboard(FULL, usualWriting({ streaks_shown: false }))
  await expect.element(getByText('Entries (30d)')).toBeVisible()
  expect(getByText(/streak/i).elements()).toEqual([])
})
