import { profile } from '@soundings/contract/endpoints'
import type { ProfileAnswer } from '@soundings/contract/profile'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { Page } from './profile-page.tsx'

const PROFILE = callOf(profile.read)
const SAVE = callOf(profile.change)
const ANSWER: ProfileAnswer = {
  profile: {
    email: 'mara@example.test',
    display_name: 'Mara',
    timezone: 'Europe/Lisbon',
    avatar_url: null,
    subscription_tier: 'pro',
    created_at: '2026-11-01T08:00:00.000Z',
    unreadable: [],
  },
}

async function page(answers: Answers) {
  const { screen, calls } = renderOver(answers, <Page />)
  return { screen: await screen, calls }
}

test('while a profile loads a spinner shows', async () => {
  const { screen } = await page({ [PROFILE]: PENDING })
  await expect.element(screen.getByText('Loading…')).toBeVisible()
})

test('a profile that can’t be loaded can be requested again', async () => {
  let working = false
  const { screen } = await page({ [PROFILE]: () => (working ? ANSWER : refusal(503, 'NOT_READY', 'Out of reach.')) })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  working = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('Mara')
})

test('a name is saved without the spaces around it', async () => {
  const saved = { profile: { ...ANSWER.profile, display_name: 'Mara Lind' } }
  const { screen, calls } = await page({ [PROFILE]: ANSWER, [SAVE]: saved })
  await screen.getByLabelText('Display name').fill('  Mara Lind ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Profile saved.')).toBeVisible()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('Mara Lind')
  expect(calls.find(({ call }) => call === SAVE)?.body).toEqual({
    display_name: 'Mara Lind',
    timezone: 'Europe/Lisbon',
  })
})

test('a failed save shows an error with the reason', async () => {
  const { screen } = await page({ [PROFILE]: ANSWER, [SAVE]: refusal(422, 'INVALID', 'This name is too long.') })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert').getByText(/This name is too long\.$/)).toBeVisible()
})

test('a name that was damaged on the server can be entered again', async () => {
  const damaged = { profile: { ...ANSWER.profile, display_name: null, unreadable: ['display_name'] } }
  const { screen } = await page({ [PROFILE]: damaged })
  await expect.element(screen.getByText(/name was damaged/)).toBeVisible()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('')
})

test('the plan of the person is marked', async () => {
  const { screen } = await page({ [PROFILE]: ANSWER })
  await expect.element(screen.getByRole('article', { name: 'Pro' }).getByRole('button')).toBeDisabled()
})
