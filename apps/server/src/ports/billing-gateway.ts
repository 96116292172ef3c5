import type { BillingAddress, EnteredCard } from '@soundings/contract/billing'
import type { Tier } from '@soundings/core/tiers'

/** What is kept of a card. `reference` is the gateway's own name for it. */
export type GatewayCard = {
  reference: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  billingAddress: BillingAddress
}

/** A card that was checked: what its person sees of it. */
export type CheckedCard = Omit<GatewayCard, 'reference'>

/** A card that lies with a payment service, or one that was checked; neither number nor CVV. */
export type TakenCard = EnteredCard | CheckedCard

/**
 * Who takes the money. Every call may throw AppError: CARD_REFUSED with a sentence for the person, or
 * BILLING_UNAVAILABLE when the service cannot be reached. What is asked twice is done once.
 */
export type BillingGateway = {
  readonly name: 'sandbox' | 'stripe'
  /** With what the browser opens the gateway's own card fields; null when the card comes with the request. */
  readonly publishableKey: string | null
  /** True when a paid plan needs a card first. */
  readonly needsCard: boolean
  /** Makes the account known. @returns the gateway's name for it */
  openCustomer(accountId: string): Promise<string>
  /** Begins entering a card in the gateway's fields. @returns their secret, or null when it has none */
  beginCard(customer: string): Promise<string | null>
  /** Takes a card that its own fields hold, or that was checked. Number and CVV never come here. */
  addCard(customer: string, card: TakenCard): Promise<GatewayCard>
  removeCard(customer: string, reference: string): Promise<void>
  /** From now on this card is charged. */
  makeDefault(customer: string, reference: string): Promise<void>
  /**
   * Starts, changes or, for Free, ends a plan.
   * @param subscription what the last change answered
   * @returns the gateway's name for the running plan, null when none runs
   */
  changePlan(customer: string, subscription: string | null, tier: Tier): Promise<string | null>
  /** Ends the plan and forgets the customer with all cards. */
  closeCustomer(customer: string): Promise<void>
}
