import { reminders } from '@soundings/contract/endpoints'
import type { MailLink } from '@soundings/contract/mail-link'
import { useMutation } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { useApi } from '#web/lib/api-context.ts'
import { paths } from '#web/lib/paths.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { MailOff } from './mail-off.tsx'

const STOP = callOf(reminders.stopMail)
const LINK = '/reminders/mail-off?account=a1&token=t1'
const UNREACHABLE = 'Can’t reach Soundings right now. Check your connection and try again.'

/** A page for emails of one kind, as the pages for letters and reminders are. */
function Page() {
  const api = useApi()
  const stop = useMutation({ mutationFn: (link: MailLink) => api.call(reminders.stopMail, { body: link }) })
  return (
    <MailOff
      question={{ title: 'End reminders?', text: 'Your journal stays as it is.' }}
      ended={{ title: 'No more reminders', text: 'You can turn them on again in Settings.' }}
      stop={stop}
    />
  )
}

async function opened(answers: Answers, address = LINK) {
  const { screen, calls } = renderOver(answers, <Page />, address)
  return { screen: await screen, calls }
}

test('the page asks before it ends the emails, because programs that check links open it too', async () => {
  const { screen, calls } = await opened({ [STOP]: undefined })
  await expect.element(screen.getByRole('heading', { name: 'End reminders?' })).toBeVisible()
  await expect.element(screen.getByText('Your journal stays as it is.')).toBeVisible()
  expect(calls).toEqual([])
})

test('while the emails are being ended, the button ignores presses', async () => {
  const { screen, calls } = await opened({ [STOP]: PENDING })
  const end = screen.getByRole('button', { name: 'Turn off these emails' })
  await end.click()
  await expect.element(end).toHaveAttribute('aria-busy', 'true')
  await end.click()
  await expect.element(screen.getByRole('heading', { name: 'End reminders?' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('after one press the emails have ended, and there is nothing left to press', async () => {
  const { screen, calls } = await opened({ [STOP]: undefined })
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No more reminders' })).toBeVisible()
  await expect.element(screen.getByText('You can turn them on again in Settings.')).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
  expect(calls).toEqual([{ call: STOP, body: { account: 'a1', token: 't1' } }])
})

test('the end of the emails is announced, without a press on anything else', async () => {
  const { screen } = await opened({ [STOP]: undefined })
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  const announced = screen.getByRole('status').filter({ hasText: 'No more reminders' })
  await expect.element(announced).toBeVisible()
})

test('a link that the server rejects shows the reason, and doesn’t claim that the emails have ended', async () => {
  const { screen } = await opened({ [STOP]: refusal(400, 'INVALID', 'This link isn’t valid.') })
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This link isn’t valid.')
  await expect.element(screen.getByRole('heading', { name: 'End reminders?' })).toBeVisible()
})

test('without a connection the page says so, and a second press ends the emails', async () => {
  const answers: Answers = {}
  const { screen } = await opened(answers)
  const end = screen.getByRole('button', { name: 'Turn off these emails' })
  await end.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE)
  answers[STOP] = undefined
  await end.click()
  await expect.element(screen.getByRole('heading', { name: 'No more reminders' })).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('an error without a reason asks the person to try again', async () => {
  const { screen } = await opened({ [STOP]: new Error('broken') })
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t save. Please try again.')
})

test.each(['', '?account=a1', '?token=t1', '?account=&token=t1'])(
  'an incomplete link offers nothing to press, and says where the emails can be turned off: %j',
  async (query) => {
    const { screen, calls } = await opened({ [STOP]: undefined }, `/reminders/mail-off${query}`)
    await expect.element(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
    await expect.element(screen.getByText(/turn these emails off in Settings\.$/)).toBeVisible()
    expect(screen.getByRole('button').query()).toBeNull()
    expect(calls).toEqual([])
  },
)

test('the page leads to Soundings before and after the emails have ended', async () => {
  const { screen } = await opened({ [STOP]: undefined })
  const link = screen.getByRole('link', { name: 'Open Soundings' })
  await expect.element(link).toHaveAttribute('href', paths.landing)
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No more reminders' })).toBeVisible()
  await expect.element(link).toHaveAttribute('href', paths.landing)
})
