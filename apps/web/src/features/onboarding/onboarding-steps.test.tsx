import { onboarding } from '@soundings/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { anOnboarding } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { AwakeningStep } from './awakening-step.tsx'
import { IntentionsStep } from './intentions-step.tsx'
import { MethodStep } from './method-step.tsx'
import { TuningStep } from './tuning-step.tsx'

const INTENTIONS = callOf(onboarding.saveIntentions)
const METHOD = callOf(onboarding.saveMethod)
const PREFERENCES = callOf(onboarding.savePreferences)
const COMPLETE = callOf(onboarding.complete)
const SAVED = { ok: true }
const SEEN = 'onboarding-step3-context-seen'

beforeEach(() => localStorage.setItem(SEEN, 'true'))

/** A step, and its calls to the page. */
async function step(answers: Answers, draw: (report: (word: string) => () => void) => ReactNode) {
  const reported: string[] = []
  const { screen, calls } = renderOver(
    answers,
    draw((word) => () => void reported.push(word)),
  )
  return { screen: await screen, calls, reported }
}

const intentions = (answers: Answers, chosen: string[] = []) =>
  step(answers, (report) => (
    <IntentionsStep chosen={anOnboarding(0, { intentions: chosen }).onboarding} onSaved={report('saved')} />
  ))

test('the first step requires at least one intention', async () => {
  const { screen, calls } = await intentions({ [INTENTIONS]: SAVED })
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('alert').getByText(/^Please select at least one intention/)).toBeVisible()
  expect(calls).toEqual([])
  await screen.getByRole('checkbox', { name: 'Self-awareness' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('the chosen intentions are saved, and the next step opens', async () => {
  const { screen, calls, reported } = await intentions({ [INTENTIONS]: SAVED })
  await screen.getByRole('checkbox', { name: 'Self-awareness' }).click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => reported).toEqual(['saved'])
  expect(calls).toEqual([{ call: INTENTIONS, body: { intentions: ['Self-awareness'] } }])
})

test('a returning person sees the saved intentions and can remove one', async () => {
  const { screen, calls } = await intentions({ [INTENTIONS]: PENDING }, ['Self-awareness'])
  const box = screen.getByRole('checkbox', { name: 'Self-awareness' })
  await expect.element(box).toBeChecked()
  await box.click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(calls).toEqual([])
})

test('a step whose save fails says so and stays', async () => {
  const { screen, reported } = await intentions({}, ['Self-awareness'])
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to save. Please try again.')
  expect(reported).toEqual([])
})

test('a step that is being saved is not saved twice', async () => {
  const { screen, calls } = await intentions({ [INTENTIONS]: PENDING }, ['Self-awareness'])
  const button = screen.getByRole('button', { name: 'Continue' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  expect(calls).toHaveLength(1)
})

test('each step shows the progress', async () => {
  const { screen } = await intentions({})
  await expect.element(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toHaveAttribute('aria-valuenow', '1')
  expect(screen.getByRole('button', { name: 'Back' }).query()).toBeNull()
})

const method = (answers: Answers, chosen: Parameters<typeof MethodStep>[0]['chosen'] = null) =>
  step(answers, (report) => (
    <MethodStep
      chosen={chosen}
      bring={null}
      notice={<p>Two entries imported.</p>}
      onUpload={report('upload')}
      onBack={report('back')}
      onSaved={report('saved')}
    />
  ))

test('the second step starts with typing, and offers an upload to people with existing journals', async () => {
  const { screen, calls, reported } = await method({ [METHOD]: SAVED })
  await expect.element(screen.getByRole('checkbox', { name: /^Text/ })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Upload content' }).query()).toBeNull()
  await screen.getByRole('checkbox', { name: /^Photo/ }).click()
  await screen.getByRole('button', { name: 'Upload content' }).click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => reported).toEqual(['upload', 'saved'])
  expect(calls[0]?.body).toEqual({ methodText: true, methodPhoto: true, methodImport: false })
})

test('the second step shows the saved choice, the result of an upload, and the way back', async () => {
  const { screen, reported } = await method({}, anOnboarding(2, { method_import: true }).onboarding)
  await expect.element(screen.getByRole('checkbox', { name: /^Import/ })).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: /^Text/ })).not.toBeChecked()
  await expect.element(screen.getByText('Two entries imported.')).toBeVisible()
  await screen.getByRole('button', { name: 'Back' }).click()
  expect(reported).toEqual(['back'])
})

const tuning = (answers: Answers, chosen: Parameters<typeof TuningStep>[0]['chosen'] = null) =>
  step(answers, (report) => <TuningStep chosen={chosen} onBack={report('back')} onSaved={report('saved')} />)

test('the third step requires a tone', async () => {
  const { screen, calls, reported } = await tuning({ [PREFERENCES]: SAVED })
  const button = screen.getByRole('button', { name: 'Save & Continue' })
  await expect.element(button).toBeDisabled()
  await expect.element(screen.getByText('Please select a tone to continue.')).toBeVisible()
  await screen.getByRole('radio', { name: /^Playful/ }).click()
  await button.click()
  await expect.poll(() => reported).toEqual(['saved'])
  expect(calls[0]?.body).toEqual({ tone: 'Playful', language: 'en' })
})

test('a chosen frequency is saved with the tone', async () => {
  const { screen, calls } = await tuning({ [PREFERENCES]: SAVED }, anOnboarding(2, { tone: 'Neutral' }).onboarding)
  await expect.element(screen.getByRole('radio', { name: /^Neutral/ })).toBeChecked()
  await screen.getByRole('radio', { name: 'Daily' }).click()
  await screen.getByRole('button', { name: 'Save & Continue' }).click()
  await expect.poll(() => calls[0]?.body).toEqual({ tone: 'Neutral', frequency: 'Daily', language: 'en' })
})

test('the third step shows its explanation once per device', async () => {
  localStorage.removeItem(SEEN)
  const first = await tuning({})
  await first.screen.getByRole('button', { name: 'Got it!' }).click()
  await expect.element(first.screen.getByRole('dialog')).not.toBeInTheDocument()
  const second = await tuning({})
  await expect.element(second.screen.getByRole('heading', { name: 'Tune your Echo' }).first()).toBeVisible()
  expect(second.screen.getByRole('dialog').query()).toBeNull()
})

test('the last step completes onboarding, or shows why it failed', async () => {
  let answer: unknown = refusal(409, 'STEP_MISSING', 'Choose a tone first.')
  const { screen, reported } = await step({ [COMPLETE]: () => answer }, (report) => (
    <AwakeningStep onBack={report('back')} onCompleted={report('completed')} />
  ))
  await screen.getByRole('button', { name: 'Start journaling' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose a tone first.')
  expect(reported).toEqual([])
  answer = SAVED
  await screen.getByRole('button', { name: 'Start journaling' }).click()
  await expect.poll(() => reported).toEqual(['completed'])
})
