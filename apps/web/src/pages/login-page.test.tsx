import { auth } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { Page } from './login-page.tsx'

const REQUEST = callOf(auth.requestLogin)

async function login(answers: Answers) {
  const screen = await renderOver(answers, <Page />, '/login').screen
  await screen.getByLabelText('Email').fill('mara@example.com')
  await screen.getByRole('button', { name: 'Send Magic Link' }).click()
  return screen
}

test('after the link was sent, the page accepts the code and the focus moves to its top', async () => {
  const screen = await login({ [REQUEST]: { data: { message: '' } } })
  await expect.element(screen.getByRole('button', { name: 'Sign in with the code' })).toBeVisible()
  expect(document.activeElement?.id).toBe('main')
  await screen.getByRole('button', { name: 'Try a different email address' }).click()
  await expect.element(screen.getByRole('button', { name: 'Send Magic Link' })).toBeVisible()
})

test('a server without email leads to the development login with the same address', async () => {
  const screen = await login({ [REQUEST]: { data: { message: '', dev_note: 'No email here.' } } })
  await expect.element(screen.getByText('No email here.')).toBeVisible()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('mara@example.com')
  await expect.element(screen.getByLabelText('Development token')).toBeVisible()
})
