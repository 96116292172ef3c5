import { auth, passkeys } from '@soundings/contract/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseLock, isLocked, lockNow } from '#web/lib/quick-lock.ts'
import { ACCOUNT_ID, aStatus } from '#web/testing/builders.ts'
import { callOf, refusal, renderOver } from '#web/testing/render-app.tsx'
import { QuickLockGate } from './quick-lock-gate.tsx'

const STATUS = callOf(auth.status)
const CHALLENGE = callOf(passkeys.prepareUnlock)
const REQUEST = callOf(auth.requestLogin)
const CODE = callOf(auth.verifyCode)

beforeEach(() => {
  chooseLock(ACCOUNT_ID, 5)
  lockNow(ACCOUNT_ID)
})
afterEach(() => localStorage.clear())

const locked = (answers: Record<string, unknown>) =>
  renderOver(
    { [STATUS]: aStatus(), ...answers },
    <QuickLockGate accountId={ACCOUNT_ID}>
      <p>Half a page.</p>
    </QuickLockGate>,
  ).screen

test('a locked page shows no word of the journal', async () => {
  const screen = await locked({})
  await expect.element(screen.getByRole('heading', { name: 'Your journal is locked' })).toBeVisible()
  expect(screen.getByText('Half a page.').query()).toBeNull()
})

test('without a usable passkey the page stays locked, and says why', async () => {
  const screen = await locked({ [CHALLENGE]: refusal(404, 'PASSKEY_NOT_FOUND', 'This passkey no longer exists.') })
  await screen.getByRole('button', { name: 'Unlock with passkey' }).click()
  await expect.element(screen.getByText('This passkey no longer exists.')).toBeVisible()
  expect(isLocked(ACCOUNT_ID)).toBe(true)
})

test('a mailed code opens it', async () => {
  const screen = await locked({ [REQUEST]: { data: { message: '' } }, [CODE]: { success: true } })
  await screen.getByRole('button', { name: 'Don’t have your passkey? Email me a link' }).click()
  await screen.getByLabelText('Or type the code from the email').fill('2345-6789')
  await screen.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect.element(screen.getByText('Half a page.')).toBeVisible()
})
