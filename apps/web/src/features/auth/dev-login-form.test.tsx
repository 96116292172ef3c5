import { auth } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { aStatus } from '#web/testing/builders.ts'
import { callOf, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { DevLoginForm } from './dev-login-form.tsx'

const LOGIN = callOf(auth.devLogin)

async function form(answers: Answers, note: string | null = null) {
  let signedIn = 0
  const part = <DevLoginForm email="demo@example.test" note={note} onSignedIn={() => (signedIn += 1)} />
  const { screen, calls } = renderOver(answers, part)
  return { screen: await screen, calls, signedIn: () => signedIn }
}

test('the token signs in and opens the requested URL', async () => {
  const { screen, calls, signedIn } = await form({ [LOGIN]: { success: true }, [callOf(auth.status)]: aStatus() })
  await screen.getByLabelText('Development token').fill('demo')
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect.poll(signedIn).toBe(1)
  expect(calls[0]?.body).toEqual({ email: 'demo@example.test', token: 'demo', timezone: expect.any(String) })
})

test('a wrong token is an error, and the form stays', async () => {
  const { screen, signedIn } = await form({ [LOGIN]: refusal(401, 'TOKEN_WRONG', 'That token is wrong.') })
  await screen.getByLabelText('Development token').fill('demi')
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That token is wrong.')
  expect(signedIn()).toBe(0)
})

test('the reason why no link was sent is shown above the fields', async () => {
  const { screen } = await form({}, 'No mail server is set.')
  await expect.element(screen.getByRole('status').getByText('No mail server is set.')).toBeVisible()
})
