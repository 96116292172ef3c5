import { accountDeletion } from '@soundings/contract/endpoints'
import { NO_TELEMETRY } from '@soundings/core/entries'
import { expect, test } from 'vitest'
import { keepDraft } from '#web/lib/drafts.ts'
import { ACCOUNT_ID } from '#web/testing/builders.ts'
import { callOf, PENDING, renderOver } from '#web/testing/render-app.tsx'
import { PrivacySection } from './privacy-section.tsx'

const DATA = callOf(accountDeletion.deleteData)
const ACCOUNT = callOf(accountDeletion.deleteAccount)

async function rendered(answers: Record<string, unknown>) {
  const offer = <button type="button">Take it along</button>
  const part = <PrivacySection accountId={ACCOUNT_ID} deleted={null} learn={null} offer={offer} loginPath="/login" />
  const { screen, calls } = renderOver(answers, part)
  return { screen: await screen, calls }
}

test('before all data is deleted, the dialog lists it and offers an export', async () => {
  const { screen, calls } = await rendered({ [DATA]: PENDING })
  await screen.getByRole('button', { name: 'Delete all data' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete all data' })
  for (const words of ['every entry', 'every Echo', 'photos of pages', 'You can’t undo this.']) {
    await expect.element(dialog.getByText(words, { exact: false })).toBeVisible()
  }
  await expect.element(dialog.getByRole('button', { name: 'Take it along' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('one confirmation deletes all data and the drafts on this device, and shows a message', async () => {
  keepDraft({
    id: 'd1',
    accountId: ACCOUNT_ID,
    text: 'Half a page.',
    ratings: { mood: 3, energy: 3, focus: 3 },
    telemetry: NO_TELEMETRY,
    dated: null,
    target: null,
    answers: null,
    title: null,
    tags: null,
    prompt: null,
    photographs: null,
    idempotencyKey: 'k',
    updatedAt: 0,
  })
  const { screen, calls } = await rendered({ [DATA]: undefined })
  await screen.getByRole('button', { name: 'Delete all data' }).click()
  await screen.getByRole('button', { name: 'Yes, delete all my data' }).click()
  await expect.element(screen.getByText('All your data has been deleted successfully.')).toBeVisible()
  expect(calls.map(({ call }) => call)).toEqual([DATA])
  expect(Object.keys(localStorage).filter((key) => key.startsWith(`soundings.draft.${ACCOUNT_ID}.`))).toEqual([])
})

test('a failed deletion shows an error, and the dialog stays open', async () => {
  const { screen } = await rendered({})
  await screen.getByRole('button', { name: 'Delete all data' }).click()
  await screen.getByRole('button', { name: 'Yes, delete all my data' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Delete failed. Please try again.')
  await screen.getByRole('button', { name: 'Keep it' }).click()
  await screen.getByRole('button', { name: 'Delete my account' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await screen.getByRole('button', { name: 'Yes, permanently delete my account' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Account deletion failed. Please try again.')
})

test('the account is deleted after the second confirmation, not after the first', async () => {
  const { screen, calls } = await rendered({ [ACCOUNT]: PENDING })
  await screen.getByRole('button', { name: 'Delete my account' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  expect(calls).toEqual([])
  await screen.getByRole('button', { name: 'Yes, permanently delete my account' }).click()
  expect(calls.map(({ call }) => call)).toEqual([ACCOUNT])
})
