import { entries, insights } from '@soundings/contract/endpoints'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EntryLogbook } from './entry-logbook.tsx'

const TAGS = { tags: [{ tag: 'breakwater', count: 9, usage_percentage: 40 }] }
const logbook = (answers: Answers) =>
  renderOver({ [callOf(entries.popularTags)]: TAGS, ...answers }, <EntryLogbook accountId="account-1" />)

afterEach(() => page.viewport(414, 896))

test('while entries load a spinner shows', async () => {
  const screen = await logbook({ [callOf(entries.list)]: PENDING }).screen
  await expect.element(screen.getByText('Loading…')).toBeVisible()
})

test('a journal without entries suggests a first entry', async () => {
  const screen = await logbook({ [callOf(entries.list)]: { entries: [], next_cursor: null } }).screen
  await expect.element(screen.getByText('No entries yet. Create your first journal entry above!')).toBeVisible()
})

test('a search without results says so, and Clear shows all entries again', async () => {
  const found = [anEntry({ content: 'Soup with Jana.' })]
  const screen = await logbook({
    [callOf(entries.list)]: (_: unknown, url: string) => ({
      entries: url.includes('q=') ? [] : found,
      next_cursor: null,
    }),
  }).screen
  await expect.element(screen.getByText('Soup with Jana.')).toBeVisible()
  await screen.getByLabelText('Search').fill('albatross')
  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.element(screen.getByText('No entries match your search criteria.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(screen.getByText('Soup with Jana.')).toBeVisible()
})

test('a failed load can be retried', async () => {
  let working = false
  const screen = await logbook({
    [callOf(entries.list)]: () =>
      working ? { entries: [anEntry({ content: 'Here after all.' })], next_cursor: null } : new Error('lost'),
  }).screen
  await expect.element(screen.getByText('Couldn’t load your entries.')).toBeVisible()
  working = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Here after all.')).toBeVisible()
})

test('a row shows five tags and how many more there are, and opens the entry', async () => {
  const entry = anEntry({ tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], content: 'One.\n\nTwo.' })
  const screen = await logbook({ [callOf(entries.list)]: { entries: [entry], next_cursor: null } }).screen
  await expect.element(screen.getByText('+2 more')).toBeVisible()
  await screen.getByRole('button', { name: /^Open entry/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Friday, November 20, 2026' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText('Writing Insights')).toBeVisible()
  expect(dialog.element().textContent).toContain('Mood 4/5')
})

test('an entry whose text was damaged says so, with its date and ratings, and can be deleted but not edited', async () => {
  const entry = anEntry({ damaged: true, title: 'This entry can’t be read', content: 'The text was damaged.' })
  const screen = await logbook({ [callOf(entries.list)]: { entries: [entry], next_cursor: null } }).screen
  await screen.getByRole('button', { name: /This entry can’t be read$/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Friday, November 20, 2026' })
  await expect.element(dialog.getByRole('status')).toHaveTextContent('The text was damaged.')
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Edit' }).query()).toBeNull()
  expect(dialog.element().textContent).toContain('Mood 4/5')
})

test('results follow what is typed, and their words are marked where they stand', async () => {
  const long = `${'Nothing of note. '.repeat(20)}Then the albatross came.`
  const { screen, calls } = logbook({
    [callOf(entries.list)]: (_: unknown, url: string) => ({
      entries: url.includes('q=albatross') ? [anEntry({ content: long })] : [],
      next_cursor: null,
    }),
  })
  const { getByLabelText, getByText } = await screen
  await getByLabelText('Search').fill('albatross')
  await expect.element(getByText('albatross', { exact: true })).toBeVisible()
  expect(getByText('albatross', { exact: true }).element().tagName).toBe('MARK')
  expect(calls.filter(({ call }) => call === callOf(entries.list)).length).toBeLessThan(5)
})

test('the people of the journal are offered, and one that is chosen is searched for at once', async () => {
  const asked: string[] = []
  const { screen } = logbook({
    [callOf(insights.people)]: { people: ['Anna', 'mum', 'Tomas'] },
    [callOf(entries.list)]: (_: unknown, url: string) => {
      asked.push(url)
      return { entries: [], next_cursor: null }
    },
  })
  const { getByText, getByRole } = await screen
  await getByText('Dates, ratings and people').click()
  await getByRole('combobox', { name: 'Person' }).fill('m')
  await expect.element(getByRole('option', { name: 'mum' })).toBeVisible()
  expect(getByRole('option', { name: 'Anna' }).query()).toBeNull()
  await getByRole('option', { name: 'Tomas' }).click()
  await expect.poll(() => new URLSearchParams(asked.at(-1)?.split('?')[1]).get('person')).toBe('Tomas')
})

test('a search by date, rating, person and missing tags is one request', async () => {
  const asked: string[] = []
  const { screen } = logbook({
    [callOf(entries.list)]: (_: unknown, url: string) => {
      asked.push(url)
      return { entries: [], next_cursor: null }
    },
  })
  const { getByLabelText, getByText, getByRole } = await screen
  await getByText('Dates, ratings and people').click()
  await getByLabelText('From').fill('2026-01-02')
  await getByLabelText('To').fill('2026-02-03')
  await getByLabelText('Mood').selectOptions('1 or 2')
  await getByLabelText('Person').fill('Oskar')
  await getByLabelText('Without tags').click()
  await getByRole('button', { name: 'Search' }).click()
  await expect
    .poll(() => new URLSearchParams(asked.at(-1)?.split('?')[1]).toString())
    .toBe('limit=50&tagged=none&person=Oskar&mood=1-2&from=2026-01-02&to=2026-02-03')
  await getByLabelText('To').fill('2025-02-03')
  await expect.element(getByRole('alert')).toHaveTextContent('The start date is after the end date.')
})

test('a search made beside the list shows its first result, even where that begins above the window', async () => {
  await page.viewport(1200, 900)
  const found = [anEntry({ content: 'Soup with Jana.' }), anEntry({ content: 'Bread with Jana.' })]
  const { screen } = renderOver(
    { [callOf(entries.list)]: { entries: found, next_cursor: null } },
    <div style={{ height: 2000 }}>
      <EntryLogbook accountId="account-1" />
    </div>,
  )
  const { getByLabelText, getByText, getByRole } = await screen
  await getByText('Dates, ratings and people').click()
  await expect.element(getByText('Soup with Jana.')).toBeVisible()
  const list = getByRole('region', { name: 'Your entries' })
  window.scrollTo({ top: list.element().getBoundingClientRect().top + 60, behavior: 'instant' })
  const before = list.element()
  await getByLabelText('With photos').click()
  await expect.poll(() => list.element() === before).toBe(false)
  await expect.element(getByText('Bread with Jana.')).toBeVisible()
  await expect.element(getByText('Soup with Jana.')).toBeVisible()
  expect(list.element().getBoundingClientRect().top).toBeLessThan(0)
})
