import type { PaymentMethod, PaymentMethods as Answer } from '@soundings/contract/billing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { PaymentMethods } from './payment-methods.tsx'

const METHODS = '/api/billing/payment-methods'

const visa: PaymentMethod = {
  id: 'one',
  type: 'card',
  last4: '4242',
  brand: 'visa',
  expiryMonth: 3,
  expiryYear: 2031,
  isDefault: true,
  billingAddress: { name: 'Mara', line1: '1 Quay', city: 'Deal', state: 'Kent', postalCode: 'CT14', country: 'GB' },
}

const answer = (overrides: Partial<Answer> = {}): Answer => ({
  nextChargeDate: '2026-12-01',
  nextChargeAmount: 9.99,
  paymentMethods: [visa],
  gateway: 'sandbox',
  publishableKey: null,
  ...overrides,
})

test('while cards are loaded a spinner shows', async () => {
  renderOver({ [`GET ${METHODS}`]: PENDING }, <PaymentMethods />)
  await expect.element(page.getByText('Loading…')).toBeVisible()
})

test('cards stand with the next charge, and the sandbox says what it is', async () => {
  renderOver({ [`GET ${METHODS}`]: answer() }, <PaymentMethods />)
  await expect.element(page.getByText('Next charge $9.99 on December 1, 2026.')).toBeVisible()
  await expect.element(page.getByText('Visa ending 4242')).toBeVisible()
  await expect.element(page.getByText(/^Expires 03\/2031\. Mara, .* Default\.$/)).toBeVisible()
  await expect.element(page.getByText(/^This server runs a sandbox/)).toBeVisible()
})

test('without a plan and a card it says that there is nothing', async () => {
  const nothing = answer({ paymentMethods: [], nextChargeDate: null, nextChargeAmount: null, gateway: 'stripe' })
  renderOver({ [`GET ${METHODS}`]: nothing }, <PaymentMethods />)
  await expect.element(page.getByText('Nothing will be charged.')).toBeVisible()
  await expect.element(page.getByText('No payment method yet.')).toBeVisible()
  expect(page.getByText(/sandbox/i).elements()).toHaveLength(0)
})

test('data that cannot be loaded is replaced by a sample that says so and has nothing to press', async () => {
  renderOver({ [`GET ${METHODS}`]: refusal(500, 'INTERNAL', 'Something went wrong.') }, <PaymentMethods />)
  await expect.element(page.getByText(/is a sample, not your data/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Sample payment methods' })).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Try again'])
})

test('with Stripe no field of this page takes a card number', async () => {
  renderOver(
    {
      [`GET ${METHODS}`]: answer({ gateway: 'stripe', publishableKey: 'pk_test_1' }),
      'POST /api/billing/card-entry': PENDING,
    },
    <PaymentMethods />,
  )
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(page.getByRole('form', { name: 'Add payment method' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Add card' })).toBeDisabled()
})

test('a payment service that is away is said in the words of the specification', async () => {
  renderOver({ [`GET ${METHODS}`]: answer({ gateway: 'stripe', publishableKey: 'pk_test_1' }) }, <PaymentMethods />)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText(/^Failed to add payment method\. Please try again\./)).toBeVisible()
})
