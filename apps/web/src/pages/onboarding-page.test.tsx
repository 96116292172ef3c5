import { imports, onboarding } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { useLocation, useNavigate } from 'react-router'
import { anOnboarding } from '#web/testing/builders.ts'
import { callOf, PENDING, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { Page } from './onboarding-page.tsx'

const STATUS = callOf(onboarding.status)

/** The page, its current URL, and the browser's Back button. */
function Shown() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Page />
      <output>{pathname}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  )
}

const onboardingAt = (answers: Answers, address: string) => renderOver(answers, <Shown />, address).screen

test('while the progress is unknown, a spinner shows', async () => {
  const screen = await onboardingAt({ [STATUS]: PENDING }, '/onboarding')
  await expect.element(screen.getByText('Loading…')).toBeVisible()
})

test('without a status, onboarding starts with the first step', async () => {
  const screen = await onboardingAt({}, '/onboarding/step-3')
  await expect.element(screen.getByText('Step 1 of 4')).toBeVisible()
  await expect.element(screen.getByRole('status').last()).toBeInTheDocument()
})

test.each([
  ['/onboarding', 0, '/onboarding/step-1'],
  ['/onboarding/step-4', 1, '/onboarding/step-2'],
  ['/onboarding/step-1', 2, '/onboarding/step-3'],
])('from %s with %i saved steps, onboarding continues at %s', async (address, saved, shown) => {
  const screen = await onboardingAt({ [STATUS]: anOnboarding(saved) }, address)
  await expect.element(screen.getByText(shown)).toBeInTheDocument()
})

test('finished onboarding redirects to the journal', async () => {
  const finished = { ...anOnboarding(4), user: { onboarding_completed: true, onboarding_step: 4 } }
  const screen = await onboardingAt({ [STATUS]: finished }, '/onboarding/step-2')
  await expect.element(screen.getByText('/journal', { exact: true })).toBeInTheDocument()
})

test('the person can go forward, back with the button and back with the browser, and the choice stays', async () => {
  let saved = 0
  const screen = await onboardingAt(
    {
      [STATUS]: () => anOnboarding(saved, saved > 0 ? { intentions: ['Self-awareness'] } : {}),
      [callOf(onboarding.saveIntentions)]: () => ((saved = 1), { ok: true }),
    },
    '/onboarding',
  )
  await screen.getByRole('checkbox', { name: 'Self-awareness' }).click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('Step 2 of 4')).toBeVisible()
  await screen.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(screen.getByText('Step 1 of 4')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'Self-awareness' })).toBeChecked()
  await screen.getByRole('button', { name: 'Browser back' }).click()
  await expect.element(screen.getByText('Step 2 of 4')).toBeVisible()
})

test('the second step opens the upload dialog, which can be closed again', async () => {
  const screen = await onboardingAt(
    { [STATUS]: anOnboarding(1, { method_import: true }), [callOf(imports.waiting)]: { waiting: [] } },
    '/onboarding',
  )
  await screen.getByRole('button', { name: 'Upload content' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Upload Content' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
