import { entries } from '@soundings/contract/endpoints'
import { NO_TELEMETRY } from '@soundings/core/entries'
import { beforeEach, expect, test } from 'vitest'
import { draftsOf, keepDraft, type Draft } from '#web/lib/drafts.ts'
import { ACCOUNT_ID, anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { TwoVersions } from './two-versions.tsx'

const ENTRY = anEntry({ content: 'One.\n\nTwo of theirs, and more.', updated_at: '2026-11-20T09:00:00.000Z' })
const READ = callOf(entries.read, { id: ENTRY.id })
const CHANGE = callOf(entries.change, { id: ENTRY.id })
const DRAFT: Draft = {
  id: crypto.randomUUID(),
  accountId: ACCOUNT_ID,
  text: 'One.\n\nTwo of mine, and more.\n\nOnly mine.',
  ratings: { mood: 5, energy: 3, focus: 2 },
  telemetry: NO_TELEMETRY,
  dated: null,
  target: { entryId: ENTRY.id, seenUpdatedAt: ENTRY.created_at },
  answers: null,
  title: null,
  tags: null,
  prompt: null,
  photographs: null,
  idempotencyKey: crypto.randomUUID(),
  updatedAt: 0,
}

beforeEach(() => {
  localStorage.clear()
  keepDraft(DRAFT)
})

async function page(answers: Answers) {
  const { screen, calls } = renderOver(
    { [READ]: ENTRY, ...answers },
    <TwoVersions accountId={ACCOUNT_ID} entryId={ENTRY.id} />,
  )
  return { screen: await screen, calls, changes: () => calls.filter(({ call }) => call === CHANGE) }
}

test('each difference is named, with both sides of it together', async () => {
  const { screen } = await page({})
  await expect
    .element(
      screen.getByText('3 differences: 1 paragraph changed, 1 only in this browser, 1 rating.', { exact: false }),
    )
    .toBeVisible()
  const first = screen.getByRole('group', { name: 'Difference 1' })
  await expect.element(first.getByText('Difference 1. Changed here')).toBeVisible()
  await expect.element(first.getByText('Difference 1. Changed there')).toBeVisible()
  const second = screen.getByRole('group', { name: 'Difference 2' })
  await expect.element(second.getByText('Not in this version.')).toBeVisible()
  await expect.element(screen.getByText('Difference 3. Rating there')).toBeVisible()
  await expect.element(first.getByRole('checkbox').first()).toHaveAccessibleDescription('Difference 1. Changed here')
})

test('what is ticked is joined, and the text leaves the device', async () => {
  const { screen, changes } = await page({ [CHANGE]: ENTRY })
  await screen.getByRole('group', { name: 'Difference 1' }).getByRole('checkbox').last().click()
  await screen.getByRole('group', { name: 'Difference 3' }).getByRole('radio').last().click()
  await screen.getByRole('button', { name: 'Merge the checked parts' }).click()
  await expect.poll(() => changes().length).toBe(1)
  expect(changes()[0]?.body).toEqual({
    content: 'One.\n\nTwo of mine, and more.\n\nTwo of theirs, and more.\n\nOnly mine.',
    expected_updated_at: ENTRY.updated_at,
    aside: { content: DRAFT.text, ...DRAFT.ratings },
  })
  await expect.poll(() => draftsOf(ACCOUNT_ID)).toEqual([])
})

test('the text here replaces the other, which is kept', async () => {
  const { screen, changes } = await page({ [CHANGE]: ENTRY })
  await screen.getByRole('button', { name: 'Use this browser’s version' }).click()
  await expect.poll(() => changes()[0]?.body).toMatchObject({ content: DRAFT.text, mood: 5, keep_replaced: true })
})

test('the other text stays the entry, and the one here is kept', async () => {
  const { screen, changes } = await page({ [CHANGE]: ENTRY })
  await screen.getByRole('button', { name: 'Use the other version' }).click()
  await expect
    .poll(() => changes()[0]?.body)
    .toEqual({
      aside: { content: DRAFT.text, ...DRAFT.ratings },
      expected_updated_at: ENTRY.updated_at,
    })
})

test('a choice that can’t be saved leaves the text on the device', async () => {
  const { screen } = await page({})
  await screen.getByRole('button', { name: 'Merge the checked parts' }).click()
  await expect
    .element(screen.getByRole('alert').getByText('Your text is safe on this device.', { exact: false }))
    .toBeVisible()
  expect(draftsOf(ACCOUNT_ID).map(({ text }) => text)).toEqual([DRAFT.text])
})

test('an entry that was edited again is shown as it is now', async () => {
  const again = anEntry({
    ...ENTRY,
    content: 'One.\n\nAnother text of the phone.',
    updated_at: '2026-11-20T09:30:00.000Z',
  })
  const { screen } = await page({ [CHANGE]: refusal(409, 'ENTRY_CHANGED', 'Changed.', { entry: again }) })
  await screen.getByRole('button', { name: 'Use this browser’s version' }).click()
  await expect.element(screen.getByText('edited somewhere else again', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Another text of the phone.')).toBeVisible()
  expect(draftsOf(ACCOUNT_ID)).toHaveLength(1)
})

test('when the entry is gone, the text here can still be read and copied', async () => {
  const { screen } = await page({ [READ]: refusal(404, 'ENTRY_NOT_FOUND', 'This entry no longer exists.') })
  await expect
    .element(screen.getByRole('alert').getByText('This entry no longer exists.', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByText('Only mine.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy your text' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

const CREATE = callOf(entries.create)
test('an entry that can’t be read for now is offered again, and no new entry', async () => {
  const { screen } = await page({ [READ]: refusal(401, 'NOT_SIGNED_IN', 'You’ve been signed out.') })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save as a new entry' })).not.toBeInTheDocument()
})

const GONE = refusal(404, 'ENTRY_NOT_FOUND', 'This entry no longer exists.')

test('when the entry is gone, the text here can be saved as a new entry, which then opens', async () => {
  const saved = anEntry({ id: crypto.randomUUID(), content: DRAFT.text })
  const { screen, calls } = await page({ [READ]: GONE, [CREATE]: saved })
  await expect.element(screen.getByRole('heading', { name: 'Your unsaved changes' })).toBeVisible()
  await screen.getByRole('button', { name: 'Save as a new entry' }).click()
  await expect.element(screen.getByText('Saved as a new entry.')).toBeVisible()
  expect(calls.find(({ call }) => call === CREATE)?.body).toMatchObject({ content: DRAFT.text, mood: 5 })
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('a text that can’t be saved as a new entry stays on the device', async () => {
  const { screen } = await page({ [READ]: GONE, [CREATE]: refusal(503, 'NOT_READY', 'Out of reach.') })
  await screen.getByRole('button', { name: 'Save as a new entry' }).click()
  await expect.element(screen.getByText('Out of reach.')).toBeVisible()
  expect(draftsOf(ACCOUNT_ID)).toHaveLength(1)
})

test('while the other version loads, the page says so, and nothing can be chosen', async () => {
  const { screen } = await page({ [READ]: PENDING })
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading…' })).toBeInTheDocument()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('without a text on this device there is nothing to choose', async () => {
  localStorage.clear()
  const { screen } = await page({ [READ]: PENDING })
  await expect.element(screen.getByText('There’s nothing to compare.', { exact: false })).toBeVisible()
})
