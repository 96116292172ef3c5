import type { BillingAddress, PaymentMethod } from '@soundings/contract/billing'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { Queryable, Tx } from '#server/platform/db/port.ts'
import type { BillingGateway, GatewayCard } from '#server/adapters/payments/billing-gateway.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

type GatewayName = BillingGateway['name']

/** The gateway's ids for an account. */
export type Subscription = {
  gateway: GatewayName
  customer: string | null
  /** The gateway's id of the current plan. */
  reference: string | null
  /** The time when the paid plan began; null on Free. */
  paidSince: Date | null
}

/** The column in which a card's billing address and displayed details are sealed. */
export const addressPlace = (id: string) => `payment_methods.address/${id}`

/** Cards and plan of one account. The displayed details of a card are sealed; its number never reaches this store. */
export function billingStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    async subscription(): Promise<Subscription | null> {
      const [row] = await db.query<SubscriptionRow>(
        `select gateway, customer_reference, subscription_reference, paid_since
         from subscriptions where account_id = $1`,
        [accountId],
      )
      return row ? toSubscription(row) : null
    },

    /** Stores the gateway's id for the account, unless another request was faster. */
    async openCustomer(gateway: GatewayName, customer: string): Promise<void> {
      await db.query(
        `insert into subscriptions (account_id, gateway, customer_reference) values ($1, $2, $3)
         on conflict (account_id) do update
           set gateway = excluded.gateway, customer_reference = excluded.customer_reference
         where subscriptions.gateway <> excluded.gateway or subscriptions.customer_reference is null`,
        [accountId, gateway, customer],
      )
    },

    /**
     * Stores a change of plan. @returns false when another change was faster
     * @param before the gateway's id of the replaced plan
     */
    async savePlan(
      before: string | null,
      plan: { reference: string | null; paidSince: Date | null },
    ): Promise<boolean> {
      const rows = await db.query<{ account_id: string }>(
        `update subscriptions set subscription_reference = $3, paid_since = $4
         where account_id = $1 and subscription_reference is not distinct from $2 returning account_id`,
        [accountId, before, plan.reference, plan.paidSince],
      )
      return rows.length === 1
    },

    async paymentMethods(gateway: GatewayName): Promise<(PaymentMethod & { reference: string })[]> {
      const rows = await db.query<PaymentMethodRow>(
        `select payment_method_id, gateway_reference, brand, last4, expiry_month, expiry_year, is_default,
           address_sealed
         from payment_methods where account_id = $1 and gateway = $2 order by created_at, payment_method_id`,
        [accountId, gateway],
      )
      return rows.map((row) => toPaymentMethod(row, vault))
    },

    /** A card that is already stored is not stored twice. */
    async addPaymentMethod(id: string, gateway: GatewayName, card: GatewayCard, at: Date): Promise<void> {
      await db.query(
        `insert into payment_methods (account_id, payment_method_id, gateway, gateway_reference, created_at, is_default,
           address_sealed)
         values ($1, $2, $3, $4, $5, false, $6)
         on conflict (account_id, gateway, gateway_reference) do nothing`,
        [accountId, id, gateway, card.reference, at, sealCard(vault, id, card)],
      )
    },

    async removePaymentMethod(id: string): Promise<void> {
      if (!isUuid(id)) return
      await db.query('delete from payment_methods where account_id = $1 and payment_method_id = $2', [accountId, id])
    },

    /** Run it in a transaction, because between its two statements no card is the default. */
    async makeDefault(tx: Tx, id: string): Promise<void> {
      await tx.query('update payment_methods set is_default = false where account_id = $1 and is_default', [accountId])
      await tx.query('update payment_methods set is_default = true where account_id = $1 and payment_method_id = $2', [
        accountId,
        id,
      ])
    },

    /** Deletes the cards, the customer and the plan. */
    async removeAll(): Promise<void> {
      await db.query('delete from payment_methods where account_id = $1', [accountId])
      await db.query('delete from subscriptions where account_id = $1', [accountId])
    },
  }
}

type SubscriptionRow = {
  gateway: GatewayName
  customer_reference: string | null
  subscription_reference: string | null
  paid_since: Date | null
}

function toSubscription(row: SubscriptionRow): Subscription {
  return {
    gateway: row.gateway,
    customer: row.customer_reference,
    reference: row.subscription_reference,
    paidSince: row.paid_since,
  }
}

/** The details of a card that its owner sees. */
type CardFace = Pick<GatewayCard, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'>

/** The sealed part of a card. Values from before migration 0011 contain only the address. */
type SealedCard = BillingAddress & { card?: CardFace }

type PaymentMethodRow = CardRow & { gateway_reference: string; is_default: boolean }

/** The columns of a card's row; the displayed details are in cleartext only before migration 0011. */
export type CardRow = { payment_method_id: string; address_sealed: Buffer } & (
  | { brand: string; last4: string; expiry_month: number; expiry_year: number }
  | { brand: null }
)

/** Seals the address and the displayed details of a card together, bound to its id. */
export function sealCard(vault: AccountVault, id: string, card: CardFace & { billingAddress: BillingAddress }): Buffer {
  const { brand, last4, expiryMonth, expiryYear, billingAddress } = card
  const sealed: SealedCard = { ...billingAddress, card: { brand, last4, expiryMonth, expiryYear } }
  return vault.seal(addressPlace(id), JSON.stringify(sealed))
}

/** @returns null when it cannot be decrypted */
export function openCard(row: CardRow, vault: AccountVault): (CardFace & { billingAddress: BillingAddress }) | null {
  const opened = unlessBroken(() => vault.open(addressPlace(row.payment_method_id), row.address_sealed))
  if (opened === null) return null
  const { card, ...billingAddress } = JSON.parse(opened) as SealedCard
  const face = card ?? clearFace(row)
  return face && { ...face, billingAddress }
}

function clearFace(row: CardRow): CardFace | null {
  if (row.brand === null) return null
  return { brand: row.brand, last4: row.last4, expiryMonth: row.expiry_month, expiryYear: row.expiry_year }
}

function toPaymentMethod(row: PaymentMethodRow, vault: AccountVault): PaymentMethod & { reference: string } {
  const opened = openCard(row, vault)
  const unknown = { brand: null, last4: null, expiryMonth: null, expiryYear: null, billingAddress: null }
  return {
    ...(opened ?? unknown),
    id: row.payment_method_id,
    reference: row.gateway_reference,
    type: 'card',
    isDefault: row.is_default,
  }
}
