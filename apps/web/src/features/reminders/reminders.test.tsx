import { reminders } from '@soundings/contract/endpoints'
import type { Reminders } from '@soundings/contract/reminders'
import { REMINDER_SENTENCE } from '@soundings/core/reminders'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { ReminderSettings } from './reminder-settings.tsx'

const READ = callOf(reminders.read)
const CHANGE = callOf(reminders.change)

const saved = (changes: Partial<Reminders> = {}): Reminders => ({
  on: true,
  time: '21:30',
  days: [0, 1, 2, 3, 4, 5, 6],
  way: 'email',
  quiet_until: null,
  readable: true,
  push_key: 'BA',
  this_device: false,
  devices: 0,
  ...changes,
})

const rendered = (answer: unknown, answers: Record<string, unknown> = {}) =>
  renderOver({ [READ]: answer, ...answers }, <ReminderSettings />)

test('while they load there is a spinner, and a failure can be tried again', async () => {
  await expect.element((await rendered(PENDING).screen).getByText('Loading…')).toBeInTheDocument()
  const failed = await rendered(new Error('lost')).screen
  await expect.element(failed.getByRole('alert')).toBeVisible()
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('while reminders are off, only the switch is there', async () => {
  const screen = await rendered(saved({ on: false })).screen
  await expect.element(screen.getByRole('switch', { name: 'A nudge to write' })).not.toBeChecked()
  expect(screen.getByText('What arrives').query()).toBeNull()
})

test('the sentence that arrives is shown, and that a written day has no reminder', async () => {
  const screen = await rendered(saved()).screen
  await expect.element(screen.getByText(`“${REMINDER_SENTENCE}”`)).toBeVisible()
  await expect
    .element(screen.getByText('You won’t get a reminder on a day when you’ve already written.', { exact: false }))
    .toBeVisible()
})

test('a change that fails leaves the saved choice and says so', async () => {
  const screen = await rendered(saved(), { [CHANGE]: refusal(503, 'NOT_READY', 'The journal is not ready yet.') })
    .screen
  await screen.getByRole('checkbox', { name: 'Friday' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The journal is not ready yet.')
  await expect.element(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked()
})

test('two choices in quick succession are both kept', async () => {
  const { screen, calls } = rendered(saved(), { [CHANGE]: (change: Partial<Reminders>) => saved(change) })
  const page = await screen
  await expect.element(page.getByRole('checkbox', { name: 'Friday' })).toBeChecked()
  const [friday, week] = [
    page.getByRole('checkbox', { name: 'Friday' }).element(),
    page.getByRole('button', { name: 'No reminders for 1 week' }).element(),
  ]
  // Both in one task, as on a busy device: the page has not been drawn between them.
  for (const pressed of [friday, week]) if (pressed instanceof HTMLElement) pressed.click()
  await expect.element(page.getByRole('button', { name: 'Resume reminders' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked()
  const sent = calls.filter(({ call }) => call === CHANGE).map(({ body }) => body)
  expect(sent.at(-1)).toMatchObject({ days: [0, 1, 2, 3, 4, 6], quiet_until: expect.stringMatching(/./) })
})

test('settings that were damaged are said to be, and a server without push offers email only', async () => {
  const screen = await rendered(saved({ readable: false, push_key: null })).screen
  await expect.element(screen.getByText('Please choose them again.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'This device' })).toBeDisabled()
  await expect.element(screen.getByText('This server can’t send notifications right now.')).toBeVisible()
})

test.each([
  [{ this_device: true, devices: 1 }, 'You get reminders here while you’re signed in.'],
  [{ this_device: true, devices: 3 }, 'You get reminders here and on 2 other devices while you’re signed in.'],
  [{ devices: 1 }, 'Reminders go to one other device, not this one.'],
  [{}, 'No device gets reminders at the moment.'],
])('it says which devices get reminders: %o', async (changes, sentence) => {
  const screen = await rendered(saved({ way: 'device', ...changes })).screen
  await expect.element(screen.getByText(sentence)).toBeVisible()
})
