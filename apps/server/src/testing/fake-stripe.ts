import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Fields = Record<string, string>
type Answer = { status: number; body: unknown }

/** The part of Stripe’s API that the gateway uses, over HTTP; `enterCard` does the browser’s part. */
export type FakeStripe = AsyncDisposable & {
  api: { host: string; port: number; protocol: 'http' }
  /** Every request so far: method, path and form. */
  asked: { call: string; fields: Fields }[]
  /** Does what Stripe’s fields in the browser do: confirms an intent with a card. */
  enterCard(clientSecret: string, card: { last4: string; brand?: string }): string
  /** The cards that a customer has now. */
  heldCards(customer: string): string[]
  /** The plans that are charged now. */
  running(): string[]
  /** From now on every card is declined. */
  declineAll(): void
  /** From now on no request is answered. */
  goAway(): void
}

export async function fakeStripe(): Promise<FakeStripe> {
  const asked: FakeStripe['asked'] = []
  const customers = new Set<string>()
  const intents = new Map<string, { customer: string; status: string; payment_method: unknown }>()
  const cards = new Map<string, { customer: string | null }>()
  const subscriptions = new Map<string, { customer: string; price: string; status: string }>()
  const prices = new Map<string, { id: string; unit_amount: number }>()
  const state = { declines: false, away: false, count: 0 }
  const next = (prefix: string) => `${prefix}_${++state.count}`
  const missing: Answer = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
  const declined: Answer = { status: 402, body: { error: { type: 'card_error', code: 'card_declined' } } }
  const ok = (body: unknown): Answer => ({ status: 200, body })
  const subscription = (id: string) => {
    const found = subscriptions.get(id)
    return found && { id, object: 'subscription', status: found.status, items: { data: [{ id: `si_${id}` }] } }
  }

  function answer(method: string, path: string, fields: Fields): Answer {
    const [, , kind = '', id = '', action = ''] = path.split('/')
    switch (`${method} ${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`) {
      case 'POST customers': {
        const made = next('cus')
        customers.add(made)
        return ok({ id: made, object: 'customer' })
      }
      case 'POST customers/:id':
        return customers.has(id) ? ok({ id, object: 'customer' }) : missing
      case 'DELETE customers/:id':
        for (const plan of subscriptions.values()) if (plan.customer === id) plan.status = 'canceled'
        return customers.delete(id) ? ok({ id, deleted: true }) : missing
      case 'POST setup_intents': {
        const made = next('seti')
        intents.set(made, {
          customer: fields['customer'] ?? '',
          status: 'requires_payment_method',
          payment_method: null,
        })
        return ok({ id: made, client_secret: `${made}_secret_1` })
      }
      case 'GET setup_intents/:id':
        return intents.has(id) ? ok({ id, object: 'setup_intent', ...intents.get(id) }) : missing
      case 'POST payment_methods/:id/detach':
        return cards.delete(id) ? ok({ id, object: 'payment_method' }) : missing
      case 'GET prices':
        return ok({ object: 'list', data: [prices.get(fields['lookup_keys[0]'] ?? '')].filter(Boolean) })
      case 'POST prices': {
        const made = { id: next('price'), unit_amount: Number(fields['unit_amount']) }
        prices.set(fields['lookup_key'] ?? '', made)
        return ok(made)
      }
      case 'POST subscriptions': {
        if (state.declines) return declined
        const made = next('sub')
        subscriptions.set(made, {
          customer: fields['customer'] ?? '',
          price: fields['items[0][price]'] ?? '',
          status: 'active',
        })
        return ok(subscription(made))
      }
      case 'GET subscriptions': {
        const running = [...subscriptions].filter(
          ([, plan]) => plan.customer === fields['customer'] && plan.status === fields['status'],
        )
        return ok({ object: 'list', data: running.map(([made]) => subscription(made)) })
      }
      case 'GET subscriptions/:id':
        return subscriptions.has(id) ? ok(subscription(id)) : missing
      case 'POST subscriptions/:id': {
        const plan = subscriptions.get(id)
        if (!plan) return missing
        plan.price = fields['items[0][price]'] ?? ''
        return ok(subscription(id))
      }
      case 'DELETE subscriptions/:id': {
        const plan = subscriptions.get(id)
        if (!plan || plan.status === 'canceled') return missing
        plan.status = 'canceled'
        return ok(subscription(id))
      }
      default:
        return missing
    }
  }

  const server = createServer((request, response) => {
    void formOf(request).then(({ path, fields }) => {
      asked.push({ call: `${request.method} ${path}`, fields })
      if (state.away) return response.destroy()
      const { status, body } = answer(request.method ?? '', path, fields)
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    api: { host: '127.0.0.1', port, protocol: 'http' },
    asked,
    enterCard(clientSecret, { last4, brand = 'visa' }) {
      const id = clientSecret.replace(/_secret_.*/, '')
      const intent = intents.get(id)
      if (!intent) throw new Error('There is no such intent.')
      const method = next('pm')
      cards.set(method, { customer: intent.customer })
      intent.status = 'succeeded'
      intent.payment_method = {
        id: method,
        object: 'payment_method',
        card: { brand, last4, exp_month: 12, exp_year: 2031 },
        billing_details: {
          name: 'Mara Lind',
          address: { line1: '12 Harbour Street', city: 'Key West', state: 'FL', postal_code: '33040', country: 'US' },
        },
      }
      return id
    },
    heldCards: (customer) => [...cards].flatMap(([id, card]) => (card.customer === customer ? [id] : [])),
    running: () =>
      [...subscriptions.values()].flatMap(({ status, price }) =>
        status === 'active' ? [[...prices].find(([, { id }]) => id === price)?.[0] ?? price] : [],
      ),
    declineAll: () => void (state.declines = true),
    goAway: () => void (state.away = true),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function formOf(request: IncomingMessage): Promise<{ path: string; fields: Fields }> {
  const url = new URL(request.url ?? '/', 'http://stripe.test')
  const form = new URLSearchParams(await text(request))
  return { path: url.pathname, fields: { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(form) } }
}
