import { auth } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { aStatus } from '#web/testing/builders.ts'
import { CodeForm } from './code-form.tsx'

const VERIFY = callOf(auth.verifyCode)
const STATUS = callOf(auth.status)

async function form(answers: Answers) {
  let signedIn = 0
  const { screen, calls } = renderOver(answers, <CodeForm onSignedIn={() => (signedIn += 1)} />)
  const shown = await screen
  const enter = async (code: string) => {
    await shown.getByRole('textbox').fill(code)
    await shown.getByRole('button', { name: 'Sign in with the code' }).click()
  }
  return { screen: shown, calls, enter, signedIn: () => signedIn }
}

test('the code signs in, together with the time zone of the browser', async () => {
  const { enter, calls, signedIn } = await form({ [VERIFY]: { success: true }, [STATUS]: aStatus() })
  await enter('ABCD-EFGH')
  await expect.poll(signedIn).toBe(1)
  expect(calls[0]).toEqual({ call: VERIFY, body: { code: 'ABCD-EFGH', timezone: expect.any(String) } })
})

test('a wrong code is an error at the field until it is changed', async () => {
  const { screen, enter, signedIn } = await form({ [VERIFY]: refusal(401, 'CODE_WRONG', 'That code is wrong.') })
  await enter('ABCD-EFGX')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That code is wrong.')
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await screen.getByRole('textbox').fill('ABCD')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(signedIn()).toBe(0)
})

test('an unreachable server is an error too', async () => {
  const { screen, enter } = await form({})
  await enter('ABCD-EFGH')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Verification failed')
})

test('a code that is being checked is not sent twice', async () => {
  const { screen, enter, calls } = await form({ [VERIFY]: PENDING })
  await enter('ABCD-EFGH')
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await screen.getByRole('button').click()
  expect(calls).toHaveLength(1)
})
