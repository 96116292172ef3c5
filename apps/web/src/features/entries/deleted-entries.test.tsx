import { deletedEntries, entries } from '@soundings/contract/endpoints'
import type { DeletedEntry } from '@soundings/contract/deleted-entries'
import { expect, test } from 'vitest'
import { anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { DeletedEntries } from './deleted-entries.tsx'

const ID = '7d8ce4ea-2c79-4d8e-9d80-7d1b1f1b5a11'
const LIST = callOf(deletedEntries.list)
const PURGE = callOf(deletedEntries.purge, { id: ID })
const RESTORE = callOf(entries.restore, { id: ID })
const ROW: DeletedEntry = {
  id: ID,
  title: 'Lost my place in the solo.',
  local_date: '2026-10-30',
  word_count: 39,
  deleted_at: '2026-11-14T10:00:00.000Z',
  days_left: 1,
}

const rendered = (answers: Record<string, unknown>) =>
  renderOver(
    { [LIST]: { entries: [ROW], more: 0 }, ...answers },
    <main id="main" tabIndex={-1}>
      <DeletedEntries />
    </main>,
  )

test('a list that is empty or can’t be loaded says so', async () => {
  const empty = await rendered({ [LIST]: { entries: [], more: 0 } }).screen
  await expect.element(empty.getByRole('status').getByText('No deleted entries.')).toBeVisible()
  const failed = await rendered({ [LIST]: new Error('lost') }).screen
  await expect.element(failed.getByText('Couldn’t load the deleted entries.', { exact: false })).toBeVisible()
})

test('a list that loads shows nothing yet', async () => {
  const screen = await rendered({ [LIST]: PENDING }).screen
  expect(screen.getByRole('listitem').query()).toBeNull()
})

test('an entry shows its day, its first words and the days it has left, and comes back with Restore', async () => {
  const { screen: rendering, calls } = rendered({ [RESTORE]: anEntry({ id: ID }) })
  const screen = await rendering
  await expect.element(screen.getByRole('heading', { name: 'Friday, October 30, 2026' })).toBeVisible()
  await expect.element(screen.getByText('1 day left')).toBeVisible()
  await screen.getByRole('button', { name: 'Restore' }).click()
  await expect.element(screen.getByText('Entry restored.')).toBeVisible()
  // The button disappears with its row.
  await expect.element(screen.getByRole('main')).toHaveFocus()
  expect(calls.some(({ call }) => call === RESTORE)).toBe(true)
})

test('deleting for good asks first, and a failure stays in the dialog', async () => {
  const { screen: rendering, calls } = rendered({
    [PURGE]: refusal(404, 'ENTRY_NOT_FOUND', 'This entry no longer exists.'),
  })
  const screen = await rendering
  await screen.getByRole('button', { name: 'Delete for good' }).click()
  expect(calls.some(({ call }) => call === PURGE)).toBe(false)
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(screen.getByText('This entry no longer exists.')).toBeVisible()
  await screen.getByRole('button', { name: 'Keep it here' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a cut list says how many more there are', async () => {
  const screen = await rendered({ [LIST]: { entries: [ROW], more: 3 } }).screen
  await expect.element(screen.getByText('3 more deleted entries', { exact: false })).toBeVisible()
})
