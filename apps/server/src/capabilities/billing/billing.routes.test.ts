import { expect, test } from 'vitest'
import { stripeGateway } from '#server/adapters/payments/stripe-gateway.ts'
import { aCard } from '#server/testing/builders.ts'
import { childrenRunning } from '#server/testing/child-processes.ts'
import { fakeStripe } from '#server/testing/fake-stripe.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { endSubscription } from './subscription.service.ts'

const METHODS = '/api/billing/payment-methods'
const list = async (person: Person) => (await person.get(METHODS)).json()
const add = (person: Person, overrides = {}) => person.post(METHODS, aCard(overrides))
const change = (person: Person, tier: string) => person.post('/api/subscription/change-tier', { tier })
const MASTERCARD = { cardNumber: '5555 5555 5555 4444' }

async function stripeApp() {
  const stripe = await fakeStripe()
  const gateway = await stripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', api: stripe.api })
  const fixture = await testApp({}, { billing: gateway })
  const addCard = async (person: Person) => {
    const { clientSecret } = (await person.post('/api/billing/card-entry')).json()
    return person.post(METHODS, { setupIntentId: stripe.enterCard(clientSecret, { last4: '4242' }) })
  }
  const dispose = async () => {
    await fixture[Symbol.asyncDispose]()
    await stripe[Symbol.asyncDispose]()
  }
  return { stripe, gateway, fixture, addCard, [Symbol.asyncDispose]: dispose }
}

test('on Free nothing is charged, and the sandbox identifies itself', async () => {
  await using fixture = await testApp()
  expect(await list(await fixture.person())).toEqual({
    nextChargeDate: null,
    nextChargeAmount: null,
    paymentMethods: [],
    gateway: 'sandbox',
    publishableKey: null,
  })
})

test('the date of the next charge follows from the plan and the local day on which it began', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  // In Prague it is already the 22nd.
  fixture.clock.set('2026-11-21T23:30:00.000Z')
  expect((await change(mara, 'pro')).json()).toEqual({ ok: true, tier: 'pro' })
  expect(await list(mara)).toMatchObject({ nextChargeDate: '2026-12-22', nextChargeAmount: 9.99 })
  fixture.clock.set('2026-12-24T12:00:00.000Z')
  const back = await fixture.person()
  await change(back, 'premium')
  expect(await list(back)).toMatchObject({ nextChargeDate: '2027-01-22', nextChargeAmount: 19.99 })
  await change(back, 'free')
  expect(await list(back)).toMatchObject({ nextChargeDate: null, nextChargeAmount: null })
  expect((await back.get('/api/profile')).json().profile.subscription_tier).toBe('free')
})

test('an unknown tier is refused', async () => {
  await using fixture = await testApp()
  expect((await change(await fixture.person(), 'gold')).json()).toMatchObject({ code: 'INVALID_INPUT' })
})

test('cards are listed with the details their owner needs; the first is charged', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect((await add(mara)).statusCode).toBe(201)
  fixture.clock.advance(1_000)
  await add(mara, MASTERCARD)
  const { paymentMethods } = await list(mara)
  const { name, line1, city, state, postalCode, country } = aCard()
  expect(paymentMethods[0]).toEqual({
    id: expect.any(String),
    type: 'card',
    last4: '4242',
    brand: 'visa',
    expiryMonth: 12,
    expiryYear: 2031,
    isDefault: true,
    billingAddress: { name, line1, city, state, postalCode, country },
  })
  expect(paymentMethods[1]).toMatchObject({ last4: '4444', brand: 'mastercard', isDefault: false })
})

test('another card can be charged instead, and when it is deleted the oldest takes its place', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await add(mara)
  fixture.clock.advance(1_000)
  await add(mara, MASTERCARD)
  const [, second] = (await list(mara)).paymentMethods
  const { paymentMethods } = (await mara.post(`${METHODS}/${second.id}/default`)).json()
  expect(paymentMethods.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true])
  expect((await mara.delete(`${METHODS}/${second.id}`)).statusCode).toBe(204)
  expect((await list(mara)).paymentMethods).toMatchObject([{ last4: '4242', isDefault: true }])
  expect((await mara.delete(`${METHODS}/${second.id}`)).json()).toMatchObject({ code: 'PAYMENT_METHOD_NOT_FOUND' })
})

test('other people’s cards are neither listed, charged nor deleted', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await add(mara)
  const [card] = (await list(mara)).paymentMethods
  const ines = await fixture.person('ines@x.test')
  expect((await list(ines)).paymentMethods).toEqual([])
  expect((await ines.delete(`${METHODS}/${card.id}`)).statusCode).toBe(404)
  expect((await ines.post(`${METHODS}/${card.id}/default`)).statusCode).toBe(404)
  expect((await list(mara)).paymentMethods).toHaveLength(1)
})

test.each([
  ['a missing number', { cardNumber: undefined }, 'INVALID_INPUT'],
  ['a number that is too long', { cardNumber: '4242 4242 4242 4242 4' }, 'INVALID_INPUT'],
  ['a month of 13', { expiryMonth: 13 }, 'INVALID_INPUT'],
  ['another country', { country: 'CZ' }, 'INVALID_INPUT'],
  ['a blank name', { name: '  ' }, 'INVALID_INPUT'],
  ['a number that fails Luhn', { cardNumber: '4242424242424241' }, 'CARD_REFUSED'],
])('%s is refused with an error message', async (_, overrides, code) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const refused = await add(mara, overrides)
  expect([refused.statusCode, refused.json().code]).toEqual([400, code])
  expect(refused.json().error).toMatch(/^[A-Z“].*\.$/)
  expect((await list(mara)).paymentMethods).toEqual([])
})

test('seeing the cards starts the process that reads the next one, and it ends with the server', async () => {
  const running = () => childrenRunning('card-desk-process.')
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect(running()).toEqual([])
  await list(mara)
  const ahead = running()
  expect(ahead).toHaveLength(1)
  expect((await add(mara)).statusCode).toBe(201)
  await expect.poll(running).toEqual([expect.not.toBeOneOf(ahead)])
  await fixture.app.close()
  await expect.poll(running).toEqual([])
})

test('a card that expired after its process was started is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await list(mara)
  fixture.clock.set('2032-01-01T12:00:00.000Z')
  const back = await fixture.person()
  expect((await add(back)).json()).toMatchObject({ code: 'CARD_REFUSED', error: 'This card has expired.' })
})

test('an account can have ten cards', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let count = 0; count < 10; count++) expect((await add(mara)).statusCode).toBe(201)
  expect((await add(mara)).json()).toMatchObject({ code: 'TOO_MANY_PAYMENT_METHODS' })
})

test('the database, the log and the answers contain no card number, CVV or address', async () => {
  await using fixture = await testApp({ LOG_LEVEL: 'trace' })
  const mara = await fixture.person()
  const cvv = '8317'
  const amex = { cardNumber: '3782 822463 10005', cvv }
  const answers = [
    await add(mara, amex),
    await add(mara, { ...amex, cardNumber: '3782 822463 10006' }),
    await add(mara, { ...amex, surprise: '378282246310005' }),
    await add(mara, { ...amex, country: 'CZ' }),
    await mara.send('POST', METHODS, {
      body: '{"cardNumber":"378282246310005","cvv":',
      headers: { 'content-type': 'application/json' },
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 400, 400, 400, 400])
  const tables = await fixture.db.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  const rows = await Promise.all(
    tables.map(({ name }) => fixture.db.query<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  const kept = JSON.stringify(rows)
  const said = fixture.logs.join('') + answers.map(({ body }) => body).join('')
  for (const trace of ['378282246310005', '3782 822463', '82246310', Buffer.from(cvv).toString('hex')]) {
    expect(kept).not.toContain(trace)
    expect(said).not.toContain(trace)
  }
  // Four digits occur by chance inside hashes, ids, times and durations, so the CVV must be a separate word.
  const alone = new RegExp(`(?<![\\da-z.-])${cvv}(?![\\da-z-])`, 'i')
  expect(kept).not.toMatch(alone)
  expect(said).not.toMatch(alone)
  expect(kept).not.toContain('Harbour Street')
  expect(kept).not.toContain(Buffer.from('Harbour Street').toString('hex'))
})

test('with Stripe the card goes to Stripe, and a paid plan needs one', async () => {
  await using setup = await stripeApp()
  const mara = await setup.fixture.person()
  expect((await change(mara, 'pro')).json()).toMatchObject({ code: 'PAYMENT_METHOD_NEEDED' })
  expect((await add(mara)).json()).toMatchObject({ code: 'INVALID_INPUT' })
  expect((await setup.addCard(mara)).statusCode).toBe(201)
  expect(await list(mara)).toMatchObject({
    gateway: 'stripe',
    publishableKey: 'pk_test_1',
    paymentMethods: [{ last4: '4242', isDefault: true }],
  })
  expect((await change(mara, 'premium')).statusCode).toBe(200)
  expect(setup.stripe.running()).toEqual(['soundings_premium_1999'])
  await change(mara, 'free')
  expect(setup.stripe.running()).toEqual([])
})

test('a plan that Stripe does not start is not given to the account', async () => {
  await using setup = await stripeApp()
  const mara = await setup.fixture.person()
  await setup.addCard(mara)
  setup.stripe.declineAll()
  expect((await change(mara, 'pro')).json()).toMatchObject({ code: 'CARD_REFUSED', error: 'This card was declined.' })
  expect((await mara.get('/api/profile')).json().profile.subscription_tier).toBe('free')
})

test('two simultaneous changes of plan leave one plan running', async () => {
  await using setup = await stripeApp()
  const mara = await setup.fixture.person()
  await setup.addCard(mara)
  await Promise.all([change(mara, 'pro'), change(mara, 'premium')])
  expect(setup.stripe.running()).toHaveLength(1)
  const { subscription_tier: tier } = (await mara.get('/api/profile')).json().profile
  expect(setup.stripe.running()[0]).toContain(tier)
})

test('a deleted account is not charged again', async () => {
  await using setup = await stripeApp()
  const mara = await setup.fixture.person()
  await setup.addCard(mara)
  await change(mara, 'pro')
  expect((await mara.delete('/api/privacy/delete-account')).statusCode).toBe(204)
  expect(setup.stripe.running()).toEqual([])
  expect(setup.stripe.asked.at(-1)?.call).toMatch(/^DELETE \/v1\/customers\//)
  for (const table of ['subscriptions', 'payment_methods', 'accounts']) {
    expect(await setup.fixture.db.query(`select 1 from ${table}`)).toEqual([])
  }
})

test('a plan that cannot be ended stops the deletion, and nothing is lost', async () => {
  await using setup = await stripeApp()
  const mara = await setup.fixture.person()
  await setup.addCard(mara)
  await change(mara, 'pro')
  setup.stripe.goAway()
  const refused = await mara.delete('/api/privacy/delete-account')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'BILLING_UNAVAILABLE'])
  expect((await mara.get('/api/profile')).json().profile.subscription_tier).toBe('pro')
  expect((await list(mara)).paymentMethods).toHaveLength(1)
})

test('a subscription can be ended twice, as after an interrupted deletion', async () => {
  await using setup = await stripeApp()
  const { fixture, gateway } = setup
  const mara = await fixture.person()
  await setup.addCard(mara)
  await change(mara, 'pro')
  const vault = await vaultOf(fixture, mara)
  await endSubscription({ db: fixture.db, gateway }, vault)
  await endSubscription({ db: fixture.db, gateway }, vault)
  expect(await list(mara)).toMatchObject({ paymentMethods: [], nextChargeDate: null })
})

test('the page may connect to Stripe only where Stripe handles the cards', async () => {
  const policyOf = async (fixture: TestApp) =>
    String((await fixture.visitor().get('/healthz')).headers['content-security-policy'])
  {
    await using fixture = await testApp()
    expect(await policyOf(fixture)).not.toMatch(/stripe|frame-src/)
  }
  await using setup = await stripeApp()
  const policy = await policyOf(setup.fixture)
  expect(policy).toContain("script-src 'self' https://js.stripe.com")
  expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com/)
  expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/)
})
