import { COUNTRY_CODES, type Tier, TIER_NAMES, TIER_PRICES } from '@soundings/core/account'
import type Stripe from 'stripe'
import { AppError } from '#server/errors.ts'
import type { BillingGateway, GatewayCard } from './billing-gateway.ts'
import { stripeCall } from './stripe-errors.ts'

const TIMEOUT_MS = 20_000
const RETRIES = 2
const CURRENCY = 'usd'

/** Stripe, through its own library. The server receives only the card data that the page shows, never the number. */
export async function stripeGateway({
  secretKey,
  publishableKey,
  api = {},
}: {
  secretKey: string
  publishableKey: string
  /** Replaces the URL of Stripe’s API, for tests. */
  api?: Pick<NonNullable<Stripe.StripeConfig>, 'host' | 'port' | 'protocol'>
}): Promise<BillingGateway> {
  const { default: StripeClient } = await import('stripe')
  const stripe = new StripeClient(secretKey, {
    ...api,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })

  /** The price of a plan, created at its first use. A changed amount needs another price. */
  async function priceOf(tier: Tier): Promise<string> {
    const cents = Math.round(TIER_PRICES[tier] * 100)
    const lookup_key = `soundings_${tier}_${cents}`
    const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 })
    if (data[0]) return data[0].id
    const made = await stripe.prices.create(
      {
        lookup_key,
        currency: CURRENCY,
        unit_amount: cents,
        recurring: { interval: 'month' },
        product_data: { name: `Soundings ${TIER_NAMES[tier]}` },
      },
      { idempotencyKey: lookup_key },
    )
    return made.id
  }

  async function changePlan(customer: string, subscription: string | null, tier: Tier): Promise<string | null> {
    if (tier === 'free') {
      if (subscription) await stripe.subscriptions.cancel(subscription).catch(unlessGone)
      return null
    }
    const price = await priceOf(tier)
    if (subscription) {
      const running = await stripe.subscriptions.retrieve(subscription)
      const item = running.items.data[0]
      if (item && running.status !== 'canceled') {
        await stripe.subscriptions.update(subscription, { items: [{ id: item.id, price }] })
        return subscription
      }
    }
    // A plan that was started but never recorded here, because this server or its database stopped in between, is
    // reused.
    const [unnoted] = (await stripe.subscriptions.list({ customer, status: 'active', limit: 1 })).data
    const item = unnoted?.items.data[0]
    if (unnoted && item) {
      await stripe.subscriptions.update(unnoted.id, { items: [{ id: item.id, price }] })
      return unnoted.id
    }
    const started = await stripe.subscriptions.create({
      customer,
      items: [{ price }],
      // A plan does not begin if its first charge fails.
      payment_behavior: 'error_if_incomplete',
      off_session: true,
    })
    return started.id
  }

  return {
    name: 'stripe',
    publishableKey,
    needsCard: true,
    openCustomer: (accountId) =>
      stripeCall(async () => {
        const made = await stripe.customers.create(
          { metadata: { account: accountId } },
          { idempotencyKey: `customer-${accountId}` },
        )
        return made.id
      }),
    beginCard: (customer) =>
      stripeCall(async () => {
        const intent = await stripe.setupIntents.create({
          customer,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
        })
        return intent.client_secret
      }),
    addCard: (customer, card) =>
      stripeCall(async () => {
        if (!('setupIntentId' in card)) {
          throw new AppError('INVALID_INPUT', 'Please enter the card in the payment service’s own fields.')
        }
        const intent = await stripe.setupIntents.retrieve(card.setupIntentId, { expand: ['payment_method'] })
        const method = intent.payment_method
        if (intent.customer !== customer || intent.status !== 'succeeded' || typeof method !== 'object' || !method) {
          throw new AppError('CARD_REFUSED', 'This card has not been confirmed.')
        }
        return toCard(method)
      }),
    removeCard: (_customer, reference) =>
      stripeCall(async () => void (await stripe.paymentMethods.detach(reference).catch(unlessGone))),
    makeDefault: (customer, reference) =>
      stripeCall(
        async () =>
          void (await stripe.customers.update(customer, { invoice_settings: { default_payment_method: reference } })),
      ),
    changePlan: (customer, subscription, tier) => stripeCall(() => changePlan(customer, subscription, tier)),
    // Stripe ends the subscriptions of a deleted customer.
    closeCustomer: (customer) => stripeCall(async () => void (await stripe.customers.del(customer).catch(unlessGone))),
  }
}

function toCard({ id, card, billing_details: { name, address } }: Stripe.PaymentMethod): GatewayCard {
  if (!card) throw new AppError('CARD_REFUSED', 'Only cards can be used here.')
  return {
    reference: id,
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    billingAddress: {
      name: name ?? '',
      line1: address?.line1 ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      postalCode: address?.postal_code ?? '',
      country: COUNTRY_CODES.find((code) => code === address?.country) ?? 'US',
    },
  }
}

/** Ignores the error for an object that is already gone: deleting it has nothing left to do. */
function unlessGone(error: unknown): void {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (code !== 'resource_missing' && statusCode !== 404) throw error
}
