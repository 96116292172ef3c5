import type { Sessions } from '@soundings/contract/auth'
import { expect, test } from 'vitest'
import { PENDING, renderOver } from '#web/testing/render-app.tsx'
import { SessionList } from './session-list.tsx'

const LIST = 'GET /api/auth/sessions'
const END = 'POST /api/auth/sessions/end-others'
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

test('before other sessions end the person is asked, and can keep them', async () => {
  const { screen, calls } = await rendered([session(true), session(false), session(false)], { [END]: PENDING })
  await screen.getByRole('button', { name: 'End other sessions' }).click()
  const dialog = screen.getByRole('dialog', { name: 'End other sessions?' })
  await expect.element(dialog.getByText('signed out in 2 other browsers', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(ended(calls)).toBe(0)
})

test('they end after the answer, and the page says how many', async () => {
  const { screen, calls } = await rendered([session(true), session(false)], { [END]: { ended: 1 } })
  await screen.getByRole('button', { name: 'End other sessions' }).click()
  await screen.getByRole('button', { name: 'Yes, end them' }).click()
  await expect.element(screen.getByText('1 other session ended.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(ended(calls)).toBe(1)
})

test('sessions that could not be ended are told of in the question, which stays', async () => {
  const { screen } = await rendered([session(true), session(false)], {})
  await screen.getByRole('button', { name: 'End other sessions' }).click()
  await screen.getByRole('button', { name: 'Yes, end them' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('where there is no other session nothing is offered', async () => {
  const { screen } = await rendered([session(true)], {})
  await expect.element(screen.getByText('(this browser)', { exact: false })).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
})
