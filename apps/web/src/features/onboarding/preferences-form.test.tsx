import { onboarding } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { anOnboarding } from '#web/testing/builders.ts'
import { callOf, PENDING, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { PreferencesForm } from './preferences-form.tsx'

const STATUS = callOf(onboarding.status)
const SAVE = callOf(onboarding.savePreferences)

async function form(answers: Answers) {
  const { screen, calls } = renderOver(answers, <PreferencesForm />)
  return { screen: await screen, calls }
}

test('preferences that load show a spinner, and a failure shows an error', async () => {
  await expect.element((await form({ [STATUS]: PENDING })).screen.getByText('Loading…')).toBeVisible()
  let working = false
  const answer = () => (working ? anOnboarding(4, { tone: 'Neutral' }) : new Error('lost'))
  const { screen } = await form({ [STATUS]: answer })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  working = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('radio', { name: /^Neutral/ })).toBeChecked()
})

test('Save is disabled until something was changed', async () => {
  const { screen, calls } = await form({
    [STATUS]: anOnboarding(4, { tone: 'Neutral', frequency: 'Daily' }),
    [SAVE]: { ok: true },
  })
  const button = screen.getByRole('button', { name: 'Save' })
  await expect.element(button).toBeDisabled()
  await screen.getByRole('radio', { name: /^Concise/ }).click()
  await button.click()
  await expect.element(screen.getByText(/^Saved\./)).toBeVisible()
  const saved = calls.find(({ call }) => call === SAVE)
  expect(saved?.body).toEqual({ tone: 'Concise', frequency: 'Daily', language: 'en' })
})

test('without a tone Save is disabled', async () => {
  const { screen } = await form({ [STATUS]: anOnboarding(0) })
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a failed save says so, and the choice stays', async () => {
  const { screen } = await form({ [STATUS]: anOnboarding(4, { tone: 'Neutral', frequency: 'Daily' }) })
  await screen.getByRole('radio', { name: /^Concise/ }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Concise/ })).toBeChecked()
})
