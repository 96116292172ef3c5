import { expect, test } from 'vitest'
import { anEntry } from '#web/testing/builders.ts'
import { PENDING, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EntryLogbook } from './entry-logbook.tsx'

const TAGS = { tags: [{ tag: 'breakwater', count: 9, usage_percentage: 40 }] }
const logbook = (answers: Answers) =>
  renderOver({ 'GET /api/entries/tags/popular': TAGS, ...answers }, <EntryLogbook accountId="account-1" />)

test('while entries load a spinner says so', async () => {
  const screen = await logbook({ 'GET /api/entries': PENDING }).screen
  await expect.element(screen.getByText('Loading…')).toBeVisible()
})

test('a journal without entries invites to the first', async () => {
  const screen = await logbook({ 'GET /api/entries': { entries: [], next_cursor: null } }).screen
  await expect.element(screen.getByText('No entries yet. Create your first journal entry above!')).toBeVisible()
})

test('a search that finds nothing says so, and Clear brings the entries back', async () => {
  const entries = [anEntry({ content: 'Soup with Jana.' })]
  const screen = await logbook({
    'GET /api/entries': (_: unknown, url: string) => ({
      entries: url.includes('q=') ? [] : entries,
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

test('a load that failed can be tried again', async () => {
  let working = false
  const screen = await logbook({
    'GET /api/entries': () =>
      working ? { entries: [anEntry({ content: 'Here after all.' })], next_cursor: null } : new Error('lost'),
  }).screen
  await expect.element(screen.getByText('Your entries could not be loaded.')).toBeVisible()
  working = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Here after all.')).toBeVisible()
})

test('a row shows five tags and how many more there are, and opens the entry', async () => {
  const entry = anEntry({ tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], content: 'One.\n\nTwo.' })
  const screen = await logbook({ 'GET /api/entries': { entries: [entry], next_cursor: null } }).screen
  await expect.element(screen.getByText('+2 more')).toBeVisible()
  await screen.getByRole('button', { name: /^Open entry/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Friday, November 20, 2026' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText('Writing Insights')).toBeVisible()
  expect(dialog.element().textContent).toContain('Mood 4/5')
})

test('an entry whose text was damaged says so, with its date and ratings, and can be deleted but not edited', async () => {
  const entry = anEntry({ damaged: true, title: 'This entry can’t be read', content: 'The text was damaged.' })
  const screen = await logbook({ 'GET /api/entries': { entries: [entry], next_cursor: null } }).screen
  await screen.getByRole('button', { name: /This entry can’t be read$/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Friday, November 20, 2026' })
  await expect.element(dialog.getByRole('status')).toHaveTextContent('The text was damaged.')
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Edit' }).query()).toBeNull()
  expect(dialog.element().textContent).toContain('Mood 4/5')
})
