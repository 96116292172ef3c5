import { billing } from '@soundings/contract/endpoints'
import type { PaymentMethod, PaymentMethods as Answer } from '@soundings/contract/billing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { PaymentMethods } from './payment-methods.tsx'

const METHODS = callOf(billing.paymentMethods)

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

test('while cards load a spinner shows', async () => {
  renderOver({ [METHODS]: PENDING }, <PaymentMethods />)
  await expect.element(page.getByText('Loading…')).toBeVisible()
})

test('cards are listed with the next charge, and a note explains test mode', async () => {
  renderOver({ [METHODS]: answer() }, <PaymentMethods />)
  await expect.element(page.getByText('Next charge $9.99 on December 1, 2026.')).toBeVisible()
  await expect.element(page.getByText('Visa ending 4242')).toBeVisible()
  await expect.element(page.getByText(/^Expires 03\/2031\. Mara, .* Default\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Payments are in test mode/)).toBeVisible()
})

test('without a plan and a card the page says so', async () => {
  const nothing = answer({ paymentMethods: [], nextChargeDate: null, nextChargeAmount: null, gateway: 'stripe' })
  renderOver({ [METHODS]: nothing }, <PaymentMethods />)
  await expect.element(page.getByText('Nothing will be charged.')).toBeVisible()
  await expect.element(page.getByText('No payment method yet.')).toBeVisible()
  expect(page.getByText(/sandbox/i).elements()).toHaveLength(0)
})

test('data that can’t be loaded is replaced by a labeled sample without buttons', async () => {
  renderOver({ [METHODS]: refusal(500, 'INTERNAL', 'Something went wrong.') }, <PaymentMethods />)
  await expect.element(page.getByText(/is an example, not your data/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Sample payment methods' })).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Try again'])
})

test('the form for a card starts at the current month', async () => {
  renderOver({ [METHODS]: answer() }, <PaymentMethods />)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  const now = new Date()
  await expect.element(page.getByLabelText('Expiry month')).toHaveValue(String(now.getMonth() + 1))
  await expect.element(page.getByLabelText('Expiry year')).toHaveValue(String(now.getFullYear()))
})

test('the form has the fields and limits of the specification, and can be hidden', async () => {
  renderOver({ [METHODS]: answer() }, <PaymentMethods />)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(page.getByLabelText('Card number')).toHaveAttribute('maxlength', '19')
  await expect.element(page.getByLabelText('CVV')).toHaveAttribute('maxlength', '4')
  const options = (label: string) =>
    page
      .getByLabelText(label)
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  expect(options('Expiry month')).toHaveLength(12)
  const thisYear = new Date().getFullYear()
  expect(options('Expiry year')).toEqual(Array.from({ length: 10 }, (_, index) => String(thisYear + index)))
  expect(options('State').slice(1, 5)).toEqual(['CA', 'NY', 'TX', 'FL'])
  await expect.element(page.getByLabelText('Country')).toHaveValue('US')
  expect(options('Country')).toEqual(['United States', 'Canada', 'United Kingdom', 'Australia'])
  await page.getByLabelText('Country').selectOptions('GB')
  await page.getByLabelText('State or region').fill('Kent')
  await page.getByRole('button', { name: 'Hide form' }).click()
  await expect.element(page.getByLabelText('Card number')).not.toBeInTheDocument()
})

test('a number is corrected in its middle without moving the caret', async () => {
  renderOver({ [METHODS]: answer() }, <PaymentMethods />)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  const number = page.getByLabelText('Card number')
  await number.click()
  await userEvent.keyboard('424242424242{ArrowLeft>8/}99')
  await expect.element(number).toHaveValue('4242 4992 4242 42')
  expect((number.element() as HTMLInputElement).selectionStart).toBe(8)
})

test('after a card is added the focus is on the button that shows the form', async () => {
  const add = callOf(billing.addPaymentMethod)
  renderOver({ [METHODS]: answer(), [add]: answer() }, <PaymentMethods />)
  const button = page.getByRole('button', { name: 'Add payment method' })
  await button.click()
  await page.getByLabelText('Card number').fill('4242 4242 4242 4242')
  await page.getByLabelText('CVV').fill('123')
  await page.getByLabelText('Name on card').fill('Mara')
  await page.getByLabelText('Address').fill('1 Quay')
  await page.getByLabelText('City').fill('Deal')
  await page.getByLabelText('State').selectOptions('CA')
  await page.getByLabelText('Postal code').fill('90001')
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect.element(button).toHaveFocus()
})

test('with Stripe no field of this page accepts a card number', async () => {
  renderOver(
    {
      [METHODS]: answer({ gateway: 'stripe', publishableKey: 'pk_test_1' }),
      [callOf(billing.beginCard)]: PENDING,
    },
    <PaymentMethods />,
  )
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(page.getByRole('form', { name: 'Add payment method' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Add card' })).toBeDisabled()
})

test('an unavailable payment service shows the specified message', async () => {
  renderOver({ [METHODS]: answer({ gateway: 'stripe', publishableKey: 'pk_test_1' }) }, <PaymentMethods />)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText(/^Failed to add payment method\. Please try again\./)).toBeVisible()
})
