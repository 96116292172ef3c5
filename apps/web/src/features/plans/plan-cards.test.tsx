import { billing } from '@soundings/contract/endpoints'
import type { Tier } from '@soundings/core/account'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { PlanCards } from './plan-cards.tsx'

const CHANGE = callOf(billing.changeTier)

async function plans(current: Tier, answers: Answers = {}, isSandbox = false) {
  const { screen, calls } = renderOver(
    answers,
    <main id="main" tabIndex={-1}>
      <PlanCards current={current} isSandbox={isSandbox} />
    </main>,
  )
  return { screen: await screen, calls }
}

test('the current plan cannot be chosen', async () => {
  const { screen } = await plans('pro')
  const card = screen.getByRole('article', { name: 'Pro' })
  await expect.element(card.getByRole('button')).toBeDisabled()
  await expect.element(screen.getByRole('article', { name: 'Premium' }).getByRole('button')).toBeEnabled()
})

test('a change needs a confirmation that shows the price', async () => {
  const { screen, calls } = await plans('free', { [CHANGE]: { ok: true, tier: 'pro' } })
  await screen.getByRole('article', { name: 'Pro' }).getByRole('button').click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/\$\d+\.\d\d a month/)).toBeVisible()
  expect(calls).toEqual([])
  await dialog.getByRole('button', { name: /Upgrade/ }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls).toEqual([{ call: CHANGE, body: { tier: 'pro' } }])
  // The button of the plan is disabled then.
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a downgrade to Free lists what is lost, and the plan can be kept', async () => {
  const { screen, calls } = await plans('premium', { [CHANGE]: PENDING })
  await screen.getByRole('article', { name: 'Free' }).getByRole('button').click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('status')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Premium' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a failed change shows an error in the dialog, with the server’s reason', async () => {
  const { screen } = await plans('free', { [CHANGE]: refusal(402, 'CARD_NEEDED', 'Add a card first.') })
  await screen.getByRole('article', { name: 'Pro' }).getByRole('button').click()
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /Upgrade/ })
    .click()
  await expect
    .element(screen.getByRole('alert').getByText(/^Failed to change subscription tier\..* Add a card first\.$/))
    .toBeVisible()
})
