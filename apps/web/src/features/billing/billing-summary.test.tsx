import { billing } from '@soundings/contract/endpoints'
import type { PaymentMethods } from '@soundings/contract/billing'
import { expect, test } from 'vitest'
import { callOf, PENDING, renderOver } from '#web/testing/render-app.tsx'
import { BillingSummary } from './billing-summary.tsx'
import { nextChargeSentence } from './next-charge.ts'

const NOTHING: PaymentMethods = {
  nextChargeDate: null,
  nextChargeAmount: null,
  paymentMethods: [],
  gateway: 'stripe',
  publishableKey: null,
}
const CARD: PaymentMethods['paymentMethods'][number] = {
  id: 'one',
  type: 'card',
  last4: '4242',
  brand: 'visa',
  expiryMonth: 3,
  expiryYear: 2031,
  isDefault: true,
  billingAddress: { name: 'Mara', line1: '1 Quay', city: 'Deal', state: 'Kent', postalCode: 'CT14', country: 'GB' },
}

const summary = (answer: unknown) => renderOver({ [callOf(billing.paymentMethods)]: answer }, <BillingSummary />).screen

test('the card to be charged is shown with the next charge', async () => {
  const other = { ...CARD, id: 'two', last4: '1111', isDefault: false }
  const charged = { ...NOTHING, nextChargeDate: '2026-12-01', nextChargeAmount: 9.99, paymentMethods: [other, CARD] }
  const screen = await summary(charged)
  await expect.element(screen.getByText('Visa ending 4242')).toBeVisible()
  await expect.element(screen.getByText('Next charge $9.99 on December 1, 2026.')).toBeVisible()
})

test('without a card it says that there is none', async () => {
  const screen = await summary(NOTHING)
  await expect.element(screen.getByText('No payment method')).toBeVisible()
  await expect.element(screen.getByText('Nothing will be charged.')).toBeVisible()
})

test('while the summary loads it says so', async () => {
  await expect.element((await summary(PENDING)).getByText('Loading…')).toBeVisible()
})

test('a summary that can’t be loaded claims nothing about the card', async () => {
  const screen = await summary(new Error('lost'))
  await expect.element(screen.getByText('Couldn’t load your billing details.')).toBeVisible()
  expect(screen.getByText('No payment method').query()).toBeNull()
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/settings/payment-method')
})

test('a summary that can’t be loaded is asked for again on request', async () => {
  let answer: unknown = new Error('lost')
  const screen = await renderOver({ [callOf(billing.paymentMethods)]: () => answer }, <BillingSummary />).screen
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  answer = NOTHING
  await again.click()
  await expect.element(screen.getByText('Nothing will be charged.')).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('a charge without a date or an amount counts as none', () => {
  expect(nextChargeSentence({ nextChargeDate: '2026-12-01', nextChargeAmount: null })).toBe('Nothing will be charged.')
  expect(nextChargeSentence({ nextChargeDate: null, nextChargeAmount: 9.99 })).toBe('Nothing will be charged.')
})
