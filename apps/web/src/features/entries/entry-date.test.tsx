import { entries, insights, writing } from '@soundings/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { ACCOUNT_ID, anEntry, usualWriting } from '#web/testing/builders.ts'
import { callOf, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { BLANK_PAGE, type DraftStart } from './draft-session.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryForm } from './entry-form.tsx'
import { useDraft } from './use-draft.ts'

const AROUND: Answers = {
  [callOf(writing.choices)]: usualWriting(),
  [callOf(insights.streaks)]: { current: 0, longest: 0 },
  [callOf(entries.list)]: { entries: [], next_cursor: null },
  [callOf(entries.create)]: anEntry(),
}
const FUTURE = refusal(400, 'ENTRY_IN_FUTURE', 'An entry can’t be dated in the future.')

function Editor({ start = BLANK_PAGE }: { start?: DraftStart }) {
  return (
    <EntryForm
      session={useDraft(ACCOUNT_ID, start)}
      prompt={null}
      tools={null}
      notices={null}
      onSaved={() => {}}
      onDropped={() => {}}
    />
  )
}

beforeEach(() => localStorage.clear())

test('a new entry is dated when it is saved, unless the person chooses another day', async () => {
  const { screen, calls } = renderOver(AROUND, <Editor />)
  const { getByRole, getByLabelText, getByText } = await screen
  await getByLabelText('Your entry').fill('Yesterday, late.')
  await getByRole('button', { name: 'Choose another day' }).click()
  await expect.element(getByLabelText('Day')).toHaveFocus()
  await getByLabelText('Day').fill('2026-07-04')
  await getByLabelText('Time').fill('21:40')
  await getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(getByText('Entry saved.')).toBeVisible()
  expect(calls.find(({ call }) => call === callOf(entries.create))?.body).toMatchObject({
    dated: { date: '2026-07-04', time: '21:40' },
  })
  // The date of the next entry is the present again.
  await expect.element(getByRole('button', { name: 'Choose another day' })).toBeVisible()
})

test('a date can be taken back', async () => {
  const { screen, calls } = renderOver(
    AROUND,
    <Editor start={{ ...BLANK_PAGE, dated: { date: '2026-11-14', time: '12:00' } }} />,
  )
  const { getByRole, getByLabelText, getByText } = await screen
  await expect.element(getByLabelText('Day')).toHaveValue('2026-11-14')
  await getByRole('button', { name: 'Use the current time' }).click()
  await expect.element(getByRole('button', { name: 'Choose another day' })).toHaveFocus()
  await getByLabelText('Your entry').fill('Now, after all.')
  await getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(getByText('Entry saved.')).toBeVisible()
  expect(calls.find(({ call }) => call === callOf(entries.create))?.body).not.toHaveProperty('dated')
})

test('a date in the future is refused in a sentence, and the text stays', async () => {
  const { screen } = renderOver({ ...AROUND, [callOf(entries.create)]: FUTURE }, <Editor />)
  const { getByRole, getByLabelText } = await screen
  await getByLabelText('Your entry').fill('Tomorrow.')
  await getByRole('button', { name: 'Choose another day' }).click()
  await getByLabelText('Day').fill('2099-01-01')
  await getByRole('button', { name: 'Save Entry' }).click()
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent('An entry can’t be dated in the future. Your text is safe on this device.')
  await expect.element(getByLabelText('Your entry')).toHaveValue('Tomorrow.')
})

test('an old entry gets another day and time where it is edited', async () => {
  const entry = anEntry()
  const change = callOf(entries.change, { id: entry.id })
  const { screen, calls } = renderOver(
    { [change]: { ...entry, local_date: '2026-11-18', local_time: '07:30' } },
    <EntryDialog accountId={ACCOUNT_ID} entry={entry} onClose={() => {}} />,
  )
  const { getByRole, getByLabelText } = await screen
  await getByRole('button', { name: 'Edit' }).click()
  await expect.element(getByLabelText('Day')).toHaveValue('2026-11-20')
  await expect.element(getByLabelText('Time')).toHaveValue('08:00')
  await getByLabelText('Day').fill('2026-11-18')
  await getByLabelText('Time').fill('07:30')
  await getByRole('button', { name: 'Save changes' }).click()
  await expect.element(getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible()
  expect(calls.find(({ call }) => call === change)?.body).toMatchObject({
    dated: { date: '2026-11-18', time: '07:30' },
    expected_updated_at: entry.updated_at,
  })
})

test('an undated entry can be saved without a date, and given one', async () => {
  const entry = anEntry({ undated: true })
  const change = callOf(entries.change, { id: entry.id })
  const { screen, calls } = renderOver(
    { [change]: { ...entry, undated: false } },
    <EntryDialog accountId={ACCOUNT_ID} entry={entry} onClose={() => {}} />,
  )
  const { getByRole, getByLabelText, getByText } = await screen
  await getByRole('button', { name: 'Edit' }).click()
  await expect.element(getByText('This entry has no date yet.')).toBeVisible()
  await getByLabelText('Day').fill('2020-01-02')
  await getByRole('button', { name: 'Save changes' }).click()
  await expect.element(getByRole('heading', { name: /2026/ })).toBeVisible()
  expect(calls.find(({ call }) => call === change)?.body).toMatchObject({
    dated: { date: '2020-01-02', time: '12:00' },
  })
})
