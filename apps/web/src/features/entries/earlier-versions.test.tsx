import { earlierVersions } from '@soundings/contract/endpoints'
import type { EarlierVersion } from '@soundings/contract/earlier-versions'
import { expect, test } from 'vitest'
import { anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EarlierVersions } from './earlier-versions.tsx'

const ENTRY = anEntry({
  content: 'Eleven children in life jackets.\n\nWhere is the glove?',
  updated_at: '2026-11-22T14:12:00.000Z',
  word_count: 9,
})
const [LATER, FIRST] = ['1a2b3c4d-0000-4000-8000-000000000002', '1a2b3c4d-0000-4000-8000-000000000001']
const row = { saved_at: '2026-11-22T11:31:00.000Z', word_count: 5, first: false, aside: false }
const LIST = callOf(earlierVersions.list, { id: ENTRY.id })
const READ = callOf(earlierVersions.read, { id: LATER })
const BACK = callOf(earlierVersions.bringBack, { id: LATER })
const VERSION: EarlierVersion = {
  id: LATER,
  entry_id: ENTRY.id,
  saved_at: row.saved_at,
  word_count: 5,
  aside: false,
  content: 'Nine children in life jackets.',
  tags: [],
  mood: 2,
  energy: 3,
  focus: 2,
}
const TWO = {
  versions: [
    { ...row, id: LATER },
    { ...row, id: FIRST, first: true },
  ],
}

async function dialog(answers: Answers, entry = ENTRY) {
  const told: unknown[] = []
  const part = (
    <EarlierVersions
      entry={entry}
      onClose={() => told.push('closed')}
      onBroughtBack={({ content }) => told.push(content)}
      onNewer={({ content }) => told.push(content)}
    />
  )
  const { screen, calls } = renderOver({ [LIST]: TWO, [READ]: VERSION, ...answers }, part)
  return { screen: await screen, calls, told }
}

test('the latest version is shown with what is different now, in words', async () => {
  const { screen } = await dialog({})
  await expect.element(screen.getByText('1 sentence added since, 1 word changed', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Mood was 2 and is now 4.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('then “Nine”, now “Eleven”')).toBeVisible()
  await expect.element(screen.getByText('Added since')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /First saved\./ })).toBeVisible()
})

test('the entry as it is now can be read in the same place', async () => {
  const { screen } = await dialog({})
  await screen.getByRole('button', { name: /Current entry/ }).click()
  await expect.element(screen.getByText('This is the current entry.')).toBeVisible()
  await expect.element(screen.getByText('Eleven children in life jackets.', { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Restore this version' }).query()).toBeNull()
})

test('a version is brought back over the entry that is shown', async () => {
  const { screen, calls, told } = await dialog({ [BACK]: anEntry({ ...ENTRY, content: VERSION.content }) })
  await screen.getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(() => told).toEqual([VERSION.content])
  expect(calls.find(({ call }) => call === BACK)?.body).toEqual({ expected_updated_at: ENTRY.updated_at })
})

test('an entry that was changed elsewhere in the meantime is compared again before anything is brought back', async () => {
  const newer = refusal(409, 'ENTRY_CHANGED', 'It was changed elsewhere.', { entry: anEntry({ content: 'Newer.' }) })
  const { screen, told } = await dialog({ [BACK]: newer })
  await screen.getByRole('button', { name: 'Restore this version' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It was changed elsewhere.')
  expect(told).toEqual(['Newer.'])
})

test('a list or a version that can’t be loaded says so, and can be asked for again', async () => {
  const failed = await dialog({ [LIST]: new Error('lost') })
  await expect.element(failed.screen.getByText('Couldn’t load the earlier versions.')).toBeVisible()
  await expect.element(failed.screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await failed.screen.unmount()
  const gone = await dialog({ [READ]: refusal(404, 'VERSION_NOT_FOUND', 'This version no longer exists.') })
  await expect.element(gone.screen.getByText('This version no longer exists.')).toBeVisible()
  expect(gone.screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('while versions load, nothing is said about them', async () => {
  const { screen } = await dialog({ [LIST]: PENDING })
  expect(screen.getByRole('listitem').query()).toBeNull()
})

test('while a version loads, the dialog says so beside the list', async () => {
  const { screen } = await dialog({ [READ]: PENDING })
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading…' })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /First saved\./ })).toBeVisible()
})

test('without versions, the dialog says when there will be some', async () => {
  const { screen } = await dialog({ [LIST]: { versions: [] } })
  await expect.element(screen.getByText('This entry has no earlier versions.', { exact: false })).toBeVisible()
})

test('a damaged entry’s version can be read and copied, not brought back', async () => {
  const { screen } = await dialog({}, anEntry({ ...ENTRY, damaged: true }))
  await expect.element(screen.getByText('Nine children in life jackets.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy this text' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Restore this version' }).query()).toBeNull()
})
