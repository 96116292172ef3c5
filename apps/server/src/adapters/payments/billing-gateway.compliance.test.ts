import { expect, test } from 'vitest'
import { aCard } from '#server/testing/builders.ts'
import { fakeStripe } from '#server/testing/fake-stripe.ts'
import type { BillingGateway, TakenCard } from './billing-gateway.ts'
import { checkedCard } from './sandbox-card.ts'
import { sandboxGateway } from './sandbox-gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'

type Setup = AsyncDisposable & {
  gateway: BillingGateway
  /** The body that the page sends after a valid card was entered. */
  enterCard(customer: string): Promise<TakenCard>
  /** Cards that the service stores for a customer; the sandbox stores none. */
  heldCards(customer: string): string[]
}

const SETUPS: Record<string, () => Promise<Setup>> = {
  sandbox: async () => ({
    gateway: sandboxGateway(),
    enterCard: async () => checkedCard(aCard(), now),
    heldCards: () => [],
    async [Symbol.asyncDispose]() {},
  }),
  stripe: async () => {
    const stripe = await fakeStripe()
    const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
    return {
      gateway,
      async enterCard(customer) {
        const secret = await gateway.beginCard(customer)
        return { setupIntentId: stripe.enterCard(secret ?? '', { last4: '4242' }) }
      },
      heldCards: (customer) => stripe.heldCards(customer),
      [Symbol.asyncDispose]: () => stripe[Symbol.asyncDispose](),
    }
  },
}

const now = new Date('2026-11-21T12:00:00.000Z')

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

for (const [name, setUp] of Object.entries(SETUPS)) {
  test(`${name}: only the visible data of an accepted card is stored`, async () => {
    await using setup = await setUp()
    const customer = await setup.gateway.openCustomer('account')
    const card = await setup.gateway.addCard(customer, await setup.enterCard(customer))
    expect(card).toEqual({
      reference: expect.stringMatching(/^\w/),
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2031,
      billingAddress: {
        name: 'Mara Lind',
        line1: '12 Harbour Street',
        city: 'Key West',
        state: 'FL',
        postalCode: '33040',
        country: 'US',
      },
    })
    await setup.gateway.makeDefault(customer, card.reference)
  })

  test(`${name}: a card can be removed, also one that is gone`, async () => {
    await using setup = await setUp()
    const customer = await setup.gateway.openCustomer('account')
    const add = async () => setup.gateway.addCard(customer, await setup.enterCard(customer))
    const [removed, kept] = [await add(), await add()]
    const held = setup.heldCards(customer)
    expect(held).toEqual(name === 'stripe' ? [removed.reference, kept.reference] : [])
    await setup.gateway.removeCard(customer, removed.reference)
    expect(setup.heldCards(customer)).toEqual(held.filter((reference) => reference !== removed.reference))
    await setup.gateway.removeCard(customer, removed.reference)
    expect(setup.heldCards(customer)).toEqual(held.filter((reference) => reference !== removed.reference))
  })

  test(`${name}: any plan can follow any other`, async () => {
    await using setup = await setUp()
    const customer = await setup.gateway.openCustomer('account')
    let plan: string | null = null
    for (const tier of ['pro', 'premium', 'pro', 'free', 'premium', 'free'] as const) {
      plan = await setup.gateway.changePlan(customer, plan, tier)
      if (tier === 'free') expect(plan).toBeNull()
    }
  })

  test(`${name}: a customer can be closed, also one that is closed`, async () => {
    await using setup = await setUp()
    const customer = await setup.gateway.openCustomer('account')
    await setup.gateway.changePlan(customer, null, 'pro')
    await setup.gateway.closeCustomer(customer)
    await setup.gateway.closeCustomer(customer)
  })
}

test.each([
  ['a number that fails Luhn', { cardNumber: '4242 4242 4242 4241' }, 'cardNumber'],
  ['a number of letters', { cardNumber: 'four two four two' }, 'cardNumber'],
  ['last month', { expiryYear: 2026, expiryMonth: 10 }, 'expiryMonth'],
  ['last year', { expiryYear: 2025, expiryMonth: 12 }, 'expiryMonth'],
  ['a CVV of four digits on Visa', { cvv: '1234' }, 'cvv'],
  ['a CVV of three digits on American Express', { cardNumber: '378282246310005', cvv: '123' }, 'cvv'],
  ['a state that is none', { state: 'Bohemia' }, 'state'],
  ['the number that is always declined', { cardNumber: '4000 0000 0000 0002' }, 'cardNumber'],
])('the sandbox refuses %s, by the field and without what was typed', (_, change, field) => {
  const card = aCard(change)
  const refusal = thrownBy(() => checkedCard(card, now))
  expect(refusal).toMatchObject({ code: 'CARD_REFUSED', details: { field } })
  const told = JSON.stringify([(refusal as Error).message, refusal])
  expect(told).not.toContain(card.cardNumber)
  expect(told).not.toMatch(/\d{3,}/)
})

test.each([
  ['the month it is', { expiryYear: 2026, expiryMonth: 11 }],
  ['American Express with four digits', { cardNumber: '3782 822463 10005', cvv: '1234' }],
  ['19 digits', { cardNumber: '6205500000000000004' }],
  ['a free region elsewhere', { country: 'GB' as const, state: 'Kent' }],
  ['no region elsewhere', { country: 'AU' as const, state: '' }],
])('the sandbox takes %s', async (_, change) => {
  await expect(sandboxGateway().addCard('customer', checkedCard(aCard(change), now))).resolves.toMatchObject({
    reference: expect.stringContaining('sandbox_'),
  })
})

test('the server sends Stripe no raw card and no email address', async () => {
  await using stripe = await fakeStripe()
  const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
  const customer = await gateway.openCustomer('account')
  await expect(gateway.addCard(customer, checkedCard(aCard(), now))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(JSON.stringify(stripe.asked)).not.toMatch(/4242|@/)
})

test("a card from another customer's intent, or one that is not confirmed, is refused", async () => {
  await using stripe = await fakeStripe()
  const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
  const [mine, theirs] = [await gateway.openCustomer('mine'), await gateway.openCustomer('theirs')]
  const secret = (await gateway.beginCard(theirs)) ?? ''
  const setupIntentId = secret.replace(/_secret.*/, '')
  await expect(gateway.addCard(theirs, { setupIntentId })).rejects.toMatchObject({ code: 'CARD_REFUSED' })
  stripe.enterCard(secret, { last4: '4242' })
  await expect(gateway.addCard(mine, { setupIntentId })).rejects.toMatchObject({ code: 'CARD_REFUSED' })
})

test('each plan is charged at its price, and one at a time', async () => {
  await using stripe = await fakeStripe()
  const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
  const customer = await gateway.openCustomer('account')
  const pro = await gateway.changePlan(customer, null, 'pro')
  expect(stripe.running()).toEqual(['soundings_pro_999'])
  const premium = await gateway.changePlan(customer, pro, 'premium')
  expect(stripe.running()).toEqual(['soundings_premium_1999'])
  expect(stripe.asked.filter(({ call }) => call === 'POST /v1/prices').map(({ fields }) => fields)).toMatchObject([
    { unit_amount: '999', currency: 'usd', 'recurring[interval]': 'month' },
    { unit_amount: '1999' },
  ])
  await gateway.changePlan(customer, premium, 'free')
  expect(stripe.running()).toEqual([])
})

test('a plan that was started but never recorded is reused, not charged twice', async () => {
  await using stripe = await fakeStripe()
  const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
  const customer = await gateway.openCustomer('account')
  const unnoted = await gateway.changePlan(customer, null, 'pro')
  expect(await gateway.changePlan(customer, null, 'premium')).toBe(unnoted)
})

test('closing a customer ends the plan', async () => {
  await using stripe = await fakeStripe()
  const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
  const customer = await gateway.openCustomer('account')
  await gateway.changePlan(customer, null, 'pro')
  await gateway.closeCustomer(customer)
  expect(stripe.running()).toEqual([])
})

test('a declined card and an unavailable service give different errors', async () => {
  await using stripe = await fakeStripe()
  const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
  const customer = await gateway.openCustomer('account')
  stripe.declineAll()
  await expect(gateway.changePlan(customer, null, 'pro')).rejects.toMatchObject({
    code: 'CARD_REFUSED',
    message: 'This card was declined.',
  })
  stripe.goAway()
  await expect(gateway.openCustomer('another')).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' })
})
