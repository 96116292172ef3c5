import { auth } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { LoginForm } from './login-form.tsx'

const REQUEST = callOf(auth.requestLogin)
const SENT = { data: { message: 'On its way.' } }

async function form(answers: Answers) {
  const sentTo: string[] = []
  const notes: string[] = []
  const { screen, calls } = renderOver(
    answers,
    <LoginForm
      leads
      onSent={(email) => sentTo.push(email)}
      onDevNote={(note, email) => notes.push(`${note} ${email}`)}
    />,
  )
  const shown = await screen
  const ask = async (email: string) => {
    await shown.getByLabelText('Email').fill(email)
    await shown.getByRole('button', { name: 'Send Magic Link' }).click()
  }
  return { screen: shown, calls, sentTo, notes, ask }
}

test('the link is requested for the address without the spaces around it', async () => {
  const { ask, calls, sentTo } = await form({ [REQUEST]: SENT })
  await ask(' mara@example.com ')
  await expect.poll(() => sentTo).toEqual(['mara@example.com'])
  expect(calls).toEqual([{ call: REQUEST, body: { email: 'mara@example.com' } }])
})

test('while the link is requested, the button says so and ignores presses', async () => {
  const { screen, ask, calls } = await form({ [REQUEST]: PENDING })
  await ask('mara@example.com')
  const button = screen.getByRole('button', { name: 'Sending Magic Link...' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  expect(calls).toHaveLength(1)
})

test('a server that sends no email leads to the development login', async () => {
  const { ask, notes, sentTo } = await form({ [REQUEST]: { data: { message: '', dev_note: 'No mail server.' } } })
  await ask('mara@example.com')
  await expect.poll(() => notes).toEqual(['No mail server. mara@example.com'])
  expect(sentTo).toEqual([])
})

test.each([
  ['could not be reached', {}, 'Failed to request magic link'],
  ['failed', { [REQUEST]: refusal(502, 'MAIL_FAILED', 'The mail server is away.') }, 'The mail server is away.'],
])('when the server %s the form says so', async (_, answers, sentence) => {
  const { screen, ask } = await form(answers)
  await ask('mara@example.com')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
})

test('changing the address clears the error', async () => {
  const { screen, ask } = await form({})
  await ask('mara@example.com')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByLabelText('Email').fill('ines@example.com')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a likely typo in the address is pointed out and fixed with one press', async () => {
  const { screen } = await form({})
  await screen.getByLabelText('Email').fill('mara@gmial.com')
  await expect.element(screen.getByText(/Did you mean: mara@gmail\.com/)).toBeVisible()
  await screen.getByRole('button', { name: 'Use this' }).click()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('mara@gmail.com')
  await expect.element(screen.getByText(/Did you mean/)).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Email')).toHaveFocus()
})

test('an invalid address is pointed out beside its field until it is corrected', async () => {
  const { screen } = await form({})
  const email = screen.getByLabelText('Email')
  for (const [typed, warning] of [
    ['ines..moreau@x.test', 'Email contains double dots - please check spelling'],
    ['ines@x.test.', 'Email cannot end with a dot'],
    ['ines moreau@x.test', 'Email cannot contain spaces'],
  ] as const) {
    await email.fill(typed)
    await expect.element(email).toHaveAccessibleDescription(warning)
  }
  await email.fill('ines@x.test')
  await expect.element(email).toHaveAccessibleDescription('')
})

test('an unlikely address is accepted with a second press', async () => {
  const typo = refusal(400, 'EMAIL_TYPO_SUSPECTED', 'Did you mean mara@gmail.com?')
  const answer = (body: unknown) => ((body as { confirmed?: boolean }).confirmed ? SENT : typo)
  const { screen, ask, calls, sentTo } = await form({ [REQUEST]: answer })
  await ask('mara@gmial.com')
  await expect.element(screen.getByText(/press Send Magic Link again/)).toBeVisible()
  await screen.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect.poll(() => sentTo).toEqual(['mara@gmial.com'])
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'mara@gmial.com' },
    { email: 'mara@gmial.com', confirmed: true },
  ])
})
