import { writing } from '@soundings/contract/endpoints'
import type { WritingChange } from '@soundings/contract/writing'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnreachableError } from '#web/lib/api-error.ts'
import { usualWriting } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { WritingSettings } from './writing-settings.tsx'

const READ = callOf(writing.choices)
const CHANGE = callOf(writing.change)
const OUT_OF_REACH = refusal(503, 'NOT_READY', 'Out of reach.')
const UNREACHABLE = 'Can’t reach Soundings right now. Check your connection and try again.'

/** The settings over a server that stores each change, unless the test answers otherwise. */
async function settings(answers: Answers = {}, stored = usualWriting()) {
  const change = (sent: WritingChange) => ({ ...Object.assign(stored, sent, { readable: true }) })
  const all = { [READ]: () => ({ ...stored }), [CHANGE]: change, ...answers }
  const { screen, calls } = renderOver(all, <WritingSettings prompts={<p>Own prompts</p>} />)
  const sent = () => calls.filter(({ call }) => call === CHANGE).map(({ body }) => body)
  return { screen: await screen, sent }
}

test('while the settings load, a spinner shows', async () => {
  const { screen } = await settings({ [READ]: PENDING })
  await expect.element(screen.getByText('Loading…')).toBeVisible()
})

test('settings that can’t be loaded show why, and load when they are requested again', async () => {
  // The second request succeeds, with another choice than the default: it shows that these settings were loaded.
  const answers = [OUT_OF_REACH, usualWriting({ day_start: 4, streaks_shown: false })]
  const { screen } = await settings({ [READ]: () => answers.shift() })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Your day starts at' })).toHaveValue('4')
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('the stored choices are shown, with the prompts below them', async () => {
  const { screen } = await settings({}, usualWriting({ day_start: 3, word_goal: 250, streaks_shown: false }))
  await expect.element(screen.getByRole('switch', { name: 'Keep streaks out of sight' })).toBeChecked()
  await expect.element(screen.getByRole('combobox', { name: 'Your day starts at' })).toHaveValue('3')
  await expect.element(screen.getByRole('spinbutton', { name: 'Word goal' })).toHaveValue(250)
  await expect.element(screen.getByText('Own prompts')).toBeVisible()
})

test('a day can start at any hour from midnight to six', async () => {
  const { screen } = await settings()
  await expect.element(screen.getByRole('combobox', { name: 'Your day starts at' })).toHaveValue('0')
  const hours = screen.getByRole('option').elements()
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    'Midnight',
    ...[1, 2, 3, 4, 5, 6].map((hour) => `${hour}:00 AM`),
  ])
})

test('streaks are hidden with one press, and shown again with another', async () => {
  const { screen, sent } = await settings()
  const hidden = screen.getByRole('switch', { name: 'Keep streaks out of sight' })
  await hidden.click()
  await expect.element(hidden).toBeChecked()
  await expect.element(hidden).not.toHaveAttribute('aria-busy')
  await hidden.click()
  await expect.element(hidden).not.toBeChecked()
  expect(sent()).toEqual([{ streaks_shown: false }, { streaks_shown: true }])
})

test('a choice shows at once, while it is being saved', async () => {
  const { screen } = await settings({ [CHANGE]: PENDING })
  const hidden = screen.getByRole('switch', { name: 'Keep streaks out of sight' })
  await hidden.click()
  await expect.element(hidden).toBeChecked()
  await expect.element(hidden).toHaveAttribute('aria-busy', 'true')
  const start = screen.getByRole('combobox', { name: 'Your day starts at' })
  await start.selectOptions('5')
  await expect.element(start).toHaveValue('5')
  await expect.element(hidden).toBeChecked()
})

test('the start of the day is saved as soon as it is chosen', async () => {
  const { screen, sent } = await settings()
  const start = screen.getByRole('combobox', { name: 'Your day starts at' })
  await start.selectOptions('4')
  await expect.element(start).toHaveValue('4')
  expect(sent()).toEqual([{ day_start: 4 }])
})

test('after a failed save the switch and the hour show the stored choices again, with the reason', async () => {
  const { screen } = await settings({ [CHANGE]: OUT_OF_REACH })
  const hidden = screen.getByRole('switch', { name: 'Keep streaks out of sight' })
  await hidden.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  await expect.element(hidden).not.toBeChecked()
  const start = screen.getByRole('combobox', { name: 'Your day starts at' })
  await start.selectOptions('4')
  await expect.poll(() => screen.getByRole('alert').all()).toHaveLength(2)
  await expect.element(start).toHaveValue('0')
})

test('a failed save is still reported after another setting was saved', async () => {
  const first = Promise.withResolvers<unknown>()
  const answer = (change: WritingChange) =>
    'streaks_shown' in change ? first.promise : { ...usualWriting(), ...change }
  const { screen } = await settings({ [CHANGE]: answer })
  await screen.getByRole('switch', { name: 'Keep streaks out of sight' }).click()
  await screen.getByRole('combobox', { name: 'Your day starts at' }).selectOptions('4')
  await expect.element(screen.getByRole('combobox', { name: 'Your day starts at' })).toHaveValue('4')
  first.resolve(OUT_OF_REACH)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  await expect.element(screen.getByRole('switch', { name: 'Keep streaks out of sight' })).not.toBeChecked()
})

test('an error disappears when the next save succeeds', async () => {
  // The second save succeeds; its answer has another choice, which shows that it has arrived.
  const answers = [OUT_OF_REACH, usualWriting({ day_start: 4, streaks_shown: false })]
  const { screen } = await settings({ [CHANGE]: () => answers.shift() })
  const start = screen.getByRole('combobox', { name: 'Your day starts at' })
  await start.selectOptions('4')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await start.selectOptions('4')
  await expect.element(screen.getByRole('switch', { name: 'Keep streaks out of sight' })).toBeChecked()
  await expect.element(start).toHaveValue('4')
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('a word goal is saved with Enter, and an empty field ends it', async () => {
  const { screen, sent } = await settings()
  const goal = screen.getByRole('spinbutton', { name: 'Word goal' })
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await goal.fill('300')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await goal.fill('')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('No word goal.')).toBeVisible()
  expect(sent()).toEqual([{ word_goal: 300 }, { word_goal: null }])
})

test('the reason why a word goal is refused is below its field, over the whole width', async () => {
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(width, height))
  const { screen } = await settings({ [CHANGE]: refusal(400, 'INVALID_INPUT', 'Enter a whole number.') })
  const goal = screen.getByRole('spinbutton', { name: 'Word goal' })
  await goal.fill('999999')
  await userEvent.keyboard('{Enter}')
  const reason = screen.getByRole('alert')
  await expect.element(reason).toBeVisible()
  const field = goal.element().getBoundingClientRect()
  expect(reason.element().getBoundingClientRect().top).toBeGreaterThan(field.bottom)
  expect(reason.element().getBoundingClientRect().left).toBeLessThan(field.left)
})

test('what is not a number is refused, and the word goal stays', async () => {
  const { screen, sent } = await settings({}, usualWriting({ word_goal: 250 }))
  const goal = screen.getByRole('spinbutton', { name: 'Word goal' })
  await goal.click()
  await userEvent.keyboard('e{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 10 to 10,000.')
  expect(sent()).toEqual([])
})

test('while a word goal is being saved, pressing Enter again sends nothing', async () => {
  const { screen, sent } = await settings({ [CHANGE]: PENDING })
  await screen.getByRole('spinbutton', { name: 'Word goal' }).fill('300')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([{ word_goal: 300 }])
})

test.each([
  [
    'the server’s reason',
    { [CHANGE]: refusal(400, 'INVALID', 'A word goal is at least 10.') },
    'A word goal is at least 10.',
  ],
  ['a lost connection', { [CHANGE]: new UnreachableError() }, UNREACHABLE],
  ['an unexpected answer', { [CHANGE]: new Error('broken') }, 'Couldn’t save. Please try again.'],
])('a word goal that can’t be saved stays in its field, with %s', async (_, answers, told) => {
  const { screen } = await settings(answers)
  await screen.getByRole('spinbutton', { name: 'Word goal' }).fill('3')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told)
  await expect.element(screen.getByRole('spinbutton', { name: 'Word goal' })).toHaveValue(3)
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('settings that were damaged on the server say so until a choice is saved', async () => {
  const { screen } = await settings({}, usualWriting({ readable: false }))
  const damaged = screen.getByText(/^These settings were damaged on the server’s disk\./)
  await expect.element(damaged).toBeVisible()
  await screen.getByRole('switch', { name: 'Keep streaks out of sight' }).click()
  await expect.element(damaged).not.toBeInTheDocument()
})
