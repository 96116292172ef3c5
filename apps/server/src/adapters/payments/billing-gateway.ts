import type { BillingAddress, EnteredCard } from '@soundings/contract/billing'
import type { Tier } from '@soundings/core/account'

/** The stored data of a card. `reference` is the gateway’s identifier for it. */
export type GatewayCard = {
  reference: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  billingAddress: BillingAddress
}

/** A card that was checked: only the data that its owner sees. */
export type CheckedCard = Omit<GatewayCard, 'reference'>

/** A card stored at a payment service, or one that was checked; without its number and CVV. */
export type TakenCard = EnteredCard | CheckedCard

/**
 * A payment service. Every call may throw AppError: CARD_REFUSED with a sentence for the user, or BILLING_UNAVAILABLE
 * when the service does not answer. Repeating a call has no further effect.
 */
export type BillingGateway = {
  readonly name: 'sandbox' | 'stripe'
  /** The key with which the browser opens the gateway’s card fields; null when the card is sent with the request. */
  readonly publishableKey: string | null
  /** True when a paid plan requires a card. */
  readonly needsCard: boolean
  /**
   * Creates a customer for the account.
   * @returns the gateway’s identifier for it
   */
  openCustomer(accountId: string): Promise<string>
  /**
   * Prepares the gateway’s card fields.
   * @returns their client secret, or null when the gateway has no such fields
   */
  beginCard(customer: string): Promise<string | null>
  /**
   * Adds a card from the gateway’s fields, or one that was checked. This server never receives the number and the CVV.
   */
  addCard(customer: string, card: TakenCard): Promise<GatewayCard>
  removeCard(customer: string, reference: string): Promise<void>
  /** Makes this card the one that is charged. */
  makeDefault(customer: string, reference: string): Promise<void>
  /**
   * Starts or changes a plan, or ends it for the Free tier.
   * @param subscription the result of the last change
   * @returns the gateway’s identifier for the running plan; null when there is none
   */
  changePlan(customer: string, subscription: string | null, tier: Tier): Promise<string | null>
  /** Ends the plan and deletes the customer with all cards. */
  closeCustomer(customer: string): Promise<void>
}
