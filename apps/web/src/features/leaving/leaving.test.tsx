import { NO_TELEMETRY } from '@soundings/core/entries'
import { expect, test } from 'vitest'
import { keepDraft } from '#web/lib/drafts.ts'
import { PENDING, renderOver } from '#web/testing/render-app.tsx'
import { PrivacySection } from './privacy-section.tsx'

const DATA = 'DELETE /api/privacy/delete-data'
const ACCOUNT = 'DELETE /api/privacy/delete-account'

async function rendered(answers: Record<string, unknown>) {
  const offer = <button type="button">Take it along</button>
  const part = <PrivacySection accountId="a1" learn={null} offer={offer} loginPath="/login" />
  const { screen, calls } = renderOver(answers, part)
  return { screen: await screen, calls }
}

test('before all data is deleted the person reads what goes and is offered to take it along', async () => {
  const { screen, calls } = await rendered({ [DATA]: PENDING })
  await screen.getByRole('button', { name: 'Delete all data' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete all data' })
  for (const words of ['every entry', 'every Echo', 'photographs of pages', 'There is no way back.']) {
    await expect.element(dialog.getByText(words, { exact: false })).toBeVisible()
  }
  await expect.element(dialog.getByRole('button', { name: 'Take it along' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('one confirmation deletes all data and the drafts on this device, and says so', async () => {
  keepDraft({
    id: 'd1',
    accountId: 'a1',
    text: 'Half a page.',
    ratings: { mood: 3, energy: 3, focus: 3 },
    telemetry: NO_TELEMETRY,
    target: null,
    idempotencyKey: 'k',
    updatedAt: 0,
  })
  const { screen, calls } = await rendered({ [DATA]: undefined })
  await screen.getByRole('button', { name: 'Delete all data' }).click()
  await screen.getByRole('button', { name: 'Yes, delete all my data' }).click()
  await expect.element(screen.getByText('All your data has been deleted successfully.')).toBeVisible()
  expect(calls.map(({ call }) => call)).toEqual([DATA])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('soundings.draft.a1.'))).toEqual([])
})

test('a deletion that fails says so and stays where it is', async () => {
  const { screen } = await rendered({})
  await screen.getByRole('button', { name: 'Delete all data' }).click()
  await screen.getByRole('button', { name: 'Yes, delete all my data' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Delete failed. Please try again.')
  await screen.getByRole('button', { name: 'Keep it' }).click()
  await screen.getByRole('button', { name: 'Delete my account' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await screen.getByRole('button', { name: 'Yes, delete my account for ever' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Account deletion failed. Please try again.')
})

test('the account is deleted after the second confirmation, not after the first', async () => {
  const { screen, calls } = await rendered({ [ACCOUNT]: PENDING })
  await screen.getByRole('button', { name: 'Delete my account' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  expect(calls).toEqual([])
  await screen.getByRole('button', { name: 'Yes, delete my account for ever' }).click()
  expect(calls.map(({ call }) => call)).toEqual([ACCOUNT])
})
