import { auth, passkeys } from '@soundings/contract/endpoints'
import type { Passkey } from '@soundings/contract/passkeys'
import { afterEach, expect, test } from 'vitest'
import { ACCOUNT_ID, aStatus } from '#web/testing/builders.ts'
import { chooseLock, lockMinutes } from '#web/lib/quick-lock.ts'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { PasskeyList } from './passkey-list.tsx'

const ID = '7d8ce4ea-2c79-4d8e-9d80-7d1b1f1b5a11'
const STATUS = callOf(auth.status)
const LIST = callOf(passkeys.list)
const REMOVE = callOf(passkeys.remove, { id: ID })
const RENAME = callOf(passkeys.rename, { id: ID })

const aPasskey = (overrides: Partial<Passkey> = {}): Passkey => ({
  id: ID,
  name: 'Phone',
  created_at: '2026-09-02T10:00:00.000Z',
  last_used_at: null,
  synced: false,
  ...overrides,
})

/** A person at the host name that passkeys belong to. */
function atHome(passkeysAt: string | null = window.location.hostname) {
  const status = aStatus()
  return { ...status, features: { ...status.features, passkeys_at: passkeysAt } }
}

const rendered = (list: unknown, answers: Record<string, unknown> = {}) =>
  renderOver({ [STATUS]: atHome(), [LIST]: list, ...answers }, <PasskeyList />)

afterEach(() => localStorage.clear())

test('passkeys that load show a hint, and a failure shows an error and can be tried again', async () => {
  await expect.element((await rendered(PENDING).screen).getByText('Loading…')).toBeVisible()
  const failed = await rendered(new Error('lost')).screen
  await expect.element(failed.getByRole('alert')).toBeVisible()
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('without a passkey there is nothing to lock with', async () => {
  const screen = await rendered({ passkeys: [] }).screen
  await expect.element(screen.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  expect(screen.getByLabelText('Quick lock').query()).toBeNull()
})

test('at another host name passkeys are explained, and none can be added', async () => {
  const screen = await rendered({ passkeys: [aPasskey()] }, { [STATUS]: atHome(null) }).screen
  await expect.element(screen.getByText('Passkeys only work over https', { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a passkey' }).query()).toBeNull()
})

test('a removal is asked about first, and a failure stays in the dialog', async () => {
  const { screen: rendering, calls } = rendered(
    { passkeys: [aPasskey()] },
    { [REMOVE]: refusal(404, 'PASSKEY_NOT_FOUND', 'This passkey no longer exists.') },
  )
  const screen = await rendering
  await screen.getByRole('button', { name: 'Remove Phone' }).click()
  expect(calls.filter(({ call }) => call === REMOVE)).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText('This passkey no longer exists.')).toBeVisible()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a passkey gets another name', async () => {
  const { screen: rendering, calls } = rendered({ passkeys: [aPasskey()] }, { [RENAME]: aPasskey({ name: 'Desk' }) })
  const screen = await rendering
  await screen.getByRole('button', { name: 'Rename Phone' }).click()
  await screen.getByRole('dialog').getByLabelText('Name').fill(' Desk ')
  await screen.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls.find(({ call }) => call === RENAME)?.body).toEqual({ name: 'Desk' })
})

test('a damaged passkey can only be removed', async () => {
  const damaged = aPasskey({ name: null, created_at: null })
  const screen = await rendered({ passkeys: [damaged] }).screen
  await expect.element(screen.getByText('A damaged passkey', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove the damaged passkey' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Rename' }).query()).toBeNull()
})

test('the minutes until the page locks are kept on this device', async () => {
  const screen = await rendered({ passkeys: [aPasskey()] }).screen
  await screen.getByLabelText('Quick lock').selectOptions('15')
  expect(lockMinutes(ACCOUNT_ID)).toBe(15)
  await expect.element(screen.getByRole('button', { name: 'Lock now' })).toBeVisible()
  await screen.getByLabelText('Quick lock').selectOptions('never')
  expect(lockMinutes(ACCOUNT_ID)).toBeNull()
})

test('without a usable passkey the page stops locking, because nothing could open it', async () => {
  chooseLock(ACCOUNT_ID, 5)
  const screen = await rendered({ passkeys: [] }).screen
  await expect.element(screen.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  expect(lockMinutes(ACCOUNT_ID)).toBeNull()
})
