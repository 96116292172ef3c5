import { CardEntry, NewPaymentMethod, PaymentMethods, TierChange, TierChanged } from '../billing.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const paymentMethods = endpoint({
  method: 'GET',
  path: '/api/billing/payment-methods',
  access: 'account',
  response: { 200: PaymentMethods },
})

export const beginCard = endpoint({
  method: 'POST',
  path: '/api/billing/card-entry',
  access: 'account',
  response: { 200: CardEntry },
})

export const addPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/billing/payment-methods',
  access: 'account',
  body: NewPaymentMethod,
  response: { 201: PaymentMethods },
})

export const makeDefault = endpoint({
  method: 'POST',
  path: '/api/billing/payment-methods/:id/default',
  access: 'account',
  response: { 200: PaymentMethods },
})

export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/api/billing/payment-methods/:id',
  access: 'account',
  response: NO_CONTENT,
})

export const changeTier = endpoint({
  method: 'POST',
  path: '/api/subscription/change-tier',
  access: 'account',
  body: TierChange,
  response: { 200: TierChanged },
})
