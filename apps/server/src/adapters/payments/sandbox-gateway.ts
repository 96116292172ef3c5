import { randomUUID } from 'node:crypto'
import { AppError } from '#server/errors.ts'
import type { BillingGateway } from './billing-gateway.ts'

/** Accepts cards that were checked, charges no one and stores nothing. */
export function sandboxGateway(): BillingGateway {
  return {
    name: 'sandbox',
    publishableKey: null,
    needsCard: false,
    openCustomer: async () => `sandbox_${randomUUID()}`,
    beginCard: async () => null,
    async addCard(_customer, card) {
      if (!('last4' in card)) {
        throw new AppError('INVALID_INPUT', 'This server runs the payment sandbox. Please enter the card in its form.')
      }
      return { reference: `sandbox_${randomUUID()}`, ...card }
    },
    removeCard: async () => {},
    makeDefault: async () => {},
    changePlan: async () => null,
    closeCustomer: async () => {},
  }
}
