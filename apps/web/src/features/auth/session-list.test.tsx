import { sessions } from '@soundings/contract/endpoints'
import type { Sessions } from '@soundings/contract/auth'
import { expect, test } from 'vitest'
import { callOf, PENDING, renderOver } from '#web/testing/render-app.tsx'
import { SessionList } from './session-list.tsx'

const LIST = callOf(sessions.list)
const END = callOf(sessions.endOthers)
const session = (current: boolean): Sessions['sessions'][number] => ({
  signed_in_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  current,
})

async function rendered(sessions: Sessions['sessions'], answers: Record<string, unknown>) {
  const { screen, calls } = renderOver({ [LIST]: { sessions }, ...answers }, <SessionList />)
  return { screen: await screen, calls }
}

const ended = (calls: readonly { call: string }[]) => calls.filter(({ call }) => call === END).length

test('before other sessions end the person is asked, and can decline', async () => {
  const { screen, calls } = await rendered([session(true), session(false), session(false)], { [END]: PENDING })
  await screen.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await expect.element(dialog.getByText('signed out in 2 other browsers', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep them signed in' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(ended(calls)).toBe(0)
})

test('other sessions end after the confirmation, and the page says how many', async () => {
  const { screen, calls } = await rendered([session(true), session(false)], { [END]: { ended: 1 } })
  await screen.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await screen.getByRole('button', { name: 'Sign them out' }).click()
  await expect.element(screen.getByText('Signed out in 1 other place.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(ended(calls)).toBe(1)
})

test('a failure to end sessions is shown in the dialog, which stays open', async () => {
  const { screen } = await rendered([session(true), session(false)], {})
  await screen.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await screen.getByRole('button', { name: 'Sign them out' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('without another session nothing is offered', async () => {
  const { screen } = await rendered([session(true)], {})
  await expect.element(screen.getByText('(this browser)', { exact: false })).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('sessions that load show a spinner, and a failure shows an error', async () => {
  const face = async (answer: unknown) => renderOver({ [LIST]: answer }, <SessionList />).screen
  await expect.element((await face(PENDING)).getByText('Loading…')).toBeVisible()
  const failed = await face(new Error('lost'))
  await expect.element(failed.getByRole('alert')).toBeVisible()
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeEnabled()
})
