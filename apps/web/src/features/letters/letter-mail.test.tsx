import { letters } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { LetterMail } from './letter-mail.tsx'

const READ = callOf(letters.mail)
const TURN = callOf(letters.changeMail)
const OUT_OF_REACH = refusal(503, 'NOT_READY', 'Out of reach.')

async function setting(answers: Answers) {
  const { screen, calls } = renderOver({ [READ]: { on: false }, ...answers }, <LetterMail />)
  const shown = await screen
  const sent = () => calls.filter(({ call }) => call === TURN).map(({ body }) => body)
  return { screen: shown, sent, mail: shown.getByRole('switch', { name: 'Email me' }) }
}

test('while the setting loads, a spinner shows instead of a switch', async () => {
  const { screen, mail } = await setting({ [READ]: PENDING })
  await expect.element(screen.getByText('Loading…')).toBeVisible()
  expect(mail.query()).toBeNull()
})

test.each([
  [OUT_OF_REACH, 'Out of reach.'],
  [new Error('broken'), 'Couldn’t load this setting.'],
])('a setting that can’t be loaded says so, and loads when it is requested again: %s', async (failure, told) => {
  const answers = [failure, { on: true }]
  const { screen, mail } = await setting({ [READ]: () => answers.shift() })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(mail).toBeChecked()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('the emails are turned off with one press', async () => {
  const { mail, sent } = await setting({ [READ]: { on: true }, [TURN]: (body: unknown) => body })
  await expect.element(mail).toBeChecked()
  await mail.click()
  await expect.element(mail).not.toBeChecked()
  await expect.element(mail).not.toHaveAttribute('aria-busy')
  expect(sent()).toEqual([{ on: false }])
})

test('while the choice is being saved, the switch shows it and ignores presses', async () => {
  const { mail, sent } = await setting({ [TURN]: PENDING })
  await mail.click()
  await expect.element(mail).toBeChecked()
  await expect.element(mail).toHaveAttribute('aria-busy', 'true')
  await mail.click()
  await expect.element(mail).toBeChecked()
  expect(sent()).toHaveLength(1)
})

test.each([
  [OUT_OF_REACH, 'Out of reach.'],
  [new Error('broken'), 'Couldn’t save. Please try again.'],
])('a choice that can’t be saved is undone, with the reason, and can be made again: %s', async (failure, told) => {
  const answers = [failure, { on: true }]
  const { screen, mail } = await setting({ [TURN]: () => answers.shift() })
  await mail.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told)
  await expect.element(mail).not.toBeChecked()
  await mail.click()
  await expect.element(mail).toBeChecked()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
