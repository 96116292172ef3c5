import { auth, entries } from '@soundings/contract/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draftsOf, keepDraft } from '#web/lib/drafts.ts'
import { ACCOUNT_ID, aDraft, anEntry, aStatus } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { AccountSummary } from './account-summary.tsx'
import { useWayOut } from './use-way-out.tsx'

const STATUS = callOf(auth.status)
const LOGOUT = callOf(auth.logout)
const SAVE = callOf(entries.create)

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

function Exit() {
  const { leave, isLeaving, dialog } = useWayOut(null)
  return (
    <>
      <button type="button" disabled={isLeaving} onClick={leave}>
        Out
      </button>
      {dialog}
    </>
  )
}

async function exit(answers: Answers, part = <Exit />) {
  const { screen, calls } = renderOver({ [STATUS]: aStatus(), ...answers }, part)
  const shown = await screen
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  return { screen: shown, made: () => calls.map(({ call }) => call).filter((call) => call !== STATUS) }
}

test('with everything saved, one press signs out and removes the account from the other tabs', async () => {
  localStorage.setItem('soundings.account', ACCOUNT_ID)
  const { screen, made } = await exit({ [LOGOUT]: undefined })
  await screen.getByRole('button', { name: 'Out' }).click()
  await expect.poll(() => localStorage.getItem('soundings.account')).toBeNull()
  expect(made()).toEqual([LOGOUT])
})

test('while it signs out, the button ignores presses', async () => {
  const { screen } = await exit({ [LOGOUT]: PENDING })
  await screen.getByRole('button', { name: 'Out' }).click()
  await expect.element(screen.getByRole('button', { name: 'Out' })).toBeDisabled()
})

test('a failed sign-out says that the person is still signed in, and keeps the drafts', async () => {
  const { screen } = await exit({})
  await screen.getByRole('button', { name: 'Out' }).click()
  await expect.element(screen.getByText(/^You’re still signed in\./)).toBeVisible()
})

test('a session that had ended already is a sign-out like any other', async () => {
  localStorage.setItem('soundings.account', ACCOUNT_ID)
  const { screen } = await exit({ [LOGOUT]: refusal(401, 'NOT_SIGNED_IN', 'Please sign in.') })
  await screen.getByRole('button', { name: 'Out' }).click()
  await expect.poll(() => localStorage.getItem('soundings.account')).toBeNull()
})

test('an unsaved text is shown first, and saved before the sign-out', async () => {
  keepDraft(aDraft({ text: 'Not saved yet.' }))
  const { screen, made } = await exit({ [LOGOUT]: undefined, [SAVE]: anEntry() })
  await screen.getByRole('button', { name: 'Out' }).click()
  const dialog = screen.getByRole('dialog', { name: 'You have unsaved text' })
  await expect.element(dialog.getByText('Not saved yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await expect.poll(made).toEqual([SAVE, LOGOUT])
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('an unsaved draft without visible words is listed by its title, or as one without words', async () => {
  keepDraft(aDraft({ text: '\u200B', title: 'The ferry', tags: ['sea'] }))
  keepDraft(aDraft({ text: '\u200B', title: '\u200B', tags: ['sea'] }))
  const { screen } = await exit({})
  await screen.getByRole('button', { name: 'Out' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('The ferry')).toBeVisible()
  await expect.element(dialog.getByText('An entry with no words yet')).toBeVisible()
})

test('a text that can’t be saved stays, and the person stays signed in', async () => {
  keepDraft(aDraft({ text: 'Not saved yet.' }))
  const { screen, made } = await exit({ [LOGOUT]: undefined })
  await screen.getByRole('button', { name: 'Out' }).click()
  await screen.getByRole('button', { name: 'Save and leave' }).click()
  await expect.element(screen.getByRole('alert').getByText(/nothing is lost\.$/)).toBeVisible()
  expect(made()).toEqual([SAVE])
  expect(draftsOf(ACCOUNT_ID)).toHaveLength(1)
})

test('leaving without saving removes this account’s texts from the device', async () => {
  keepDraft(aDraft())
  keepDraft(aDraft({ accountId: 'a2' }))
  const { screen, made } = await exit({ [LOGOUT]: undefined })
  await screen.getByRole('button', { name: 'Out' }).click()
  await screen.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(() => draftsOf(ACCOUNT_ID)).toEqual([])
  expect(made()).toEqual([LOGOUT])
  expect(draftsOf('a2')).toHaveLength(1)
})

test('of many unsaved texts three are listed and the others are counted', async () => {
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) keepDraft(aDraft({ text }))
  const { screen } = await exit({})
  await screen.getByRole('button', { name: 'Out' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('and 2 more texts')).toBeVisible()
  expect(dialog.getByRole('listitem').elements()).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(draftsOf(ACCOUNT_ID)).toHaveLength(5)
})

test('the settings ask before every sign-out, and name the person and the plan', async () => {
  const status = aStatus({ display_name: 'Mara Lind', subscription_tier: 'pro' })
  const { screen, made } = await exit({ [STATUS]: status, [LOGOUT]: undefined }, <AccountSummary />)
  await expect.element(screen.getByText('Mara Lind')).toBeVisible()
  await expect.element(screen.getByText(/mara@example\.test.*Pro plan/)).toBeVisible()
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Sign Out' })
  await expect.element(dialog).toBeVisible()
  expect(made()).toEqual([])
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(made).toEqual([LOGOUT])
})
